import {
  isDrawnThing,
  type CompanionKind,
  type Relative,
  type StoryOrder,
  type Theme,
} from "@/lib/shared/story";
import type { NamedChild } from "@/lib/features/writing/subjects/named-child";
import type { OrderReading, Subject } from "@/lib/features/writing/subjects/read-order";
import { chooseFriend, toFriendPart } from "./friend-names";
import type { Shape } from "./grammar";
import { findFirstPart, listRoles } from "./first-part";
import { listGrownUpParts, withoutFar } from "./grown-up-parts";
import type { NamedGrownUp } from "./named-grown-ups";
import { isPersonKind } from "./people";
import type { Random } from "./random";
import { closeness } from "./rank-plots";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import { findMeant, isPartOfAParent, listLeft, ofTheFamily } from "./own-parents";
import {
  howFarOut,
  listMembers,
  listOfBefore,
  listRelatives,
  type CastKind,
  type CastMember,
} from "./roster";
import type { Memory } from "./story-parts";
import { callBeloved } from "./call-beloved";
import { callStar, canBeAbout, listKinds, toStar } from "./subject-words";

type CastWish = {
  /** Whom the parent's words name among our own cast. */
  creatures: readonly CompanionKind[];
  subjects: readonly Subject[];
  /** Whom the parent wants to have left out. */
  unwanted: ReadonlySet<CastKind>;
  /** The child whom the order names beside them: in a story, whoever it is told of is called so. */
  named: NamedChild | null;
  /** The grown-ups whom the order names. */
  grownUps: readonly NamedGrownUp[];
  /** Somebody died, or something else has to be told with care. */
  isHard: boolean;
  /** The children of the family who are heroes beside the first; the companion's part is theirs. */
  heroes: readonly CastMember[];
  /** What is settled, and what the child has heard in other stories. */
  memory: Memory;
  random: Random;
};

/** A plot that is told in every theme has its companion from the theme, where it can. */
const COMPANIONS: Record<Theme, readonly CastKind[]> = {
  adventure: ["fox", "bird", "monkey", "bear"],
  fantasy: ["dragon", "unicorn", "wizard"],
  science: ["robot", "owl", "astronaut"],
  mystery: ["cat", "mouse", "owl", "hedgehog"],
  friendship: ["girl", "boy", "dog"],
  animals: ["dog", "rabbit", "squirrel", "duck", "horse", "cat"],
};
const PULL_OF_A_THEME = 6;
const KINDS_OF_ANY = 6;

/** Who of the order has the main part of an open plot. */
export function findSubject(shape: Shape, { main, others }: OrderReading): Subject | undefined {
  return pickSubject(shape, [...(main ? [main] : []), ...others]);
}

/** The first that fits; a plot that was settled long ago keeps its subject, though it wouldn't be chosen for it today. */
const pickSubject = (shape: Shape, subjects: readonly Subject[]): Subject | undefined =>
  subjects.find(({ entry }) => canBeAbout(shape, entry)) ??
  subjects.find(({ entry }) => shape.subject?.includes(entry.class));

/** Who plays in a story: the subject itself, then whom the parent's words name, then whoever fits. */
export function chooseCast(shape: Shape, order: StoryOrder, wish: CastWish): Map<string, CastMember> {
  const taken = new Set([
    ...order.heroName.toLowerCase().split(/\s+/u),
    ...wish.heroes.map(({ name }) => name.toLowerCase()),
  ]);
  const cast = new Map<string, CastMember>();
  const kinds = new Set<CastKind>();
  const subject = pickSubject(shape, wish.subjects);
  const second = wish.subjects.find((one) => one !== subject && canBeAbout(shape, one.entry));
  const grownUps = listGrownUpParts(shape, { ...wish, order, settled: wish.memory.settled });
  const first = findFirstPart(shape, order, wish.subjects);
  const add = (role: string, kind: CastKind, member: CastMember) => {
    kinds.add(kind);
    taken.add(member.name.toLowerCase());
    cast.set(role, member);
  };
  for (const playing of wish.heroes.slice(0, 1)) add("pal", playing.kind, playing);
  for (const [role, one] of [
    ["star", subject],
    ["mate", second],
  ] as const) {
    const own = { ...wish, taken: withFamily(taken, order) };
    const member = role in shape.cast ? toNamedStar(one, own) : null;
    if (member) add(role, member.kind, member);
  }
  const named = [...grownUps].filter(([role, { kind }]) => !cast.has(role) && !wish.unwanted.has(kind));
  for (const [role, { kind, member }] of named) add(role, kind, member);
  for (const role of listRoles(shape, first)) {
    const options = withoutFar(listOptions(shape, role), shape, wish.grownUps);
    if (cast.has(role) || options.length === 0) continue;
    const isFree = (kind: CastKind) => !kinds.has(kind) || hasAnother(kind, order, taken);
    const known = { shape, order, taken, subjects: wish.subjects, kinds, first };
    const playing = listPlaying(role, options, known);
    const fresh = playing.filter((kind) => isFree(kind) && !wish.unwanted.has(kind));
    const met = findKnown(isOpenPart(shape, role, options) ? null : fresh, order, taken);
    if (met) {
      add(role, met.kind, met);
      continue;
    }
    const free = fresh.length > 0 ? fresh : playing;
    const kind = chooseKind(shape, listNamedKinds(shape, role, free, wish), order, wish);
    const member = chooseMember(kind, taken, {
      ...{ ...wish, order, role },
      family: familyFor(shape, order, role),
    });
    add(role, kind, called(member, { shape, role, free, wish }));
  }
  return cast;
}

