import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import path from "node:path";
import next from "next";
import { API_METHODS_FILE, type ApiMethods } from "@/lib/http/front/api-methods";
import { createFrontServer } from "@/lib/http/front/front-server";
import { loadPack } from "@/lib/http/front/static-files";
import { config } from "@/lib/platform/config";
import { createLog } from "@/lib/platform/log/logger";
import { onStop } from "@/scripts/local/on-stop";

const AHEAD = ".next/ahead";
const settings = config();
const log = createLog(settings.LOG_LEVEL);
const app = next({
  dev: false,
  port: settings.PORT,
  hostname: "127.0.0.1",
  // Next takes requests for another protocol straight from the server that it is given, past the front server. This
  // one never listens, so such a request is an ordinary one.
  httpServer: createServer(),
});
await app.prepare();
const handle = app.getRequestHandler();

const server = createFrontServer(
  {
    pack: await loadPack(AHEAD),
    apiMethods: JSON.parse(await readFile(path.join(AHEAD, API_METHODS_FILE), "utf8")) as ApiMethods,
    next: (request: IncomingMessage, response: ServerResponse) => handle(request, response),
    isHttps: settings.secureCookies,
  },
  (err) => {
    log.error({ err }, "front server");
  },
);

process.on("unhandledRejection", (err) => {
  log.error({ err }, "unhandled rejection");
});

server.listen(settings.PORT, settings.HOST, () => {
  log.info({ port: settings.PORT }, "web is listening");
});

onStop(async () => {
  // Answers in flight are finished; idle connections are closed at once.
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await closed;
  await app.close();
});
