import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { Prisma, PrismaClient } from "@/prisma/generated/client";

export type Db = PrismaClient;
export type Tx = Prisma.TransactionClient;
/** What a query takes: the database itself or a transaction on it. */
export type DbOrTx = Tx;

// The bundler may load this module more than once in a process; a database is opened once.
const home = globalThis as typeof globalThis & { talewickPools?: WeakMap<object, pg.Pool> };
const pools = (home.talewickPools ??= new WeakMap());

/** How long anybody waits for the database before it is said to be busy. */
export type DatabasePatience = { DATABASE_LOCK_SECONDS: number; DATABASE_STATEMENT_SECONDS: number };

const SECOND = 1000;

/** Of an interactive transaction, in milliseconds: until it gets a connection, and as a whole. */
export const transactionLimits = ({
  DATABASE_STATEMENT_SECONDS,
}: DatabasePatience): { maxWait: number; timeout: number } => ({
  maxWait: DATABASE_STATEMENT_SECONDS * SECOND,
  timeout: 2 * DATABASE_STATEMENT_SECONDS * SECOND,
});

/**
 * Opens a pool. Statements and lock waits end after their seconds, and a database that says nothing at all is given up a
 * little later, so that no request waits for ever.
 */
export function openDatabase(url: string, poolMax: number, patience: DatabasePatience): Db {
  const lock = patience.DATABASE_LOCK_SECONDS * SECOND;
  const statement = patience.DATABASE_STATEMENT_SECONDS * SECOND;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolMax,
    connectionTimeoutMillis: statement,
    statement_timeout: statement,
    query_timeout: statement + 2 * SECOND,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: 2 * statement,
  });
  // A connection that breaks while nobody uses it is replaced; whoever uses one hears of it by the query.
  pool.on("error", () => undefined);
  const db = new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }), log: [] });
  pools.set(db, pool);
  return db;
}

/** SQL with its values, for `fetchRows`, and several of it in a row. */
export const { sql, join: joinSql } = Prisma;
export type Sql = Prisma.Sql;

const names = new Map<string, string>();

/** PostgreSQL prepares a statement once for each connection and knows it by name. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 20);
  names.set(text, name);
  return name;
}

/**
 * Rows as PostgreSQL's driver hands them over, in one prepared statement. For what every screen and every request asks:
 * the client's translation costs several times as much as such a query itself. Elsewhere the client is the better tool.
 * Its SQL must not differ with what is asked for, but in a handful of ways.
 */
export async function fetchRows<Row extends pg.QueryResultRow>(
  db: DbOrTx,
  query: Prisma.Sql,
): Promise<Row[]> {
  const pool = pools.get(db);
  if (!pool) return db.$queryRaw<Row[]>(query);
  const { text, values } = query;
  const { rows } = await pool.query<Row>({ name: nameOf(text), text, values });
  return rows;
}
