import { AppError } from "./app-error";
import type { KeyScope } from "./key-scopes";

/** A parent id that has been proven. Data functions ask for it, so an unproven id can't reach a query. */
export type ParentScope = string & { readonly __proven: "parent" };

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

// The only three places that make a scope: a looked-up session or key, the same with a child at it, and a job that names
// its parent.
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

/** Whose stories may be read: all of the family's, or one child's alone. */
export type Reader = { parent: ParentScope; childId: string | null };

/** The parent for whom somebody acts, to count and to record by. */
export const parentOf = (actor: Actor): string | null =>
  actor.kind === "parent" || actor.kind === "key" ? actor.parentId : null;

/** For the few things that a child does as well. The queries have to ask for `childId` where there is one. */
export const requireReader = (actor: Actor): Reader => {
  if (actor.kind === "key") return { parent: requireParent(actor), childId: null };
  const { parentId, childId = null } = requireParentActor(actor);
  return { parent: parentId as ParentScope, childId };
};

/** What a book has to be for this reader, as a condition of a query. */
export const readBy = ({ parent, childId }: Reader) => ({ parentId: parent, ...(childId && { childId }) });

export const scopeForSystem = (actor: Actor, parentId: string): ParentScope => {
  if (actor.kind !== "system") throw new AppError("FORBIDDEN", "This is not allowed.");
  return parentId as ParentScope;
};
