import pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "@/lib/shared/app-error";

export type RateLimit = { name: string; points: number; perSeconds: number };

export type RateLimiter = {
  /** @throws AppError RATE_LIMITED when `key` has used up `limit`, UNAVAILABLE when nobody can tell. */
  spend(limit: RateLimit, key: string): Promise<void>;
  /** Whether `spend` would go through now; counts nothing. @throws AppError UNAVAILABLE when nobody can tell. */
  hasRoom(limit: RateLimit, key: string): Promise<boolean>;
  /** Gives the points of `key` back, e.g. after a successful sign-in. */
  forget(limit: RateLimit, key: string): Promise<void>;
  /** Gives one point back, for limits that count failures only. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
};

const TOO_MANY = "Too many requests. Please wait a moment and try again.";

/** Several machines never agree to the millisecond. */
const CLOCK_SKEW_MS = 1_000;
const SHORTEN = "UPDATE rate_limit_buckets SET expire = $2 WHERE key = $1 AND expire > $2";

const unavailable = (cause: unknown) =>
  new AppError("UNAVAILABLE", "Please try again in a moment.", { cause, retryAfterSeconds: 5 });

/**
 * A clock that was set back leaves buckets that end later than any of today's could: they end a window from now.
 * @returns how long the bucket lasts
 */
async function shorten(pool: pg.Pool, bucket: { limit: RateLimit; storedKey: string; msLeft: number }) {
  const { limit, storedKey, msLeft } = bucket;
  const windowMs = limit.perSeconds * 1000;
  if (windowMs === 0 || msLeft <= windowMs + CLOCK_SKEW_MS) return msLeft;
  await pool.query(SHORTEN, [storedKey, Date.now() + windowMs]);
  return windowMs;
}

/** One limiter for each limit of the product, made when it is first asked. */
function limitersOn(pool: pg.Pool): (limit: RateLimit) => RateLimiterPostgres {
  const limiters = new Map<string, RateLimiterPostgres>();
  return ({ name, points, perSeconds }) => {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limit_buckets",
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: perSeconds,
    });
    limiters.set(name, limiter);
    return limiter;
  };
}

/** Buckets in PostgreSQL, so that several web processes share them and a restart forgets nothing. */
export function openRateLimiter(databaseUrl: string): RateLimiter {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 3,
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
  });
  pool.on("error", () => undefined);
  const limiterFor = limitersOn(pool);

  const withinWindow = (limit: RateLimit, key: string, { msBeforeNext }: RateLimiterRes) =>
    shorten(pool, { limit, storedKey: limiterFor(limit).getKey(key), msLeft: msBeforeNext });

  /** @returns how long to wait, or null where there was room */
  const consume = async (limit: RateLimit, key: string): Promise<number | null> => {
    try {
      await withinWindow(limit, key, await limiterFor(limit).consume(key));
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return withinWindow(limit, key, error);
    }
  };

  return {
    async spend(limit, key) {
      const msToWait = await consume(limit, key).catch((error: unknown) => {
        throw unavailable(error);
      });
      if (msToWait === null) return;
      throw new AppError("RATE_LIMITED", TOO_MANY, {
        retryAfterSeconds: Math.max(1, Math.ceil(msToWait / 1000)),
      });
    },
    async hasRoom(limit, key) {
      try {
        const bucket = await limiterFor(limit).get(key);
        if (bucket) await withinWindow(limit, key, bucket);
        return bucket === null || bucket.remainingPoints > 0;
      } catch (error) {
        throw unavailable(error);
      }
    },
    async forget(limit, key) {
      await limiterFor(limit).delete(key);
    },
    async giveBack(limit, key) {
      await limiterFor(limit).reward(key);
    },
  };
}

/** For load tests and benchmarks, never in production (the configuration refuses it there). */
export const unlimited: RateLimiter = {
  spend: () => Promise.resolve(),
  hasRoom: () => Promise.resolve(true),
  forget: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
};
