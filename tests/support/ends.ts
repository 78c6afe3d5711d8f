import { createContext, Script } from "node:vm";

const script = new Script("work()");

/**
 * What `work` gives back. @throws `ERR_SCRIPT_EXECUTION_TIMEOUT` when it is still at it after a minute: a pattern that tries
 * every way to cut a text would keep the process for good, where no time limit of a test is ever looked at.
 */
export const ends = <T>(work: () => T): T =>
  script.runInContext(createContext({ work }), { timeout: 60_000 }) as T;