/** The subject, by the name that the order has for them: the dentist Dr. Singh. */
function toNamedStar(
  one: Subject | undefined,
  {
    grownUps,
    random,
    memory,
    taken,
  }: Pick<CastWish, "grownUps" | "random" | "memory"> & { taken: ReadonlySet<string> },
): CastMember | null {
  if (!one) return null;
  const named = grownUps.find(
    ({ hasName, kinds }) => hasName && kinds.some((kind) => kind === one.entry.word),
  );
  const star = toStar(
    { ...one, sex: one.sex ?? named?.sex ?? null },
    { taken, random, isSettled: ({ name }) => isSettled(memory, name) },
  );
  return named ? { ...star, name: named.name } : star;
}

/** Whether somebody of a kind may be the child that an order names. */
const isSame =
  (named: NamedChild | null) =>
  (kind: CastKind): boolean =>
    named?.kind ? kind === named.kind : kind === "girl" || kind === "boy";

/** As whom the child that an order names may play a part; whoever may, where the part is somebody else's. */
function listNamedKinds(
  shape: Shape,
  role: string,
  free: readonly CastKind[],
  wish: CastWish,
): readonly CastKind[] {
  const isKept = free.some((kind) =>
    listMembers(kind, new Set()).some(({ name }) => isSettled(wish.memory, name)),
  );
  const children = role === partOfNamed(shape, wish) && !isKept ? free.filter(isSame(wish.named)) : [];
  return children.length > 0 ? children : free;
}

type Part = { shape: Shape; role: string; free: readonly CastKind[]; wish: CastWish };

/** By the name that the order gave, whoever has the part of the child that it names. */
const called = (member: CastMember, { shape, role, free, wish }: Part): CastMember =>
  wish.named &&
  role === partOfNamed(shape, wish) &&
  free.some(isSame(wish.named)) &&
  !isSettled(wish.memory, member.name)
    ? { ...member, name: wish.named.name }
    : member;

const isSettled = ({ settled }: CastWish["memory"], name: string): boolean =>
  settled.includes(toFriendPart(name));

/** Parts of a friend whom the hero has from the beginning. */
const FRIENDS: readonly string[] = ["pal", "friend"];

/** Whose name is told of in a plot's one sentence: Ava, of the friend who moves away; else whoever is along is the friend of the plot. */
function partOfNamed(shape: Shape, { named }: CastWish): string | undefined {
  if (!named || named.isUnkind) return undefined;
  const parts = Object.keys(shape.cast).filter((role) => listOptions(shape, role).some(isSame(named)));
  const isTold = (role: string) => new RegExp(`\\{${role}\\b`, "iu").test(shape.premise ?? "");
  const told = shape.subject === undefined ? parts.find(isTold) : undefined;
  const isFriend = (role: string) => FRIENDS.includes(role) && !(shape.meets ?? []).includes(role);
  return told ?? (named.isAlong ? parts.find(isFriend) : undefined);
}

/** Of which kinds a part is; no friend of a child's plays whoever moves along. */
const listOptions = ({ cast, livesHere }: Shape, role: string): readonly CastKind[] =>
  (cast[role] ?? []).filter(
    (kind) => role !== "pal" || livesHere !== true || (kind !== "girl" && kind !== "boy"),
  );

