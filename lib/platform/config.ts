import { z } from "zod";

const flag = z
  .enum(["true", "false"])
  .default("false")
  .transform((value) => value === "true");
const price = (fallback: number) => z.coerce.number().min(0).max(1000).default(fallback);
const whole = z.coerce.number().int().min(0);
const port = whole.max(65_535);
const count = (fallback: number) => whole.default(fallback);
/** Never 0, which PostgreSQL takes for no limit. */
const seconds = (fallback: number) => z.coerce.number().int().min(1).max(600).default(fallback);
const DEFAULT_SECRET = "local-development-secret-not-for-production";

/** Every environment variable of the product; `.env.example` explains each and a test keeps the two in step. */
export const environment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  /** Set by `npm start` and the tests only: allows stand-ins for the outside services. */
  TALEWICK_LOCAL: flag,
  APP_URL: z.url().default("http://localhost:3000"),
  PORT: count(3000),
  /** Address to listen on. */
  HOST: z.string().default("127.0.0.1"),
  /** How long new requests are still answered after SIGTERM, while `/api/ready` already says no. */
  DRAIN_SECONDS: whole.optional(),
  /** The most that a process takes to end after SIGTERM; what is unfinished then is taken up again by another. */
  STOP_SECONDS: count(25),
  /** Figures for Prometheus are answered on these ports, if set; two processes of one machine can't share one. */
  WEB_METRICS_PORT: port.optional(),
  WORKER_METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  AUTH_SECRET: z.string().min(32).default(DEFAULT_SECRET),
  /** Seals the audit log. Apart from the sessions' secret, which may change. */
  AUDIT_SECRET: z.string().min(32).optional(),
  DATABASE_URL: z.string().default(""),
  DATABASE_POOL_MAX: count(10),
  /** The longest wait for a row that somebody else holds; after it the caller is asked to try again. */
  DATABASE_LOCK_SECONDS: seconds(2),
  /** The longest that one statement takes; a transaction gets twice as long. */
  DATABASE_STATEMENT_SECONDS: seconds(5),
  STRIPE_SECRET_KEY: z.string().optional(),
  /** Comma-separated, newest first, so that a secret can be rotated. */
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url().optional(),
  RESEND_API_KEY: z.string().optional(),
  RESEND_BASE_URL: z.url().optional(),
  EMAIL_FROM: z.string().default("Talewick <stories@talewick.example>"),
  SUPPORT_EMAIL: z.string().default("support@talewick.example"),
  /** Newsletters name it; without it none is sent. */
  POSTAL_ADDRESS: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url().optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_URL: z.url().optional(),
  /** Without it the embedded writer writes, and the embedded checks are the only ones. */
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_TEXT_MODEL: z.string().default("gpt-5.4-mini"),
  OPENAI_IMAGE_MODEL: z.string().default("gpt-image-2"),
  OPENAI_IMAGE_QUALITY: z.enum(["low", "medium", "high"]).default("medium"),
  OPENAI_MODERATION_MODEL: z.string().default("omni-moderation-latest"),
  OPENAI_VOICE_MODEL: z.string().default("gpt-4o-mini-tts"),
  STORY_WRITER: z.enum(["classic", "openai"]).optional(),
  STORY_ILLUSTRATOR: z.enum(["classic", "openai"]).default("classic"),
  STORY_NARRATOR: z.enum(["embedded", "openai"]).default("embedded"),
  /** Pixels of a stored picture's longer side, for the reader and for the PDF. */
  STORY_PICTURE_SIDE: z.coerce.number().int().min(256).max(1440).default(1024),
  /** `ahead`: each story is read aloud as soon as it can be read; `asked`: once a parent wants to hear it. */
  STORY_NARRATION: z.enum(["ahead", "asked"]).default("ahead"),
  /** Dollars per million tokens. */
  AI_PRICE_INPUT: price(0.75),
  AI_PRICE_OUTPUT: price(4.5),
  /** Dollars. */
  AI_PRICE_PICTURE: price(0.05),
  /** Dollars for a minute. */
  AI_PRICE_SPEECH: price(0.015),
  AI_DAILY_BUDGET_CENTS: count(5000),
  AI_TEXT_TIMEOUT_SECONDS: z.coerce.number().int().min(1).default(60),
  AI_IMAGE_TIMEOUT_SECONDS: z.coerce.number().int().min(1).default(120),
  AI_SPEECH_TIMEOUT_SECONDS: z.coerce.number().int().min(1).default(60),
  /** Before a call that failed is made again; doubled before the one after it. */
  AI_RETRY_MS: count(500),
  AI_BOOKS_AT_ONCE: z.coerce.number().int().min(1).default(4),
  /** The provider keeps nothing that it is sent. Only then may a child's photo or name go there. */
  AI_ZDR_CONFIRMED: flag,
  FILES_DIR: z.string().default(".data/files"),
  /** Files go to this bucket instead of the folder. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REST_SECONDS: z.coerce.number().int().min(1).default(30),
  TRIAL_DAYS: count(30),
  TRUSTED_PROXY_HOPS: count(0),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(16).default(2),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

type Environment = z.infer<typeof environment>;

export type Config = Environment & {
  /** Cookies are `Secure` and `__Host-` where the product is served over https. */
  secureCookies: boolean;
};

