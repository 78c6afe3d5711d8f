import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reportOutage, tellOutage } from "./outage";

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    const requestId = String(request.headers["x-request-id"]);
    tellOutage(response, requestId);
    if (request.url === "/away") reportOutage(requestId);
    response.statusCode = request.url === "/well" ? 200 : 500;
    response.end("as Next says it");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
});

async function head(path: string) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { "x-request-id": path } });
  return [answer.status, answer.headers.get("retry-after")];
}

// 16.48
test.each([
  ["/away", [503, "5"]],
  ["/fault", [500, null]],
  ["/well", [200, null]],
])("a page at %s says %j", async (path, said) => {
  expect(await head(path)).toEqual(said);
});
