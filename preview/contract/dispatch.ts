/** A handler for each message type of a union. A missing handler is a type error. */
export type MessageHandlers<Message extends { readonly type: string }> = {
  readonly [Type in Message['type']]: (message: Extract<Message, { readonly type: Type }>) => void | Promise<void>;
};

/**
 * Calls the handler of a message. Ignores data that is no message with a handler.
 * @param onError Receives the error that the handler throws, or with which its promise is rejected.
 */
export async function dispatch<Message extends { readonly type: string }>(
  handlers: MessageHandlers<Message>,
  data: unknown,
  onError: (error: unknown, type: Message['type']) => void,
): Promise<void> {
  if (!isHandled(handlers, data)) return;
  const handle = handlers[data.type as Message['type']] as (message: Message) => void | Promise<void>;
  try {
    await handle(data);
  } catch (error) {
    onError(error, data.type);
  }
}

function isHandled<Message extends { readonly type: string }>(
  handlers: MessageHandlers<Message>,
  data: unknown,
): data is Message {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    typeof data.type === 'string' &&
    Object.hasOwn(handlers, data.type)
  );
}
