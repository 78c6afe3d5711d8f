import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export type HoldingProxy = {
  url: string;
  /** Answers that have been read at the provider and are on their way, oldest first. */
  held: (() => void)[];
  /** While true, answers to look-ups are kept. */
  hold: boolean;
  stop(): Promise<void>;
};

/** Stands between us and the provider and decides when an answer arrives. What it says was true when it was read. */
export async function holdingProxy(target: string): Promise<HoldingProxy> {
  const server: Server = createServer((request, response) => {
    void (async () => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk as Uint8Array);
      const method = request.method ?? "GET";
      const answer = await fetch(`${target}${request.url ?? ""}`, {
        method,
        headers: Object.fromEntries(
          ["authorization", "content-type", "idempotency-key"].flatMap((name) => {
            const value = request.headers[name];
            return typeof value === "string" ? [[name, value]] : [];
          }),
        ),
        ...(method === "GET" ? {} : { body: Buffer.concat(chunks) }),
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const send = () => {
        response.writeHead(answer.status, { "content-type": "application/json" }).end(body);
      };
      if (proxy.hold && method === "GET") proxy.held.push(send);
      else send();
    })();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const proxy: HoldingProxy = {
    url: `http://127.0.0.1:${port}`,
    held: [],
    hold: false,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => {
          stopped();
        });
        server.closeAllConnections();
      }),
  };
  return proxy;
}
