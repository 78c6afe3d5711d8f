import { RELATIVE_ROLES, type StoryOrder } from "@/lib/shared/story";
import { asSubject } from "@/lib/features/writing/subjects/as-subject";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import type { Subject } from "@/lib/features/writing/subjects/read-order";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import type { Shape } from "./grammar";
import type { CastKind } from "./roster";
import { listKinds } from "./subject-words";

const GROWN_UPS: ReadonlySet<CastKind> = new Set(
  RELATIVE_ROLES.filter((role) => role !== "brother" && role !== "sister"),
);

type FirstPart = { role: string; kind: CastKind };

/**
 * The one grown-up of the family whom an order names, or its title, has the part that the plot is about where two are open to
 * them: "Mom works nights" isn't told of Dad, with Mom beside the bed.
 */
export function findFirstPart(
  { cast, premise = "", mourns }: Shape,
  { title }: Pick<StoryOrder, "title">,
  subjects: readonly Subject[],
): FirstPart | null {
  const kind = findOne(subjects) ?? findOne(readSubjects(title));
  if (kind === null || mourns !== undefined) return null;
  const open = Object.keys(cast).filter((role) => cast[role]?.includes(kind));
  const role = open.find((one) => new RegExp(`\\{${one}\\b`, "iu").test(premise));
  return role === undefined || open.length < 2 ? null : { role, kind };
}

/** The parts of a plot as it has them, after that one. */
export const listRoles = ({ cast }: Shape, first: FirstPart | null): string[] => [
  ...new Set([...(first ? [first.role] : []), ...Object.keys(cast)]),
];

/** Nobody, where several are named. */
function findOne(subjects: readonly Subject[]): CastKind | null {
  const [kind = null, ...others] = new Set(subjects.flatMap(listKinds).filter((one) => GROWN_UPS.has(one)));
  return others.length > 0 ? null : kind;
}

const readSubjects = (text: string): Subject[] =>
  findEntries(splitWish(text)).flatMap(({ entry }) => asSubject(entry) ?? []);
