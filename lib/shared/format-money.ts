const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** `29.9` dollars become `$29.90`. */
export function formatDollars(dollars: number): string {
  return DOLLARS.format(dollars);
}

/** `2990` cents become `$29.90`. */
export function formatCents(cents: number): string {
  return DOLLARS.format(cents / 100);
}