type Playing = Parameters<typeof ofTheFamily>[1] & {
  /** Who has a part already. */
  kinds: ReadonlySet<CastKind>;
  /** The one grown-up whom the order names has it. */
  first: ReturnType<typeof findFirstPart>;
};

/** Who may play a part in the story of this family. */
function listPlaying(role: string, options: readonly CastKind[], { kinds, first, ...known }: Playing) {
  if (role === first?.role) return [first.kind];
  const { shape, order, subjects } = known;
  if (shape.asWritten?.includes(role)) return options;
  const [gone] = (["mother", "father"] as const).filter((one) => kinds.has(one));
  if (role !== "big" || isPartOfAParent(options)) return ofTheFamily(options, known);
  // Only where a parent isn't there for the child are others asked before the parents.
  const parents = options.filter((kind) => isPartOfAParent([kind]));
  if (!gone) return ofTheFamily(parents.length > 0 ? parents : options, known);
  const left = listLeft(options, { order, gone, subjects });
  return left.length > 0 ? left : options.filter((kind) => !isPartOfAParent([kind]));
}

/** A companion of any kind will do where the plot leaves it open who comes along. */
const isOpenPart = (
  { theme, after, livesHere }: Shape,
  role: string,
  options: readonly CastKind[],
): boolean =>
  (after && role === "guest") ||
  (role === "pal" && theme === null && livesHere !== true && options.length >= KINDS_OF_ANY);

/** A family of two mothers has one of them in each part of a parent. */
const hasAnother = (kind: CastKind, { relatives = [] }: StoryOrder, taken: ReadonlySet<string>): boolean =>
  listRelatives(kind, relatives, taken).length > 0;

/** Who can be there, and can't talk of it. */
const SPEECHLESS: readonly CastKind[] = ["newborn", "baby"];

/** Somebody of the story that this one continues, by the same name. */
function findKnown(
  options: readonly CastKind[] | null,
  { before }: StoryOrder,
  taken: ReadonlySet<string>,
): CastMember | null {
  const met = before?.companions.find(
    ({ kind, name }) =>
      (options === null ? !SPEECHLESS.includes(kind) : options.includes(kind)) &&
      !taken.has(name.toLowerCase()),
  );
  if (!met) return null;
  const members = [...listMembers(met.kind, new Set()), ...listOfBefore(met.kind)];
  const same = members.find(({ name }) => name === met.name) ?? members[0];
  return same ? { ...same, name: met.name } : null;
}

const isStranger = (kind: CastKind): boolean => kind === "grown-up-woman" || kind === "grown-up-man";

function chooseKind(
  { theme, mourns }: Shape,
  options: readonly CastKind[],
  order: StoryOrder,
  { creatures, subjects, random }: CastWish,
): CastKind {
  // The first of those whom the parent names, as the order has them, has the first part that they can play.
  const [exact = []] = subjects
    .map(listKinds)
    .map((asked) => options.filter((kind) => asked.includes(kind)))
    .filter((kinds) => kinds.length > 0);
  // A hamster is no mouse where a hamster may play, and whoever died is nobody like them.
  const isExact = exact.length > 0 || mourns !== undefined;
  const wished = isExact ? exact : options.filter((kind) => creatures.some((one) => one === kind));
  // Nobody of the family has died whom nobody named.
  const strangers = mourns && exact.length === 0 ? options.filter(isStranger) : [];
  if (strangers.length > 0) return random.pick(strangers);
  // Who has a brother and no sister has a brother in the story.
  const described = options.filter((kind) => order.relatives?.some(({ role }) => role === kind));
  const own = described.length > 0 ? described : options;
  const colour = theme === null ? COMPANIONS[order.theme] : [];
  return random.pickWeighted(
    wished.length > 0 ? wished : own,
    (option) =>
      closeness(howFarOut(option), order.creativityLevel) * (colour.includes(option) ? PULL_OF_A_THEME : 1),
  );
}

type Family = {
  relatives: readonly Relative[];
  /** Only somebody whom the order names may have died. */
  mustBeNamed: boolean;
  /** What needs care isn't told of one grandmother where it may be the other. */
  mustBeOne: boolean;
  /** Where each of two mothers has a part, neither is told for the other. */
  hasBothParents: boolean;
  /** The name of the one of two mothers of whom the order speaks. */
  meant: (kind: CastKind) => string | null;
};

/**
 * What needs care happens to whom the premise names, or to the one kind that can play the part, as a mother who bears a
 * child: there nobody is guessed. Whoever comforts may be either of two mothers.
 */
