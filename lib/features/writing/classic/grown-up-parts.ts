import type { Relative, StoryOrder } from "@/lib/shared/story";
import type { Subject } from "@/lib/features/writing/subjects/read-order";
import { toFriendPart } from "./friend-names";
import type { Shape } from "./grammar";
import type { NamedGrownUp } from "./named-grown-ups";
import { findMeant, isPartOfAParent } from "./own-parents";
import { listMembers, listRelatives, type CastKind, type CastMember } from "./roster";
import { listKinds } from "./subject-words";

type Known = {
  order: StoryOrder;
  subjects: readonly Subject[];
  grownUps: readonly NamedGrownUp[];
  /** Of whom somebody died, or who has to be spoken of with care: there nobody is set beside the family. */
  isHard: boolean;
  /** Whom a story that is told again has already. */
  settled: readonly string[];
};
/** Who plays a part: the grown-up whom the order names, drawn as this kind. */
type GrownUpPart = { kind: CastKind; member: CastMember };

/**
 * The parts of those whom an order names: first the one that a plot has for such a grown-up, as a teacher for Miss Lee; else,
 * for whoever is along, a parent's part that anybody of a family can play.
 */
export function listGrownUpParts(shape: Shape, known: Known): Map<string, GrownUpPart> {
  const parts = new Map<string, GrownUpPart>();
  for (const one of known.grownUps) {
    const own = findOwnPart(shape, one, known, parts);
    const part = own === null ? findFamilyPart(shape, one, known, parts) : own;
    if (part) parts.set(part.role, { kind: part.kind, member: toMember(one, part.kind, known) });
  }
  return parts;
}

type Found = { role: string; kind: CastKind };
type Parts = ReadonlyMap<string, unknown>;

/** `null` where the plot has no part of the kind; nobody where it has one that is cast as ever. */
function findOwnPart(
  { about, cast, premise = "", asWritten = [], mourns }: Shape,
  grownUp: NamedGrownUp,
  { order, settled, isHard }: Known,
  parts: Parts,
): Found | null | undefined {
  for (const kind of grownUp.kinds) {
    const isTheirs = (one: string) => isNextDoor(one, grownUp) || isSitter(one, about, grownUp);
    const isOpen = (one: string) =>
      !parts.has(one) && (!isAnybody(kind) || isTheirs(one)) && !isOtherTeacher(one, about, grownUp, order);
    const role = Object.keys(cast).find((one) => isOpen(one) && (cast[one] ?? []).includes(kind));
    if (role === undefined) continue;
    const isKept = listMembers(kind, new Set()).some(({ name }) => settled.includes(toFriendPart(name)));
    const isTold = new RegExp(`\\{${role}\\b`, "iu").test(premise);
    const isMeant =
      mourns === undefined ? isCalled(grownUp, isHard) : isMourned(grownUp, { order, kind, isTold });
    return isMeant && !isKept && !asWritten.includes(role) ? { role, kind } : undefined;
  }
  return null;
}

type Mourning = { order: StoryOrder; kind: CastKind; isTold: boolean };
/** Whoever died is called as the family calls them, Pop; nobody of the profile has died, unless the order says so by name. */
const isMourned = (
  { isOfFamily, hasDied }: NamedGrownUp,
  { order: { relatives = [] }, kind, isTold }: Mourning,
): boolean => isOfFamily && hasDied && isTold && !relatives.some(({ role }) => role === kind);

/** Whoever isn't along and has no name is cast by the order's nouns; Pop is none of them. */
function isCalled(
  { hasName, isOfFamily, isAlong, isRemembered, noun, said }: NamedGrownUp,
  isHard: boolean,
): boolean {
  if (isRemembered) return false;
  if (isOfFamily && isAlong && !isHard) return true;
  return hasName ? noun !== "grandmother" && noun !== "grandfather" : /^pop$/iu.test(said);
}

const isAnybody = (kind: CastKind): boolean => kind === "grown-up-woman" || kind === "grown-up-man";

/** Mr. Ahmed may live next door, and guards no museum. */
const isNextDoor = (role: string, { isCarer }: NamedGrownUp): boolean =>
  !isCarer && /^(?:neighbor|lady|next|man)$/u.test(role);

const SUBSTITUTE = "(?:substitute|supply|relief|cover|sub)(?: teacher)?";
/**
 * Where a substitute comes, whoever is called that or stands alone in the order is the substitute; whoever is away, is
 * missed or does anything else is the child's own teacher.
 */
