export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** What the figure should reach, in words. */
  goal?: string;
  met?: boolean;
};

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

export const atMost = (name: string, value: number, unit: string, limit: number): Figure => ({
  name,
  value: round(value),
  unit,
  goal: `≤ ${limit}`,
  met: value <= limit,
});

export const atLeast = (name: string, value: number, unit: string, limit: number): Figure => ({
  name,
  value: round(value, 2),
  unit,
  goal: `≥ ${limit}`,
  met: value >= limit,
});

export const plain = (name: string, value: number, unit: string): Figure => ({
  name,
  value: round(value, 2),
  unit,
});

/** The value below which `share` (0 to 1) of the samples lie. */
export function percentile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