function familyFor(shape: Shape, order: StoryOrder, role: string): Family {
  const { relatives = [] } = order;
  const { mourns, care, premise } = shape;
  const isOnlyOne = shape.cast[role]?.length === 1;
  const isOfTheRole = new RegExp(`\\{${role}\\b`, "iu").test(premise ?? "");
  return {
    relatives,
    meant: (kind) => (kind === "mother" || kind === "father" ? (findMeant(kind, order)?.name ?? null) : null),
    mustBeNamed: mourns !== undefined && isOfTheRole,
    mustBeOne: care !== undefined && (isOfTheRole || isOnlyOne),
    hasBothParents: !isOnlyOne && Object.values(shape.cast).filter(isPartOfAParent).length > 1,
  };
}

/** A brother or a sister who was never carried home is a baby still. */
const canBeKind = (subject: Subject, kind: CastKind): boolean =>
  listKinds(subject).includes(kind) ||
  (kind === "newborn" && ["brother", "sister"].includes(subject.entry.word));

/** What nobody else may be called or sound like, with those of the family who have no part. */
const withFamily = (
  taken: ReadonlySet<string>,
  { relatives = [] }: { relatives?: readonly Relative[] },
): Set<string> => new Set([...taken, ...relatives.map(({ name }) => name.toLowerCase())]);

/** Somebody of the kind, by the name that the parent gave. */
function chooseMember(
  kind: CastKind,
  taken: ReadonlySet<string>,
  {
    subjects,
    random,
    family,
    order,
    role,
    memory,
  }: CastWish & { family: Family; order: StoryOrder; role: string },
): CastMember {
  const asked = subjects.filter((subject) => canBeKind(subject, kind));
  const own = findOwn(kind, taken, { asked, family });
  if (own) return own;
  const members = ofSex(listMembers(kind, withFamily(taken, family)), asked);
  const drawn = random.pick(members);
  // A story that is told again keeps whom it has, however many others there are by now.
  const kept = [...members, ...listOfBefore(kind)].find(({ name }) => isSettled(memory, name));
  const friend = isPersonKind(kind) ? undefined : chooseFriend(members, { order, memory, role });
  const member = kept ?? friend ?? drawn;
  const noun = asked.find(({ entry }) => entry.class === "animal")?.entry.word ?? member.noun;
  const named = asked.find(({ name }) => name !== null);
  return { ...member, noun, name: named ? callStar(member.name, named) : callBeloved(member.name, order) };
}

/** Whom this story made up, as its child's later books know them; nobody whom the parent named is among them. */
export const listFriendParts = (cast: ReadonlyMap<string, CastMember>): string[] =>
  [...cast.values()]
    .filter(({ kin, hero, kind, name }) => !kin && hero === undefined && isMadeUp(kind, name))
    .map(({ name }) => toFriendPart(name));

/** A grandmother and a beloved bear are called by what they are. */
const isMadeUp = (kind: CompanionKind, name: string): boolean =>
  !isDrawnThing(kind) &&
  kind !== "grandmother" &&
  kind !== "grandfather" &&
  listMembers(kind, new Set()).some((member) => member.name === name);

/** Who of the family that was described it is; nobody where it may be another. */
function findOwn(
  kind: CastKind,
  taken: ReadonlySet<string>,
  { asked, family }: { asked: readonly Subject[]; family: Family },
): CastMember | null {
  const called = new Set(asked.flatMap(({ name }) => (name ? splitWish(name) : [])));
  const isCalled = ({ name }: CastMember) => splitWish(name).some((word) => called.has(word));
  const described = listRelatives(kind, family.relatives, taken);
  const meant = asked.length > 0 ? described.find(({ name }) => name === family.meant(kind)) : undefined;
  if (meant && described.length > 1) return meant;
  // Whom the order names is another than those whom it doesn't.
  const [own] = described.filter((one) => isCalled(one) || (called.size === 0 && !family.mustBeNamed));
  const isOne = described.length === 1 || (family.hasBothParents && isPartOfAParent([kind]));
  return own && (isCalled(own) || !family.mustBeOne || isOne) ? own : null;
}

/** Whom the parent calls "he" is one. */
function ofSex(members: CastMember[], asked: readonly Subject[]): CastMember[] {
  const sex = asked.find((subject) => subject.sex)?.sex;
  const fitting = members.filter(({ he }) => !sex || he === sex);
  return fitting.length > 0 ? fitting : members;
}
