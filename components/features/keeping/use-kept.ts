"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { readSession, subscribeToSession } from "@/lib/shared/browser-session";
import { watchChanges } from "./alone";
import { keepBooks, settleSound, type KeepOutcome } from "./keep-books";
import { changeSound, dropStory, listKept, type KeptStory } from "./kept-store";
import { measureRoom } from "./room";

const NONE: KeptStory[] = [];
const keptKey = (parentId: string) => ["kept", parentId];

/** Who is signed in here as the browser remembers it, without asking anybody; `undefined` until it is known. */
export function useParentId(): string | null | undefined {
  return useSyncExternalStore(
    subscribeToSession,
    () => readSession()?.user.id ?? null,
    () => undefined,
  );
}

/** What the browser gives us here, measured anew with each change of what is kept. */
export const useRoom = () =>
  useQuery({ queryKey: ["kept", "room"], queryFn: measureRoom, staleTime: 0 }).data ?? null;

/** Looks again whenever something was kept or removed, in whichever tab. */
export function useKeptChanges(): void {
  const client = useQueryClient();
  useEffect(() => watchChanges(() => void client.invalidateQueries({ queryKey: ["kept"] })), [client]);
}

/** What the signed-in parent has kept on this device, and the ways to change it. */
export function useKept() {
  const client = useQueryClient();
  const parentId = useParentId();
  const known = parentId ?? "";
  const { data: kept = NONE, isPending } = useQuery({
    queryKey: keptKey(known),
    queryFn: () => listKept(known),
    enabled: known !== "",
  });
  const again = () => client.invalidateQueries({ queryKey: ["kept"] });
  return {
    kept,
    parentId,
    isPending: parentId === undefined || (known !== "" && isPending),
    keep: async (ids: readonly string[], withSound: boolean): Promise<KeepOutcome> => {
      const outcome = await keepBooks(known, ids, withSound);
      await again();
      return outcome;
    },
    drop: async (ids: readonly string[]): Promise<void> => {
      for (const id of ids) await dropStory(known, id);
      await again();
    },
    addSound: async ({ book }: KeptStory): Promise<void> => {
      await settleSound(known, book, true);
      await again();
    },
    dropSound: async ({ book }: KeptStory): Promise<void> => {
      await changeSound(known, book.id, { state: "none" });
      await again();
    },
  };
}
