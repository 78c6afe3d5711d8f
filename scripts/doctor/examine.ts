import { randomBytes } from "node:crypto";
import { parseConfig, type Config } from "@/lib/platform/config";
import { openStorage } from "@/lib/platform/storage/open-storage";
import { pendingMigrations } from "@/scripts/database/pending-migrations";
import { askDatabase } from "./ask-database";

export type Finding = { part: string; isWell: boolean; told: string };

/** What a part is like. @throws an Error whose message says what is wrong and what to do */
type Look = (config: Config) => Promise<string>;

const OLDEST_POSTGRES = 15;
const PATIENCE_MS = 10_000;
const MOST_DRIFT_SECONDS = 30;
const SAY_MIGRATE = "run `npm run migrate`.";

const because = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function database({ DATABASE_URL }: Config): Promise<string> {
  const [row] = await askDatabase<{ server_version_num: string }>(DATABASE_URL, "SHOW server_version_num");
  const version = Math.floor(Number(row?.server_version_num) / 10_000);
  if (version < OLDEST_POSTGRES)
    throw new Error(`PostgreSQL ${version} is too old: move to ${OLDEST_POSTGRES} or newer.`);
  const pending = await pendingMigrations(DATABASE_URL);
  if (pending.length > 0)
    throw new Error(`${pending.length} migrations are missing, from ${pending[0] ?? ""} on: ${SAY_MIGRATE}`);
  return `PostgreSQL ${version}, nothing to migrate`;
}

async function queue({ DATABASE_URL }: Config): Promise<string> {
  const waiting = await askDatabase<{ count: number }>(
    DATABASE_URL,
    "SELECT count(*)::int FROM pgboss.job WHERE state < 'active' AND start_after < now() - interval '5 minutes'",
  ).catch((error: unknown) => {
    if ((error as { code?: string }).code === "42P01")
      throw new Error(`The queue isn't there: ${SAY_MIGRATE}`);
    throw error;
  });
  const count = waiting[0]?.count ?? 0;
  if (count > 0)
    throw new Error(
      `${count} jobs are due for more than five minutes: start \`npm run worker\`, or more of them.`,
    );
  return "nothing is overdue";
}

async function storage(config: Config): Promise<string> {
  const files = openStorage(config);
  const key = `doctor/${randomBytes(8).toString("hex")}`;
  const place = config.S3_BUCKET ? `bucket ${config.S3_BUCKET}` : `folder ${config.FILES_DIR}`;
  const todo = config.S3_BUCKET
    ? "check the S3 keys, and that theirs may get, put, delete and list"
    : "check FILES_DIR, who owns it, and its room";
  try {
    const bytes = randomBytes(64);
    await files.put(key, bytes);
    const kept = await files.get(key);
    await files.remove(key);
    if (!kept.equals(bytes)) throw new Error("what comes back is something else");
  } catch (error) {
    throw new Error(`Files can't be kept in the ${place} (${because(error)}): ${todo}.`, { cause: error });
  }
  return `the ${place} keeps what it gets`;
}

async function ask(name: string, url: string, key: string): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (cause) {
    throw new Error(`${name} can't be reached at ${new URL(url).host}: check the network and the proxy.`, {
      cause,
    });
  }
}

