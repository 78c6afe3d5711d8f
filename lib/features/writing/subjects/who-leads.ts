import { asSubject, toSubject, type Subject } from "./as-subject";
import { findVehicleOf } from "./events/plain-events";
import { findLacking } from "./known-for";
import { findParentsWork } from "./parents-work";
import { findSecretSelf } from "./secret-self";
import type { LexiconEntry } from "./subject";
import { findWhoForgets } from "./who-forgets";

type Known = { subjects: readonly LexiconEntry[]; names: ReadonlyMap<LexiconEntry, string> };

/** Whom an order is about by what it says of them, whatever nouns it names first. */
export function findWhoLeads(texts: readonly string[], { subjects, names }: Known): Subject | null {
  const self = findSecretSelf(texts, subjects)?.entry ?? findLacking(texts)?.entry ?? null;
  return (
    findWhoForgets(texts, subjects) ??
    asSubject(findParentsWork(texts)) ??
    (self && toSubject(self, names.get(self) ?? null, texts)) ??
    asSubject(findVehicleOf(texts))
  );
}
