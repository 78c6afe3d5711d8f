import type { Context } from "@/lib/platform/context";

/**
 * Does the same for each of many, one after the other: what fails for one keeps nothing from the others.
 * @throws AggregateError when some failed, once all have been tried
 */
export async function eachAlone<Item>(
  { log }: Pick<Context, "log">,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  factsOf: (item: Item) => object = () => ({}),
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      log.error({ err: error, ...factsOf(item) }, "a notice about money failed");
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "some notices about money failed");
}
