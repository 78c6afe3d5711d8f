import type { ServerResponse } from "node:http";

/** Next drops the length that a route announces; under this name it gets through to the front server. */
export const FILE_LENGTH = "x-file-length";

const JSON_TYPE = "application/json";

/**
 * What a route says of its body's length becomes the length; whoever compresses the body takes it away again. Next sends
 * the head by itself just before the first bytes of the body; here they go out together. It also hands each header of a
 * route over as a list of one, a type that its own compression doesn't know: JSON would go out as large as it is.
 */
export function announceLength(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    if (name.toLowerCase() === FILE_LENGTH) return setHeader("content-length", String(value));
    return setHeader(name, String(value) === JSON_TYPE ? JSON_TYPE : value);
  };
  response.flushHeaders = () => undefined;
}