const NEEDED_IN_PRODUCTION = [
  "DATABASE_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "RESEND_API_KEY",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "GITHUB_CLIENT_ID",
  "GITHUB_CLIENT_SECRET",
] as const satisfies (keyof Environment)[];

const EXAMPLE_ADDRESSES = ["EMAIL_FROM", "SUPPORT_EMAIL"] as const;
const STAND_INS = ["STRIPE_API_URL", "RESEND_BASE_URL", "GOOGLE_ISSUER", "GITHUB_URL"] as const;

const GROUPS = [
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"],
  ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
] as const satisfies (keyof Environment)[][];

function groupFaults(env: Environment): string[] {
  return GROUPS.flatMap((group) => {
    const missing = group.filter((key) => !env[key]);
    if (missing.length === 0 || missing.length === group.length) return [];
    return missing.map((key) => `${key} is missing: ${group.join(", ")} belong together.`);
  });
}

const bucketFaults = (env: Environment): string[] =>
  env.S3_ENDPOINT && !env.S3_BUCKET ? ["S3_BUCKET is missing: S3_ENDPOINT names a store without one."] : [];

const USES_OPENAI = ["STORY_WRITER", "STORY_ILLUSTRATOR", "STORY_NARRATOR"] as const;

function openaiFaults(env: Environment): string[] {
  if (env.OPENAI_API_KEY) return [];
  return USES_OPENAI.filter((key) => env[key] === "openai").map(
    (key) => `OPENAI_API_KEY is missing: ${key} is openai.`,
  );
}

function productionFaults(env: Environment): string[] {
  const missing = NEEDED_IN_PRODUCTION.filter((key) => !env[key]).map((key) => `${key} is missing.`);
  const standIns = STAND_INS.filter((key) => env[key]).map((key) => `${key} points to a stand-in; unset it.`);
  return [
    ...missing,
    ...standIns,
    // eslint-disable-next-line no-restricted-syntax -- at start only, by the operator
    ...(env.AUTH_SECRET === DEFAULT_SECRET ? ["AUTH_SECRET is the published default."] : []),
    ...(env.APP_URL.startsWith("https://") ? [] : ["APP_URL must be an https address."]),
    ...EXAMPLE_ADDRESSES.filter((key) => /talewick\.example>?$/.test(env[key])).map(
      (key) => `${key} is the example address.`,
    ),
    ...(env.S3_ENDPOINT?.startsWith("http:") ? ["S3_ENDPOINT must be an https address."] : []),
    ...(env.RATE_LIMITS === "off" ? ["RATE_LIMITS must be on."] : []),
  ];
}

/**
 * Reads and checks an environment.
 * @throws an Error that names every faulty key, for whoever starts the process.
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The configuration is not valid:\n  ${faults.join("\n  ")}`);
  }
  const isProduction = parsed.data.NODE_ENV === "production" && !parsed.data.TALEWICK_LOCAL;
  const faults = [
    ...groupFaults(parsed.data),
    ...bucketFaults(parsed.data),
    ...openaiFaults(parsed.data),
    ...(isProduction ? productionFaults(parsed.data) : []),
  ];
  if (faults.length > 0) throw new Error(`Refusing to start:\n  ${faults.join("\n  ")}`);
  return { ...parsed.data, secureCookies: parsed.data.APP_URL.startsWith("https://") };
}

/** The one setting of programs that need the database and nothing else. */
export function databaseUrlOf(env: Record<string, string | undefined>): string {
  const url = env["DATABASE_URL"];
  if (!url) throw new Error("DATABASE_URL is missing: it names the database, postgresql://….");
  return url;
}

let current: Config | undefined;

/** The configuration of this process, read on first use so that a build needs no secrets. */
export function config(): Config {
  current ??= parseConfig(process.env);
  return current;
}

/** The public address, for pages that are built before the rest of the configuration is known. */
export const publicOrigin = (): string => process.env["APP_URL"] || "http://localhost:3000";

/** next-auth learns the product's own address from the environment and from nowhere else. */
export function tellNextAuth({ APP_URL }: Config): void {
  process.env["NEXTAUTH_URL"] = APP_URL;
}

/** Where pages and calls are answered; not while they are built, nor in a test or a command. The build puts in the runtime. */
export const isServing = (): boolean =>
  process.env["NEXT_RUNTIME"] === "nodejs" && process.env["NEXT_PHASE"] !== "phase-production-build";
