/**
 * How long until something is said to hang. Nothing that goes well waits for it, however busy the machine: a run has been
 * seen to be eight times slower beside others.
 */
export const STEP_PATIENCE_MS = 300_000;
/** For a whole test, which takes several steps. */
export const PATIENCE_MS = 900_000;
/** Settings of a product under test: a busy machine isn't a busy database. Tests of the limits themselves set their own. */
export const DATABASE_PATIENCE = { DATABASE_LOCK_SECONDS: "30", DATABASE_STATEMENT_SECONDS: "60" };
