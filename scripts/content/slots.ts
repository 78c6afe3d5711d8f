import type { Shape } from "@/lib/features/writing/classic/grammar";

/** Slots of every wording: the child, and the sentences that the order puts in. */
export const COMMON_SLOTS: readonly string[] = [
  ...["hero", "hero's", "they", "them", "their", "theirs", "themselves", "was", "has", "royal"],
  ...["open", "mid", "close", "again", "bag", "extra", "refrain", "refrain2"],
];

/** The slots of a role of the cast. */
export const roleSlots = (role: string): string[] =>
  ["", "'s", ".kind", ".he", ".him", ".his"].map((end) => role + end);

const SUBJECT_SLOTS = [
  ...["", ".a", ".the", ".at", ".day", ".many", ".does", ".says", ".home", ".needs", ".trouble", ".can"],
  ...[".it", ".him", ".its", ".was", ".is", ".has", ".paint", ".second"],
].map((end) => `subject${end}`);
const ASKED_SLOTS = ["asks", "answer", "do", "sees", "subject"].map((part) => `ask.${part}`);

/** Fields that every option of a pick has, as the texts call them. */
function pickSlots({ picks = {} }: Shape): string[] {
  return Object.entries(picks).flatMap(([slot, [first = {}, ...others]]) =>
    Object.keys(first)
      .filter((field) => others.every((option) => field in option))
      .map((field) => (field === "text" ? slot : `${slot}.${field}`)),
  );
}

/** Everything that the wordings of a plot may name in braces. */
export const slotsOf = (shape: Shape): Set<string> =>
  new Set([
    ...COMMON_SLOTS,
    ...(shape.subject ? [...SUBJECT_SLOTS, "subjects"] : []),
    ...Object.keys(shape.cast).flatMap(roleSlots),
    ...pickSlots(shape),
  ]);

/** What the wordings of a plot that is told about every question may name besides. */
export const askedSlotsOf = (shape: Shape): Set<string> => new Set([...slotsOf(shape), ...ASKED_SLOTS]);

/** What of a wording can't be filled: slots that nobody knows, braces and brackets that aren't closed. */
export function findSlotFaults(wording: string, slots: ReadonlySet<string>): string[] {
  const faults = new Set<string>();
  for (const [, article, name = ""] of wording.matchAll(/\{(an? )?([^{}]*)\}/giu)) {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    if (!slots.has(key)) faults.add(`unknown slot {${article ?? ""}${name}}`);
  }
  if (/[{}]/u.test(wording.replaceAll(/\{[^{}<>|]*\}/gu, ""))) faults.add("unbalanced {}");
  if (/[<>|]/u.test(wording.replaceAll(/<([^<>]*)>/gu, ""))) faults.add("unbalanced <>");
  return [...faults];
}
