import { intervalOf } from "./prices";
import type { WirePrice } from "./wire";

const formats = new Map<string, Intl.NumberFormat>();

export function amountText(amount: number, currency: string): string {
  const format = formats.get(currency) ?? new Intl.NumberFormat("en-US", { style: "currency", currency });
  formats.set(currency, format);
  return format.format(amount / 100);
}

/** "$9.99 / month". */
export function moneyText(price: WirePrice): string {
  const { interval, interval_count } = intervalOf(price);
  const every = interval_count === 1 ? interval : `${interval_count} ${interval}s`;
  return `${amountText(price.unit_amount ?? 0, price.currency)} / ${every}`;
}

export function dateText(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}
