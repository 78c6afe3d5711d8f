import { AppError } from "./app-error";

export const CHANGED_MEANWHILE =
  "This was changed meanwhile, perhaps in another tab. Save again to keep what you wrote.";

type Fields = Record<string, unknown>;
type Versions<T extends Fields> = {
  /** What the form began with; without it the later one wins, as for callers that read nothing. */
  read: Partial<T> | undefined;
  now: T;
  wanted: T;
};

/**
 * What to save when a form was filled while something else was saved: what was changed there and not here stays.
 * @throws AppError CONFLICT when the same field was changed in both, saying beside each what it is now
 */
export function mergeChanges<T extends Fields>({ read, now, wanted }: Versions<T>): T {
  if (!read) return wanted;
  const merged: T = { ...wanted };
  const clashes: Record<string, string> = {};
  for (const field of Object.keys(now) as (keyof T & string)[]) {
    if (!(field in read) || isSame(read[field], now[field])) continue;
    if (isSame(read[field], wanted[field])) merged[field] = now[field];
    else if (!isSame(now[field], wanted[field])) clashes[field] = changedMeanwhile(now[field]);
  }
  if (Object.keys(clashes).length === 0) return merged;
  throw new AppError("CONFLICT", CHANGED_MEANWHILE, { details: clashes });
}

const changedMeanwhile = (value: unknown): string => `Changed meanwhile to: ${inWords(value)}.`;

function inWords(value: unknown): string {
  if (value === null || value === "" || value === undefined) return "nothing";
  if (typeof value === "boolean") return value ? "on" : "off";
  if (Array.isArray(value)) return value.map(inWords).join(", ");
  if (typeof value === "object") return Object.values(value).map(inWords).join(", ") || "our choice";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Lists and records by what is in them, in whatever order; nothing is as good as empty. */
function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (Array.isArray(value)) return JSON.stringify(value.map(canonical).sort());
  if (typeof value === "object")
    return JSON.stringify(
      Object.entries(value)
        .map(([key, entry]) => [key, canonical(entry)])
        .sort(),
    );
  return JSON.stringify(value);
}
