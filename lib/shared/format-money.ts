const formats = new Map<string, Intl.NumberFormat>();

/** `29.9` of `usd` become `$29.90`. */
export function formatAmount(amount: number, currency: string): string {
  const known = formats.get(currency) ?? new Intl.NumberFormat("en-US", { style: "currency", currency });
  formats.set(currency, known);
  return known.format(amount);
}

/** `29.9` dollars become `$29.90`. */
export const formatDollars = (dollars: number): string => formatAmount(dollars, "usd");

/** `2990` cents become `$29.90`. */
export const formatCents = (cents: number, currency = "usd"): string => formatAmount(cents / 100, currency);
