import { AppError } from "./app-error";
import type { KeyScope } from "./key-scopes";

/** A parent id that has been proven. Data functions ask for it, so an unproven id can't reach a query. */
export type ParentScope = string & { readonly __proven: "parent" };

/** Another parent, with whose children this one reads, too. */
export type ReadFamily = { ownerId: string; firstName: string };

export type ParentActor = {
  kind: "parent";
  parentId: string;
  sessionId: string;
  role: "parent" | "admin";
  email: string;
  firstName: string;
  lastName: string;
  /** When this session last showed who sits there: by a password, or by a sign-in at a provider. */
  provenAt: Date;
  /** From when on this account is deleted, where its parent asked for that; until then it may only be kept or taken along. */
  deletionDueAt?: Date | null;
  /** The child to whom this device was handed over; then it is the child who sits there. */
  childId?: string | null;
  /** Whose child that is: the parent's own, or of a family that the parent reads with. */
  childsAccount?: string | null;
  /** Whose stories are read here besides, by an invitation that was accepted; looked up with every session. */
  families?: readonly ReadFamily[];
};

/** A program with an API key of a parent's. It has no session: nothing that asks who sits there is open to it. */
export type KeyActor = {
  kind: "key";
  keyId: string;
  parentId: string;
  scopes: readonly KeyScope[];
  deletionDueAt: Date | null;
};

export type Actor = { kind: "visitor" } | ParentActor | KeyActor | { kind: "system"; name: string };

/** What a device that was handed over to a child answers to everything that isn't the child's. */
export const handedOver = (): AppError =>
  new AppError("CHILDS_MODE", "This device is handed over to a child. Please take it back first.");

export const isHandedOver = (actor: Actor): boolean => actor.kind === "parent" && Boolean(actor.childId);

// The only three places that make a scope: a looked-up session or key, the same with a child at it or with the families
// that invited it, and a job that names its parent.
export const requireParentActor = (actor: Actor): ParentActor => {
  if (actor.kind !== "parent") throw new AppError("UNAUTHENTICATED", "Please sign in.");
  return actor;
};

/**
 * For everything that a parent does: where a child sits, it is refused, whoever calls it. A key does it for its parent;
 * keys are known to calls of the public API alone, so that no other call can be one's.
 */
export const requireParent = (actor: Actor): ParentScope => {
  if (actor.kind === "key") return actor.parentId as ParentScope;
  const { parentId } = requireParentActor(actor);
  if (isHandedOver(actor)) throw handedOver();
  return parentId as ParentScope;
};

/**
 * Whose stories may be read: all of the parent's and the finished ones of the families that invited the parent, or one
 * child's alone, who is the parent's own or of the one family that is named.
 */
export type Reader = {
  parent: ParentScope;
  childId: string | null;
  families: readonly { account: ParentScope; name: string }[];
};

/** The parent for whom somebody acts, to count and to record by. */
export const parentOf = (actor: Actor): string | null =>
  actor.kind === "parent" || actor.kind === "key" ? actor.parentId : null;

/** Reading that no child does: taking a story along. @throws AppError CHILDS_MODE */
export const requireGrownUp = (actor: Actor): Reader => {
  requireParent(actor);
  return requireReader(actor);
};

/** What a parent, or a job of theirs, reads of their own: nobody else's family. */
export const ownReader = (parent: ParentScope): Reader => ({ parent, childId: null, families: [] });

/**
 * For the few things that a child, or a grown-up of another family, does as well. The queries have to ask `readBy`. A key
 * reads its parent's own: nobody who invited a person invited a program.
 */
export const requireReader = (actor: Actor): Reader => {
  if (actor.kind === "key") return ownReader(requireParent(actor));
  const { parentId, childId = null, childsAccount = null, families: all = [] } = requireParentActor(actor);
  // Of the families that share their stories a child is in one, or in none.
  const families = childId ? all.filter(({ ownerId }) => ownerId === childsAccount) : all;
  return {
    parent: parentId as ParentScope,
    childId,
    families: families.map(({ ownerId, firstName }) => ({
      account: ownerId as ParentScope,
      name: firstName,
    })),
  };
};

/**
 * What a book has to be for this reader, as a condition of a query: the one place that says who may read what. What
 * another family has not finished is not shown to whom it invited.
 */
export const readBy = ({ parent, childId, families }: Reader) => {
  const shared = { parentId: { in: families.map(({ account }) => account) }, status: "completed" as const };
  const ofChild = childId ? { OR: [{ childId }, { children: { some: { childId } } }] } : {};
  if (families.length === 0) return { parentId: parent, ...ofChild };
  if (childId) return { ...shared, ...ofChild };
  return { OR: [{ parentId: parent }, shared] };
};

/** The accounts whose finished stories this reader may read; a child's are the child's alone besides. */
export const accountsReadBy = ({ parent, families }: Reader): ParentScope[] => [
  parent,
  ...families.map(({ account }) => account),
];

/**
 * The account of a record that was found for this reader.
 * @throws AppError NOT_FOUND where it is none of theirs
 */
export const ownerFor = (reader: Reader, parentId: string): ParentScope => {
  const owner = accountsReadBy(reader).find((account) => account === parentId);
  if (!owner) throw new AppError("NOT_FOUND", "Resource not found.");
  return owner;
};

/** In whose account the child is who sits there. */
export const accountOfChild = ({ parent, families }: Reader): ParentScope => families[0]?.account ?? parent;

/** How another family is called to whoever reads with it; `null` of what is the reader's own. */
export const familyNamed = ({ families }: Reader, parentId: string): string | null =>
  families.find(({ account }) => account === parentId)?.name ?? null;

export const scopeForSystem = (actor: Actor, parentId: string): ParentScope => {
  if (actor.kind !== "system") throw new AppError("FORBIDDEN", "This is not allowed.");
  return parentId as ParentScope;
};
