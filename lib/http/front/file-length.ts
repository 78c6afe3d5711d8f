import type { OutgoingHttpHeader, ServerResponse } from "node:http";

/** Next drops the length that a route announces; under this name it gets through to the front server. */
export const FILE_LENGTH = "x-file-length";

/**
 * What a route says of its body's length becomes the length; whoever compresses the body takes it away again. Next sends the head by itself just before the first bytes of the body; here they go out together.
 */
export function announceLength(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name: string, value: OutgoingHttpHeader) =>
    name.toLowerCase() === FILE_LENGTH ? setHeader("content-length", String(value)) : setHeader(name, value);
  response.flushHeaders = () => undefined;
}
