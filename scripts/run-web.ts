import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import path from "node:path";
import next from "next";
import { API_METHODS_FILE, type ApiMethods } from "@/lib/http/front/api-methods";
import { drain } from "@/lib/http/front/drain";
import { createFrontServer } from "@/lib/http/front/front-server";
import { keepPlansInPage } from "@/lib/http/front/keep-plans-in-page";
import { requestLogger } from "@/lib/http/front/log-request";
import { sayAddress, saySupport } from "@/lib/http/front/say-address";
import { loadPack } from "@/lib/http/front/static-files";
import { LATE_STARTS_FILE, type LateStarts } from "@/lib/http/front/late-start";
import { PAGE_ROUTES_FILE } from "@/lib/http/front/unknown-path";
import { config } from "@/lib/platform/config";
import { createLog } from "@/lib/platform/log/logger";
import { metrics } from "@/lib/platform/metrics/metrics";
import { serveMetrics } from "@/lib/platform/metrics/serve-metrics";
import { endOnFault } from "@/scripts/local/end-on-fault";
import { onStop } from "@/scripts/local/on-stop";

/** What the build has made of next.config.ts. */
async function builtSettings(): Promise<unknown> {
  const written = JSON.parse(await readFile(".next/required-server-files.json", "utf8")) as {
    config: unknown;
  };
  return written.config;
}

const AHEAD = ".next/ahead";
const settings = config();
const log = createLog(settings.LOG_LEVEL);
endOnFault(log);
// As Next's own standalone server hands them over (docs/adr/0112): to read next.config.ts, its router would load Next's
// compiler, 24 MB that stay in memory, also where the settings are given as `conf`.
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(await builtSettings());
const app = next({
  dev: false,
  port: settings.PORT,
  hostname: "127.0.0.1",
  // Next takes requests for another protocol straight from the server that it is given, past the front server. This
  // one never listens, so such a request is an ordinary one.
  httpServer: createServer(),
});
await app.prepare();

const built = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(AHEAD, file), "utf8"));
const logRequest = requestLogger(log);
const pack = await loadPack(AHEAD);
await sayAddress(pack, settings.APP_URL);
await saySupport(pack, settings.SUPPORT_EMAIL);
const keeper = await keepPlansInPage(pack, settings, log);
const server = createFrontServer({
  pack,
  apiMethods: (await built(API_METHODS_FILE)) as ApiMethods,
  pages: (await built(PAGE_ROUTES_FILE)) as string[],
  lateStarts: (await built(LATE_STARTS_FILE)) as LateStarts,
  next: app.getRequestHandler(),
  isHttps: settings.secureCookies,
  onError: (err) => {
    log.error({ err }, "front server");
  },
  onAnswered: (answered) => {
    logRequest(answered);
    metrics().answered(answered);
  },
});
const measured = await serveMetrics(settings.WEB_METRICS_PORT, settings.METRICS_HOST);

server.listen(settings.PORT, settings.HOST, () => {
  log.info({ port: settings.PORT }, "web is listening");
});

onStop(settings.STOP_SECONDS, async () => {
  log.info("web is stopping");
  await drain(server, (settings.DRAIN_SECONDS ?? (settings.TALEWICK_LOCAL ? 0 : 5)) * 1000);
  await keeper.stop();
  await measured?.close();
  await app.close();
});
