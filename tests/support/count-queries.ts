import pg from "pg";

/** Counts what this process asks PostgreSQL, whoever asks. */
export function countQueries(): { count: () => number; stop: () => void } {
  // oxlint-disable-next-line typescript/unbound-method -- called with the client as `this`, below
  const original = pg.Client.prototype.query;
  let asked = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    asked += 1;
    return Reflect.apply(original, this, args) as never;
  };
  return { count: () => asked, stop: () => (pg.Client.prototype.query = original) };
}
