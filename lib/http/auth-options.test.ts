import { expect, test } from "vitest";
import { parseConfig } from "@/lib/platform/config";
import { createLog } from "@/lib/platform/log/logger";
import { authOptions } from "./auth-options";

test("16.49: a failed sign-in at a provider is logged by its kind, without what the two sides sent", () => {
  const lines: string[] = [];
  const log = createLog("warn", { write: (line) => void lines.push(line) });
  const config = parseConfig({ NODE_ENV: "test", DATABASE_URL: "postgresql://db/talewick" });
  const error = new TypeError("state mismatch, expected st4te-one, got: st4te-two");
  const { logger } = authOptions(config, log);
  logger?.error?.("OAUTH_CALLBACK_ERROR", { error, providerId: "google" });
  logger?.error?.("CALLBACK_OAUTH_ERROR", error);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { code: "OAUTH_CALLBACK_ERROR", kind: "TypeError", msg: "oauth" },
    { code: "CALLBACK_OAUTH_ERROR", kind: "TypeError" },
  ]);
  expect(lines.join()).not.toContain("st4te");
});
