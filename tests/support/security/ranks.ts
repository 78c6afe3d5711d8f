/**
 * How well one list tells the other apart (Mann–Whitney): the chance that a value of `right` is above one of `left`,
 * ties counting half. 0.5 is not at all.
 */
export function areaUnderCurve(left: readonly number[], right: readonly number[]): number {
  const all = [
    ...left.map((value) => ({ value, isRight: false })),
    ...right.map((value) => ({ value, isRight: true })),
  ].sort((one, other) => one.value - other.value);
  let rankSum = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1;
    const rank = (start + end + 1) / 2;
    rankSum += all.slice(start, end).filter(({ isRight }) => isRight).length * rank;
    start = end;
  }
  const above = rankSum - (right.length * (right.length + 1)) / 2;
  return above / (left.length * right.length);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
