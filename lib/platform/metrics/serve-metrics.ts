import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { metrics } from "./metrics";

const send = (response: ServerResponse, status: number, text: string, type = "text/plain"): void => {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(text);
};

/**
 * Answers `GET /metrics` on a port of its own, which nobody outside may reach: what is behind the public port never
 * shows it. No port, no answer.
 */
export async function serveMetrics(
  port: number | undefined,
  host: string,
): Promise<{ close: () => Promise<void> } | null> {
  if (port === undefined) return null;
  const server = createServer(
    { connectionsCheckingInterval: 1_000, requestTimeout: 10_000 },
    (request, response) => {
      if (request.method !== "GET" || request.url !== "/metrics") {
        send(response, 404, "Resource not found.\n");
        return;
      }
      const { text, contentType } = metrics();
      text().then(
        (figures) => {
          send(response, 200, figures, contentType);
        },
        () => {
          send(response, 503, "The figures can't be read right now.\n");
        },
      );
    },
  );
  server.listen(port, host);
  await once(server, "listening");
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
