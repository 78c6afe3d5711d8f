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
