import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** A password with characters that must be escaped in a URL. */
const PASSWORD = 'p@ss:/%';
/** Key and certificate of 127.0.0.1 for these tests. Clients trust the certificate only if they are configured to. */
export const CERTIFICATE = path.join(import.meta.dirname, 'fixtures/redis.pem');

/** A separate Redis on a free port with a temporary folder. The data survives a restart of this Redis. */
export class TestRedis {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    readonly port: number,
    private readonly isSecure: boolean,
  ) {}

  static async start({ isSecure = false } = {}): Promise<TestRedis> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandtable-redis-'));
    const redis = new TestRedis(folder, await freePort(), isSecure);
    await redis.start();
    return redis;
  }

  get url(): string {
    return this.urlWith(PASSWORD);
  }

  urlWith(password: string): string {
    return `${this.isSecure ? 'rediss' : 'redis'}://:${encodeURIComponent(password)}@127.0.0.1:${this.port}`;
  }

  /**
   * Starts Redis if it is not running.
   * @throws Error if Redis exits before it answers
   */
  async start(): Promise<void> {
    if (this.isRunning) return;
    const persistence = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];
    const place = ['--dir', this.folder, '--bind', '127.0.0.1', '--requirepass', PASSWORD];
    const keys = ['--tls-cert-file', CERTIFICATE, '--tls-key-file', CERTIFICATE, '--tls-auth-clients', 'no'];
    const port = String(this.port);
    const open = this.isSecure ? ['--port', '0', '--tls-port', port, ...keys] : ['--port', port];
    this.process = spawn('redis-server', [...place, ...open, ...persistence], { stdio: 'ignore' });
    while (!(await isOpen(this.port))) {
      if (!this.isRunning) throw new Error(`Redis ended, with ${this.process.exitCode}, before it answered.`);
      await setTimeout(20);
    }
  }

  private get isRunning(): boolean {
    return this.process?.exitCode === null && this.process.signalCode === null;
  }

  /** Kills Redis, as a power failure does. */
  async kill(): Promise<void> {
    if (!this.process || !this.isRunning) return;
    this.process.kill('SIGKILL');
    await once(this.process, 'exit');
  }

  /** Suspends the Redis process: Redis still accepts connections, but answers nothing. */
  stun(): void {
    this.process?.kill('SIGSTOP');
  }

  rouse(): void {
    this.process?.kill('SIGCONT');
  }

  /** Deletes all data. */
  async forget(): Promise<void> {
    await this.send((client) => client.flushall());
  }

  async configure(name: string, value: string): Promise<void> {
    await this.send((client) => client.config('SET', name, value));
  }

  /** Writes a field of a hash. */
  async set(key: string, field: string, value: string): Promise<void> {
    await this.send((client) => client.hset(key, field, value));
  }

  private async send(order: (client: Redis) => Promise<unknown>): Promise<void> {
    const client = new Redis(this.url);
    await order(client);
    client.disconnect();
  }

  async remove(): Promise<void> {
    await this.kill();
    fs.rmSync(this.folder, { recursive: true });
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function isOpen(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => {
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
  socket.destroy();
  return isThere;
}
