import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const STAYS_ALIVE = "setInterval(() => undefined, 1000);";

test.each([
  ["unhandled rejection", 'void Promise.reject(new Error("nobody looked"));'],
  ["uncaught exception", 'setImmediate(() => { throw new Error("nobody looked"); });'],
])(
  "16.56: an %s ends the process after it is logged",
  (msg, fault) => {
    const program = `
    import { createLog } from "@/lib/platform/log/logger";
    import { endOnFault } from "@/scripts/local/end-on-fault";
    endOnFault(createLog("info"));
    ${STAYS_ALIVE}
    ${fault}`;
    const { status, stdout } = spawnSync(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "--eval", program],
      { encoding: "utf8", timeout: 30_000, env: { ...process.env, TSX_TSCONFIG_PATH: "tsconfig.json" } },
    );
    expect(status).toBe(1);
    expect(JSON.parse(stdout.trim())).toMatchObject({ level: 60, msg, err: { message: "nobody looked" } });
  },
  40_000,
);
