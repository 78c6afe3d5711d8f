import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { startLocalPostgres, type LocalPostgres } from "@/scripts/database/local-postgres";
import { prepareDatabase } from "@/scripts/database/prepare-database";
import { startChild, type Child } from "@/scripts/local/child-process";
import { holdPort } from "@/scripts/local/free-port";
import { prepareCatalogue } from "@/scripts/local/prepare-catalogue";
import { WEB_ENVIRONMENT, WEB_FLAGS, WORKER_ENVIRONMENT, WORKER_FLAGS } from "@/scripts/local/process-launch";
import { waitUntilReady } from "@/scripts/local/wait-until-ready";

export type Addresses = { app: string; mail: string | null; stripe: string | null; database: string };

export type RunningSystem = {
  addresses: Addresses;
  /** The environment that web and worker run with, to start more of them. */
  env: Record<string, string | undefined>;
  web: Child;
  worker: () => Child;
  restartWorker: () => void;
  startWorker: () => Child;
  /** Resolves with the name of the first part that ended by itself. */
  firstEnd: Promise<string>;
  stop: () => Promise<void>;
};

type SystemOptions = {
  dataDir: string;
  ports: { app: number; database: number; sandbox: number };
  /** Tests: no crash safety, nothing is kept. */
  throwAway?: boolean;
  env?: Record<string, string>;
  onOutput?: (name: string, line: string) => void;
};

type Environment = Record<string, string | undefined>;

/** A secret that is made once and kept beside the data, so that a restart signs nobody out. */
async function keptSecret(dataDir: string, name: string): Promise<string> {
  const file = path.join(dataDir, `${name}.secret`);
  const known = await readFile(file, "utf8").catch(() => null);
  if (known) return known;
  const secret = randomBytes(32).toString("hex");
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}

type SandboxAddresses = {
  stripeUrl: string;
  resendUrl: string;
  googleUrl: string;
  githubUrl: string;
  mailUrl: string;
};

/** Stand-ins for the services whose keys are not set. */
function standInEnvironment(env: Environment, sandbox: SandboxAddresses, webhookSecret: string): Environment {
  const unless = (key: string, standIns: Environment) => (env[key] ? {} : standIns);
  return {
    ...unless("STRIPE_SECRET_KEY", {
      STRIPE_SECRET_KEY: "sk_test_sandbox",
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: sandbox.stripeUrl,
    }),
    ...unless("RESEND_API_KEY", { RESEND_API_KEY: "re_sandbox", RESEND_BASE_URL: sandbox.resendUrl }),
    ...unless("GOOGLE_CLIENT_ID", {
      GOOGLE_CLIENT_ID: "talewick-google",
      GOOGLE_CLIENT_SECRET: "talewick-google-secret",
      GOOGLE_ISSUER: sandbox.googleUrl,
    }),
    ...unless("GITHUB_CLIENT_ID", {
      GITHUB_CLIENT_ID: "talewick-github",
      GITHUB_CLIENT_SECRET: "talewick-github-secret",
      GITHUB_URL: sandbox.githubUrl,
    }),
  };
}

const REAL_KEYS = ["STRIPE_SECRET_KEY", "RESEND_API_KEY", "GOOGLE_CLIENT_ID", "GITHUB_CLIENT_ID"];
const needsSandbox = (env: Environment) => REAL_KEYS.some((key) => !env[key]);

type SandboxStart = { options: SystemOptions; appUrl: string; webhookSecret: string };

async function startSandbox({ options, appUrl, webhookSecret }: SandboxStart) {
  // One that is taken moves to the next that is free.
  const port = options.ports.sandbox;
  const settings = {
    ports: { stripe: port, resend: port + 1, google: port + 2, github: port + 3, mail: port + 4 },
    appOrigin: appUrl,
    webhookUrl: `${appUrl}/api/webhooks/stripe`,
    webhookSecret,
    ...(options.throwAway ? {} : { persistDir: path.resolve(options.dataDir, "sandbox") }),
  };
  const child = startChild({
    name: "sandbox",
    args: ["--import", "tsx", "sandbox/main.ts", JSON.stringify(settings)],
    env: {},
    onOutput: (line) => {
      // Its first line is for us: the addresses.
      if (!line.startsWith('{"stripeUrl"')) options.onOutput?.("sandbox", line);
    },
  });
  return { child, addresses: JSON.parse(await child.firstLine) as SandboxAddresses };
}

