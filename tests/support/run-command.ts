import { execFile } from "node:child_process";

type Where = { databaseUrl: string; secret: string };
type Outcome = { code: number; output: string };

/** Runs a command of the build as the operator of a product does. */
export function runCommand(where: Where, name: string, ...args: string[]): Promise<Outcome> {
  const env: NodeJS.ProcessEnv = {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    TALEWICK_LOCAL: "true",
    DATABASE_URL: where.databaseUrl,
    AUTH_SECRET: where.secret,
    LOG_LEVEL: "warn",
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [`dist/${name}.mjs`, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}` });
    });
  });
}
