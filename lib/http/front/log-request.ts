import type { Log } from "@/lib/platform/log/logger";
import type { Answered } from "./answered";

/** What comes with every page, and what machines ask for every few seconds. */
const SELDOM_OF_INTEREST = new Set(["(file)", "/api/health", "/api/ready"]);

/** Writes one line for each request. */
export const requestLogger =
  (log: Log) =>
  ({ seconds, isCutOff, ...answered }: Answered): void => {
    const line = { ...answered, ms: Math.round(seconds * 1000), ...(isCutOff ? { cutOff: true } : {}) };
    if (SELDOM_OF_INTEREST.has(answered.route)) log.debug(line, "request");
    else log.info(line, "request");
  };
