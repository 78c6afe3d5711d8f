import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { headers: Record<string, string>; body: string };

/** A parent's program that is told things: what it answers is decided by the test. */
export async function hookReceiver(answer: (count: number) => number | null = () => 204) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      const status = answer(received.length);
      // Silence, where it answers nothing.
      if (status === null) return;
      const moved = status >= 300 && status < 400 ? { location: `${url}/elsewhere` } : {};
      response.writeHead(status, moved).end("x".repeat(10_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://hooks.localhost:${(server.address() as AddressInfo).port}/hooks`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, received, close };
}
