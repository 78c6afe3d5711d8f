/** Works through items with so many at a time, in their order. Answers in the order of the items. */
export async function inLanes<Item, Result>(
  lanes: number,
  items: Iterable<Item>,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const entries = [...items].entries();
  const lane = async () => {
    // The lanes share one iterator, so each item is taken once.
    for (const [index, item] of entries) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
