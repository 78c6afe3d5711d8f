import type { Relative, RelativeRole, StoryOrder } from "@/lib/shared/story";
import type { Subject } from "@/lib/features/writing/subjects/read-order";
import { countCalled } from "./call-family";
import type { Shape } from "./grammar";
import type { CastKind } from "./roster";
import { listKinds } from "./subject-words";

type Known = {
  shape: Shape;
  order: StoryOrder;
  /** Names in small letters. */
  taken: ReadonlySet<string>;
  subjects: readonly Subject[];
};

/** Who may stand in for a parent whom the family hasn't: a woman for "she", a man for "he". */
const STAND_INS: Record<"mother" | "father", readonly RelativeRole[]> = {
  mother: ["grandmother", "aunt"],
  father: ["grandfather", "uncle"],
};
const CARERS: readonly RelativeRole[] = ["grandmother", "grandfather"];

const isParent = (kind: CastKind): kind is "mother" | "father" => kind === "mother" || kind === "father";

/** A part that nobody but a parent has. */
export const isPartOfAParent = (options: readonly CastKind[]): boolean =>
  options.length > 0 && options.every(isParent);

/**
 * Who plays a parent's part in a family that was described: a parent whom it has, else the grandparents who were
 * described without any, else somebody beside them. Whom the order itself speaks of plays as it says.
 */
export function ofTheFamily(
  options: readonly CastKind[],
  { shape, order, taken, subjects }: Known,
): readonly CastKind[] {
  const { relatives = [] } = order;
  const parts = options.filter(isParent);
  const asked = subjects.flatMap(listKinds);
  const carers = listCarers(relatives);
  if (carers.length === 0 || parts.some((part) => asked.includes(part))) return options;
  if (!isPartOfAParent(options)) {
    const there = options.filter((kind) => !isParent(kind) || carers.some(({ role }) => role === kind));
    return there.length > 0 ? there : options;
  }
  const isFree = ({ name }: Relative) => !taken.has(name.toLowerCase());
  const own = carers
    .filter((one) => isFree(one) && !hasPartOfTheirOwn(shape, one.role))
    .map(({ role }) => role);
  const fitting = own.filter((role) => (isParent(role) ? parts.includes(role) : canStandIn(role, parts)));
  if (fitting.length > 0) return [...new Set(fitting)];
  return listStandIns(parts, { shape, others: relatives.filter(isFree) });
}

/** Parents, or the grandparents of a family in which no parent was described. */
function listCarers(relatives: readonly Relative[]): readonly Relative[] {
  const parents = relatives.filter(({ role }) => isParent(role));
  return parents.length > 0 ? parents : relatives.filter(({ role }) => CARERS.includes(role));
}

const canStandIn = (role: RelativeRole, parts: readonly ("mother" | "father")[]): boolean =>
  parts.some((part) => STAND_INS[part].includes(role));

/** A grandmother who has a part in this plot isn't its parent as well. */
const hasPartOfTheirOwn = ({ cast }: Shape, role: RelativeRole): boolean =>
  !isParent(role) && Object.values(cast).some((kinds) => kinds.includes(role));

function listStandIns(
  parts: readonly ("mother" | "father")[],
  { shape, others }: { shape: Shape; others: readonly Relative[] },
): readonly CastKind[] {
  const described = others
    .map(({ role }) => role)
    .filter((role) => canStandIn(role, parts) && !hasPartOfTheirOwn(shape, role));
  if (described.length > 0) return [...new Set(described)];
  return parts.map((part) => (part === "mother" ? "aunt" : "uncle"));
}

/** Which of two mothers or two fathers an order speaks of, where it calls them as the profile does. */
export function findMeant(role: RelativeRole, order: Named): Relative | null {
  const all = (order.relatives ?? []).filter((one) => one.role === role);
  if (all.length < 2) return all[0] ?? null;
  const said = all.map((one) => countCalled(order, one));
  const most = Math.max(...said);
  const best = all.filter((_, at) => said[at] === most);
  return most > 0 && best.length === 1 ? (best[0] ?? null) : null;
}

type Named = Pick<StoryOrder, "relatives" | "title" | "topics">;
type Left = {
  order: Named;
  /** Whom the order names. */
  subjects: readonly Subject[];
  gone: "mother" | "father";
};

/**
 * Who looks after a child whose mother or father has died, or is in prison: whom the order names, else the other of the two where the
 * family has one or nothing is said of it, else grandparents, aunts and uncles. Nobody, where nobody else was described.
 */
export function listLeft(options: readonly CastKind[], { order, subjects, gone }: Left): readonly CastKind[] {
  const { relatives = [] } = order;
  const asked = subjects.flatMap(listKinds);
  const living = options.filter((kind) => kind !== gone);
  const isThere = (kind: CastKind) => relatives.some(({ role }) => role === kind);
  const named = living.filter((kind) => asked.includes(kind));
  if (named.length > 0) return named;
  const other = living.filter(isParent);
  if (other.some(isThere)) return other;
  // The other of two fathers is there, where it is known which of them isn't.
  const isOther = relatives.filter(({ role }) => role === gone).length > 1 && findMeant(gone, order) !== null;
  if (isOther && options.includes(gone)) return [gone];
  const elders = living.filter((kind) => isThere(kind) && !isParent(kind));
  const grandparents = elders.filter((kind) => CARERS.some((carer) => carer === kind));
  if (elders.length > 0) return grandparents.length > 0 ? grandparents : elders;
  return isThere(gone) ? [] : other;
}

/** Whether it is known who died and who is left; of two mothers nobody is guessed. */
export function knowsWhoIsLeft(
  { cast: { big = [] } }: Shape,
  order: Named,
  { gone, subjects }: Pick<Left, "gone" | "subjects">,
): boolean {
  const isOne = (order.relatives ?? []).filter(({ role }) => role === gone).length < 2;
  return (isOne || findMeant(gone, order) !== null) && listLeft(big, { order, subjects, gone }).length > 0;
}
