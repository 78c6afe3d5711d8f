import type { Log } from "@/lib/platform/log/logger";

/**
 * Ends the process, once it is logged, when something failed that nobody looks after: nobody knows what it left half
 * done. Whoever started the process starts it again.
 */
export function endOnFault(log: Log): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (err: unknown) => {
      log.fatal({ err }, event === "uncaughtException" ? "uncaught exception" : "unhandled rejection");
      process.exit(1);
    });
  }
}
