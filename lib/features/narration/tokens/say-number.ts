const ONES = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"],
  ...["twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
];
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const SCALES: [bigint, string][] = [
  [1_000_000_000_000n, "trillion"],
  [1_000_000_000n, "billion"],
  [1_000_000n, "million"],
  [1000n, "thousand"],
  [100n, "hundred"],
];
/** Beyond this nobody says a number; its digits are read one by one. */
const MOST_DIGITS = 15;

const LAST: Record<string, string> = {
  ...{ one: "first", two: "second", three: "third", five: "fifth", eight: "eighth", nine: "ninth" },
  twelve: "twelfth",
};

const join = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

const spell = (digits: string): string => join(Array.from(digits, (digit) => ONES[Number(digit)] ?? ""));

function cardinal(value: bigint): string {
  for (const [scale, name] of SCALES) {
    if (value < scale) continue;
    const rest = value % scale;
    return join([cardinal(value / scale), name, rest > 0n ? cardinal(rest) : ""]);
  }
  const small = Number(value);
  if (small < 20) return ONES[small] ?? "";
  const ones = small % 10;
  return join([TENS[Math.floor(small / 10)] ?? "", ones > 0 ? (ONES[ones] ?? "") : ""]);
}

/** `12` as "twelve". */
export const sayWhole = (digits: string): string =>
  digits.length > MOST_DIGITS || /^0\d/.test(digits) ? spell(digits) : cardinal(BigInt(digits));

/** `3.5` as "three point five". */
export function sayDecimal(text: string): string {
  const [whole = "0", fraction] = text.replaceAll(",", "").split(".");
  return fraction ? `${sayWhole(whole || "0")} point ${spell(fraction)}` : sayWhole(whole);
}

/** `21st` as "twenty first". */
export function sayOrdinal(digits: string): string {
  const words = sayWhole(digits).split(" ");
  const last = words.pop() ?? "";
  return join([...words, LAST[last] ?? (last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`)]);
}

/** `1984` as "nineteen eighty four". */
export function sayYear(digits: string): string {
  const [front, back] = [digits.slice(0, 2), digits.slice(2)];
  if (back === "00" && front !== "20") return `${sayWhole(front)} hundred`;
  if (front === "20" && back.startsWith("0")) return sayWhole(digits);
  const rest = back.startsWith("0") ? `oh ${sayWhole(back.slice(1))}` : sayWhole(back);
  return `${sayWhole(front)} ${rest}`;
}

/** `3:15` as "three fifteen". */
export function sayTime(hours: string, minutes: string): string {
  const hour = sayWhole(String(Number(hours)));
  if (minutes === "00") return `${hour} o'clock`;
  return `${hour} ${minutes.startsWith("0") ? `oh ${sayWhole(minutes.slice(1))}` : sayWhole(minutes)}`;
}

const SINGLE: Record<string, string> = { "1/2": "one half", "1/4": "one quarter", "3/4": "three quarters" };

/** `2/3` as "two thirds". */
export function sayFraction(over: string, under: string): string {
  const known = SINGLE[`${over}/${under}`];
  if (known) return known;
  return `${sayWhole(over)} ${sayOrdinal(under)}${over === "1" ? "" : "s"}`;
}

const COINS: Record<string, [one: string, many: string]> = {
  $: ["dollar", "dollars"],
  "€": ["euro", "euros"],
  "£": ["pound", "pounds"],
};

/** `$3.50` as "three dollars fifty". */
export function sayMoney(sign: string, amount: string): string {
  const [one, many] = COINS[sign] ?? ["", ""];
  const [whole = "0", cents] = amount.replaceAll(",", "").split(".");
  const coins = `${sayWhole(whole)} ${whole === "1" ? one : many}`;
  return cents && Number(cents) > 0 ? `${coins} ${sayWhole(String(Number(cents)))}` : coins;
}