async function mail({ RESEND_API_KEY, RESEND_BASE_URL, EMAIL_FROM }: Config): Promise<string> {
  if (!RESEND_API_KEY) throw new Error("RESEND_API_KEY is missing: no e-mail goes out.");
  const answer = await ask(
    "Resend",
    `${RESEND_BASE_URL ?? "https://api.resend.com"}/domains`,
    RESEND_API_KEY,
  );
  const text = await answer.text();
  if (text.includes("restricted_api_key")) return "the key may send; its domains it may not see";
  if (answer.status === 401 || answer.status === 403)
    throw new Error("Resend refuses RESEND_API_KEY: make a new key there.");
  if (!answer.ok)
    throw new Error(`Resend answers ${answer.status}: look at its status page, then ask again.`);
  const domain = /@([^>\s]+)/.exec(EMAIL_FROM)?.[1] ?? "";
  const { data = [] } = JSON.parse(text) as { data?: { name: string; status: string }[] };
  const isOurs = ({ name }: { name: string }) => domain === name || domain.endsWith(`.${name}`);
  if (!RESEND_BASE_URL && !data.some((known) => isOurs(known) && known.status === "verified"))
    throw new Error(
      `The domain ${domain} of EMAIL_FROM isn't verified at Resend: add its DNS records there.`,
    );
  return `Resend takes the key${RESEND_BASE_URL ? " (stand-in)" : ` and knows ${domain}`}`;
}

const askStripe = ({ STRIPE_SECRET_KEY, STRIPE_API_URL }: Config) =>
  ask("Stripe", `${STRIPE_API_URL ?? "https://api.stripe.com"}/v1/products?limit=1`, STRIPE_SECRET_KEY ?? "");

async function payments(config: Config): Promise<string> {
  if (!config.STRIPE_SECRET_KEY) throw new Error("STRIPE_SECRET_KEY is missing: nothing can be bought.");
  const answer = await askStripe(config);
  if (answer.status === 401 || answer.status === 403)
    throw new Error(
      "Stripe refuses STRIPE_SECRET_KEY: copy it again from the dashboard, for the right mode.",
    );
  if (!answer.ok)
    throw new Error(`Stripe answers ${answer.status}: look at its status page, then ask again.`);
  const unknown = await askDatabase<{ name: string }>(
    config.DATABASE_URL,
    "SELECT name FROM plans WHERE price_monthly_cents > 0 AND stripe_monthly_price IS NULL ORDER BY name",
  );
  if (unknown.length > 0)
    throw new Error(
      `Stripe has no price for ${unknown.map(({ name }) => name).join(", ")}: run \`npm run stripe:sync\`.`,
    );
  return `Stripe takes the key and has every plan${config.STRIPE_API_URL ? " (stand-in)" : ""}`;
}

async function clock(config: Config): Promise<string> {
  const [row] = await askDatabase<{ now: Date }>(config.DATABASE_URL, "SELECT clock_timestamp() AS now");
  const drifts = [{ whose: "the database's", seconds: ((row?.now.getTime() ?? 0) - Date.now()) / 1000 }];
  if (config.STRIPE_SECRET_KEY && !config.STRIPE_API_URL) {
    const told = Date.parse((await askStripe(config)).headers.get("date") ?? "");
    if (!Number.isNaN(told)) drifts.push({ whose: "Stripe's", seconds: (told - Date.now()) / 1000 });
  }
  for (const { whose, seconds } of drifts) {
    if (Math.abs(seconds) > MOST_DRIFT_SECONDS)
      throw new Error(
        `The clock is ${Math.round(seconds)} s off ${whose}: set it by NTP; links and signatures go by it.`,
      );
  }
  return `within ${MOST_DRIFT_SECONDS} s of ${drifts.map(({ whose }) => whose).join(" and ")}`;
}

const PARTS: Record<string, Look> = { database, queue, storage, mail, payments, clock };

/** Looks at whatever the product needs, each part by itself. */
export async function examine(env: Record<string, string | undefined>): Promise<Finding[]> {
  let config: Config;
  try {
    config = parseConfig(env);
  } catch (error) {
    const told = `${because(error)}\n  Mend these first; .env.example explains each key.`;
    return [{ part: "configuration", isWell: false, told }];
  }
  const findings = Object.entries(PARTS).map(async ([part, look]): Promise<Finding> => {
    try {
      return { part, isWell: true, told: await look(config) };
    } catch (error) {
      return { part, isWell: false, told: because(error) };
    }
  });
  return [
    { part: "configuration", isWell: true, told: "every key is valid" },
    ...(await Promise.all(findings)),
  ];
}
