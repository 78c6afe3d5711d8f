import "server-only";
import { findHero } from "@/lib/features/children/find-hero";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { CoHero, StoryOrder } from "@/lib/shared/story";

/** Of whom a story is told: the child that was chosen first, and whoever else of the family. */
export type Chosen = { childId: string; withChildIds?: readonly string[] | null | undefined };

type Heroes = Pick<
  StoryOrder,
  "heroName" | "gender" | "age" | "level" | "interests" | "relatives" | "together"
>;

export const listChosen = ({ childId, withChildIds }: Chosen): string[] => [childId, ...(withChildIds ?? [])];

/** @throws AppError NOT_FOUND for one that the parent has no profile of */
async function requireHero(db: DbOrTx, parent: ParentScope, childId: string) {
  const hero = await findHero(db, { parent, childId });
  if (hero) return hero;
  throw new AppError(
    "NOT_FOUND",
    `Selected child (${childId}) not found. Please refresh the page and try again.`,
  );
}

/** Whether all of them are still there. @throws AppError NOT_FOUND */
export async function requireHeroes(db: DbOrTx, parent: ParentScope, chosen: Chosen): Promise<void> {
  for (const id of listChosen(chosen)) await requireHero(db, parent, id);
}

const toCoHero = ({ id, name, gender, age }: CoHero): CoHero => ({ id, name, gender, age });

/**
 * What an order says of its children. It keeps to the level, the interests and the family of the one chosen first.
 * @throws AppError NOT_FOUND
 */
export async function findHeroes(db: DbOrTx, parent: ParentScope, chosen: Chosen): Promise<Heroes> {
  const { name, gender, age, level, interests, relatives } = await requireHero(db, parent, chosen.childId);
  const hero = { heroName: name, gender, age, level, interests };
  if (!chosen.withChildIds?.length) return { ...hero, relatives };
  const others = await Promise.all(chosen.withChildIds.map((id) => requireHero(db, parent, id)));
  const called = new Set(others.map((other) => other.name.toLowerCase()));
  return {
    ...hero,
    // A sister who was described and is a hero of this story is not there twice.
    relatives: relatives.filter((one) => !called.has(one.name.toLowerCase())),
    together: others.map(toCoHero),
  };
}