function isOtherTeacher(
  role: string,
  about: readonly string[],
  { said, isAlong }: NamedGrownUp,
  { title, topics }: StoryOrder,
): boolean {
  if (!about.some((one) => one.split(" ").includes("substitute-teacher"))) return false;
  const name = RegExp.escape(said);
  const isOne = new RegExp(
    `${SUBSTITUTE}(?: (?:is|was|called|named))? ${name}|${name}(?:'s| is| was)? (?:(?:my|our|his|her|their|the|a|new) )*${SUBSTITUTE}`,
    "iu",
  );
  const texts = [title, ...topics].map((text) => text.replaceAll(".", "").replaceAll("’", "'").trim());
  const isAlone = isAlong && texts.some((text) => text.toLowerCase() === said.toLowerCase());
  return role === (isAlone || texts.some((text) => isOne.test(text)) ? "teach" : "guest");
}

const SITTER = "babysitter";
/** Where the babysitter is who it is about, Anna or Miss Lee is that babysitter, and no parent. */
const isSitter = (role: string, about: readonly string[], { noun }: NamedGrownUp): boolean =>
  role === "pal" &&
  (noun === SITTER || noun === null) &&
  about.some((one) => one.split(" ").includes(SITTER));

function findFamilyPart(shape: Shape, grownUp: NamedGrownUp, known: Known, parts: Parts): Found | null {
  const { order, subjects, isHard } = known;
  if (!grownUp.isCarer || !grownUp.isAlong || isHard || !isEverydays(shape)) return null;
  const asked = subjects.flatMap(listKinds);
  const open = Object.keys(shape.cast).filter(
    (role) => !parts.has(role) && canBeAnybody(shape, role, grownUp) && !shape.asWritten?.includes(role),
  );
  // Mom, whom the order names as well, keeps the part that is told most.
  const parents = asked.filter((kind) => kind === "mother" || kind === "father").length;
  const [role] = [...open].sort((one, other) => mentions(shape, other) - mentions(shape, one)).slice(parents);
  const [kind] = grownUp.kinds;
  return role === undefined || kind === undefined || order.before ? null : { role, kind };
}

/** What is hard is told of whoever it is told of. */
const isEverydays = ({ care = [], mourns }: Shape): boolean =>
  mourns === undefined && care.every((one) => one === "faith" || one === "family");

/** A part of a parent's; of a mother alone, whoever is a she, where the plot isn't hers. */
function canBeAnybody(
  { cast, premise = "", care = [] }: Shape,
  role: string,
  { sex }: NamedGrownUp,
): boolean {
  const options = cast[role] ?? [];
  if (!isPartOfAParent(options)) return false;
  if (new Set(options).size > 1) return true;
  const isHers = new RegExp(`\\{${role}\\b`, "iu").test(premise) || care.includes("family");
  return !isHers && sex !== null && sex === (options[0] === "mother" ? "she" : "he");
}

const counted = new WeakMap<Shape, Map<string, number>>();
/** How often a plot tells of somebody. */
function mentions(shape: Shape, role: string): number {
  const known = counted.get(shape) ?? new Map<string, number>();
  counted.set(shape, known);
  const count = known.get(role) ?? JSON.stringify(shape.beats).split(`{${role}`).length;
  known.set(role, count);
  return count;
}

/** Who plays where a grandmother is only on a screen, and the plot has nobody else for her part. */
const INSTEAD: Partial<Record<CastKind, CastKind>> = { grandmother: "mother", grandfather: "father" };

/** Whoever is far away or missed at a feast doesn't sit in the room; what needs care is told of whoever it is told of. */
export function withoutFar(
  options: readonly CastKind[],
  shape: Shape,
  grownUps: readonly NamedGrownUp[],
): readonly CastKind[] {
  const far = new Set(grownUps.filter(({ isFar }) => isFar).flatMap(({ kinds }) => kinds));
  if (far.size === 0 || !isEverydays(shape) || !shape.id.startsWith("feasts/")) return options;
  const there = options.filter((kind) => !far.has(kind));
  return there.length > 0 ? there : options.map((kind) => INSTEAD[kind] ?? kind);
}

/** As the family described them, where it did. */
function toMember(
  { name, noun, sex, hasName, isOfFamily }: NamedGrownUp,
  kind: CastKind,
  { order }: Known,
): CastMember {
  const own = findDescribed(kind, order);
  if (own && !hasName) return own;
  const members = listMembers(kind, new Set());
  const like = members.find(({ he }) => sex === null || he === sex) ?? members[0];
  if (!like) throw new Error(`Nobody is a ${kind}`);
  return {
    ...{ ...like, name, noun: noun ?? like.noun },
    ...(isOfFamily && { kin: true as const }),
    ...(own?.look && { look: own.look }),
  };
}

function findDescribed(kind: CastKind, order: StoryOrder): CastMember | null {
  const isRole = (role: string): role is Relative["role"] => role === kind;
  const role = (order.relatives ?? []).map((one) => one.role).find(isRole);
  const meant = role === undefined ? null : findMeant(role, order);
  return (
    listRelatives(kind, order.relatives ?? [], new Set()).find(({ name }) => name === meant?.name) ?? null
  );
}
