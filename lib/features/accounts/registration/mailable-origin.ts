import { safePath } from "@/lib/features/accounts/rules";

const BASE = "https://talewick.invalid";
const PAGE =
  /^\/(?:dashboard|subscription|settings(?:\/profile|\/family|\/subscription(?:\/portal)?)?|stories\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What the pages ask of their own address, and how it is written. What a parent typed is not among it. */
const QUERY = new Map<string, RegExp>([
  ["tab", /^(?:overview|children|library|create|personal|security|notifications|preferences)$/],
  ["plan", /^(?:basic|standard|family|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/],
  ["period", /^(?:monthly|annual)$/],
  ["shown", /^\d{1,3}$/],
  ["page", /^\d{1,3}$/],
  ["add", /^1$/],
  ["updated", /^1$/],
  ...["child", "edit", "story"].map((name) => [name, UUID] as const),
]);

/**
 * Where a visitor was going, as far as a mail may say it: its address is not proven yet, and whoever asks for the mail
 * must not have words of their own carried to somebody else.
 */
export function mailableOrigin(from: string | null | undefined): string | null {
  const safe = safePath(from);
  if (!safe) return null;
  const { pathname, searchParams, hash } = new URL(safe, BASE);
  if (!PAGE.test(pathname) || hash !== "") return null;
  const isPlain = [...searchParams].every(([name, value]) => QUERY.get(name)?.test(value));
  // Names that come again and again are a message too.
  return isPlain && new Set(searchParams.keys()).size === searchParams.size ? safe : null;
}
