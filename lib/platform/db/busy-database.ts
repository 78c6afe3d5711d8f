import { AppError } from "@/lib/shared/app-error";

// Can't connect, too slow, locked by somebody else, deadlock, shutting down: try again.
const BUSY_CODES = new Set([
  ...["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2034"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  ...["ConnectionClosed", "DatabaseNotReachable", "SocketTimeout", "TooManyConnections"],
]);
const BUSY_STATES = /^(?:55P03|57014|40001|40P01|57P0\d|53\d{3}|08\d{3})$/;
// The driver gives these no code: no connection to be had, one that broke, one that fell silent.
const BUSY_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/;
/** A deadlock, and what can't be done as if one after the other: one of two was undone, and may simply begin anew. */
const UNDONE = /^(?:40001|40P01|P2034)$/;

type DatabaseFault = {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: { cause?: { originalCode?: unknown; kind?: unknown } } };
};

const stateOf = ({ code, meta }: DatabaseFault) =>
  String(meta?.driverAdapterError?.cause?.originalCode ?? code);

function saysBusy(fault: DatabaseFault): boolean {
  const names = [fault.code, fault.meta?.driverAdapterError?.cause?.kind].map(String);
  if (names.some((name) => BUSY_CODES.has(name)) || BUSY_STATES.test(stateOf(fault))) return true;
  return typeof fault.message === "string" && BUSY_MESSAGES.test(fault.message);
}

const saysUndone = (fault: DatabaseFault) => UNDONE.test(stateOf(fault)) || UNDONE.test(String(fault.code));

/** Whether an error, or what caused it, is such a fault; what is an `AppError` has been understood already. */
function isFault(error: unknown, says: (fault: DatabaseFault) => boolean): boolean {
  if (typeof error !== "object" || error === null || error instanceof AppError) return false;
  const fault: DatabaseFault = error;
  return says(fault) || isFault(fault.cause, says);
}

/** Whether the database undid a transaction that stood in another's way. */
export const isUndone = (error: unknown): boolean => isFault(error, saysUndone);

/** A database that is away, full, locked or too slow, as what a caller may know of it; null for any other failure. */
export function asBusy(error: unknown): AppError | null {
  if (!isFault(error, saysBusy)) return null;
  return new AppError("UNAVAILABLE", "We are busy right now. Please try again in a moment.", {
    cause: error,
    retryAfterSeconds: 2,
  });
}
