import { readSession } from "@/lib/shared/browser-session";
import type { EventStore, ReadingEvent } from "./event-outbox";

const prefixOf = (parentId: string) => `reading:${parentId}:`;

/** Events of one parent; `null`: of nobody whom the browser knows. */
export type OwnEvents = EventStore & { parentId: string | null };

/** Nobody is signed in, or storage is switched off: events last as long as the page. */
const NOWHERE: OwnEvents = { parentId: null, read: () => [], note: () => undefined, drop: () => undefined };

/** Each event under its own key, so that two tabs never write over one another's; the session's end takes them out. */
export function waitingEvents(): OwnEvents {
  const parentId = readSession()?.user.id;
  if (!parentId) return NOWHERE;
  const prefix = prefixOf(parentId);
  const guarded = <T>(act: (store: Storage) => T, otherwise: T): T => {
    try {
      return act(window.localStorage);
    } catch {
      return otherwise;
    }
  };
  return {
    parentId,
    read: () =>
      guarded(
        (store) =>
          Object.keys(store)
            .filter((key) => key.startsWith(prefix))
            .map((key) => JSON.parse(store.getItem(key) ?? "") as ReadingEvent)
            .sort((one, other) => Date.parse(one.occurredAt) - Date.parse(other.occurredAt)),
        [],
      ),
    note: (event) => {
      // What somebody else has signed in for since is not this parent's to fill.
      if (readSession()?.user.id !== parentId) return;
      guarded((store) => {
        store.setItem(prefix + event.id, JSON.stringify(event));
      }, undefined);
    },
    drop: (ids) => {
      guarded((store) => {
        for (const id of ids) store.removeItem(prefix + id);
      }, undefined);
    },
  };
}
