import type { ServerResponse } from "node:http";

/** Next drops the length that a route announces; under this name it gets through to the front server. */
export const FILE_LENGTH = "x-file-length";

/** Before the head goes out, what a route said of its file's length becomes the length. */
export function announceLength(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    const length = response.getHeader(FILE_LENGTH);
    if (length !== undefined) {
      response.removeHeader(FILE_LENGTH);
      response.setHeader("content-length", String(length));
    }
    return writeHead(...head);
  };
}
