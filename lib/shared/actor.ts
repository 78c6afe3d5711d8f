import { AppError } from "./app-error";

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
};

export type Actor = { kind: "visitor" } | ParentActor | { kind: "system"; name: string };

// The only two places that make a scope: a looked-up session, and a job that names its parent.
export const requireParentActor = (actor: Actor): ParentActor => {
  if (actor.kind !== "parent") throw new AppError("UNAUTHENTICATED", "Please sign in.");
  return actor;
};

export const requireParent = (actor: Actor): ParentScope => requireParentActor(actor).parentId as ParentScope;

export const scopeForSystem = (actor: Actor, parentId: string): ParentScope => {
  if (actor.kind !== "system") throw new AppError("FORBIDDEN", "This is not allowed.");
  return parentId as ParentScope;
};
