import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient, type Prisma } from "@/prisma/generated/client";

export type Db = PrismaClient;
export type Tx = Prisma.TransactionClient;
/** What a query takes: the database itself or a transaction on it. */
export type DbOrTx = Tx;

/** Opens a pool. Statements end after 5 s, lock waits after 2 s, so that no request waits for ever. */
export function openDatabase(url: string, poolMax: number): Db {
  const adapter = new PrismaPg({
    connectionString: url,
    max: poolMax,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  return new PrismaClient({ adapter, log: [] });
}

/** The name of the violated constraint or index, or `null` if the error is something else. */
export function violatedConstraint(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error) || error.code !== "P2002")
    return null;
  // Prisma 7 keeps the driver's facts in meta, untyped.
  const meta = (error as { meta?: { driverAdapterError?: { cause?: { constraint?: unknown } } } }).meta;
  return JSON.stringify(meta?.driverAdapterError?.cause?.constraint ?? "unknown");
}
