import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A Redis of its own, on a free port and in a folder of its own; what it is told stays when it is started again. */
export class TestRedis {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    readonly port: number,
  ) {}

  static async start(): Promise<TestRedis> {
    const redis = new TestRedis(fs.mkdtempSync(path.join(os.tmpdir(), 'sandtable-redis-')), await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const kept = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];
    const place = ['--dir', this.folder, '--bind', '127.0.0.1', '--port', String(this.port)];
    this.process = spawn('redis-server', [...place, ...kept], { stdio: 'ignore' });
    while (!(await isOpen(this.port))) await setTimeout(20);
  }

  /** Ends it without a word, as a machine does that loses its current. */
  async kill(): Promise<void> {
    if (!this.process) return;
    this.process.kill('SIGKILL');
    await once(this.process, 'exit');
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