async function startDatabase(
  options: SystemOptions,
  given: string | undefined,
): Promise<{ server: LocalPostgres | null; url: string }> {
  if (given) return { server: null, url: given };
  const server = await startLocalPostgres({
    dataDir: path.join(options.dataDir, "postgres"),
    preferredPort: options.ports.database,
    ...(options.throwAway ? { throwAway: true } : {}),
  });
  return { server, url: server.urlOf("talewick") };
}

/**
 * Starts the whole product on this machine from its build: database, sandbox, worker, web. Parts whose keys are set in
 * the environment are the real services.
 */
export async function startSystem(options: SystemOptions): Promise<RunningSystem> {
  await mkdir(options.dataDir, { recursive: true });
  // An empty value in .env means: not set.
  const given: Environment = Object.fromEntries(
    Object.entries({ ...process.env, ...options.env }).filter(([, value]) => value !== ""),
  );
  const { port, release } = await holdPort(options.ports.app);
  const appUrl = given["APP_URL"] ?? `http://localhost:${port}`;
  const webhookSecret = `whsec_${await keptSecret(options.dataDir, "webhook")}`;
  const [database, sandbox] = await Promise.all([
    startDatabase(options, given["DATABASE_URL"]),
    needsSandbox(given) ? startSandbox({ options, appUrl, webhookSecret }) : null,
  ]);
  const env: Environment = {
    NODE_ENV: "production",
    TALEWICK_LOCAL: "true",
    FILES_DIR: given["FILES_DIR"] ?? path.join(path.resolve(options.dataDir), "files"),
    AUTH_SECRET: given["AUTH_SECRET"] ?? (await keptSecret(options.dataDir, "auth")),
    LOG_LEVEL: given["LOG_LEVEL"] ?? "warn",
    ...options.env,
    ...(sandbox ? standInEnvironment(given, sandbox.addresses, webhookSecret) : {}),
    APP_URL: appUrl,
    NEXTAUTH_URL: appUrl,
    PORT: String(port),
    DATABASE_URL: database.url,
  };
  await prepareDatabase(database.url);
  await prepareCatalogue({ ...given, ...env });

  const start = (name: string, args: string[], extra: Environment = {}) =>
    startChild({
      name,
      args,
      env: { ...env, ...extra },
      onOutput: (line) => options.onOutput?.(name, line),
    });
  const startWorker = () => start("worker", [...WORKER_FLAGS, "dist/worker.mjs"], WORKER_ENVIRONMENT);
  let worker = startWorker();
  await release();
  const web = start("web", [...WEB_FLAGS, "dist/web.mjs"], WEB_ENVIRONMENT);
  await waitUntilReady(`http://127.0.0.1:${port}/api/ready`, web.ended);

  return {
    addresses: {
      app: appUrl,
      mail: sandbox?.addresses.mailUrl ?? null,
      stripe: sandbox?.addresses.stripeUrl ?? null,
      database: database.url,
    },
    env,
    web,
    worker: () => worker,
    startWorker,
    restartWorker: () => {
      worker = startWorker();
    },
    firstEnd: Promise.race([
      web.ended.then(() => "web"),
      worker.ended.then(() => "worker"),
      ...(sandbox ? [sandbox.child.ended.then(() => "sandbox")] : []),
      ...(database.server ? [database.server.ended.then(() => "database")] : []),
    ]),
    stop: async () => {
      await Promise.all([web.stop(), worker.stop()]);
      await sandbox?.child.stop();
      await database.server?.stop();
    },
  };
}
