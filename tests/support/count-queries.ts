import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

type Counter = { asked: number };

const counting = new AsyncLocalStorage<Counter>();
// oxlint-disable-next-line typescript/unbound-method -- called with the client as `this`, below
const original = pg.Client.prototype.query;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  const counter = counting.getStore();
  if (counter) counter.asked += 1;
  return Reflect.apply(original, this, args) as never;
};

/** How often this work asks PostgreSQL; what else asks in this process meanwhile isn't counted. */
export async function countQueriesOf(work: () => Promise<unknown>): Promise<number> {
  const counter: Counter = { asked: 0 };
  await counting.run(counter, work);
  return counter.asked;
}
