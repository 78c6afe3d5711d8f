"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { createEventOutbox } from "@/components/features/reading/event-outbox";
import { sendEventsOf } from "@/components/features/reading/send-events";
import { waitingEvents } from "@/components/features/reading/waiting-events";
import { showToast } from "@/components/feedback/show-toast";
import { clearSession, forgetOthersDrafts, readChildHere, readSession } from "@/lib/shared/browser-session";
import { forgetKeptOfOthers } from "@/lib/shared/forget-kept";
import { watchComingSounds } from "./coming-sounds";
import { followServer, followSounds } from "./keep-books";
import { dropParentsWords } from "./kept-store";
import { goneWords, type GoneStory } from "./keep-words";
import { keepShell } from "./shell";
import { useKeptChanges, useParentId } from "./use-kept";

const SESSION_LOOK_MS = 60_000;

/** Tells the server what was read without it. Each event has its id: telling it twice counts once. */
function sendWaiting(): void {
  const store = waitingEvents();
  const send = sendEventsOf(store.parentId);
  void createEventOutbox({ send, onBadges: () => undefined, store }).flush();
}

/** An app on the Home Screen opens without a connection, also before anything is kept. */
const isInstalled = (): boolean => window.matchMedia("(display-mode: standalone)").matches;

const toastGone = (story: GoneStory): void => void showToast("info", goneWords(story));

/** Whenever a signed-in page opens or the line is back: what others kept goes, and what is kept follows the server. */
export function KeptWatch({ onGone = toastGone }: { onGone?: (story: GoneStory) => void }) {
  const client = useQueryClient();
  const parentId = useParentId();
  useKeptChanges();
  useSessionEnd(parentId);
  useComingSounds(parentId);
  useEffect(() => {
    if (parentId === undefined) return;
    const look = async () => {
      await forgetKeptOfOthers(parentId);
      if (!parentId) return;
      forgetOthersDrafts(parentId);
      await dropParentsWords(parentId);
      if (navigator.onLine) sendWaiting();
      if (navigator.onLine && isInstalled()) await keepShell();
      // A child is told of its own stories alone: what it isn't told of is not gone.
      if (readChildHere() !== null) return;
      for (const story of await followServer(parentId)) onGone(story);
      await client.invalidateQueries({ queryKey: ["kept"] });
    };
    const again = () => void look();
    again();
    window.addEventListener("online", again);
    return () => {
      window.removeEventListener("online", again);
    };
  }, [client, parentId, onGone]);
  return null;
}

type ParentId = string | null | undefined;

/** A session that runs out while its page is open takes what is kept along, as at the next visit. */
function useSessionEnd(parentId: ParentId): void {
  useEffect(() => {
    if (!parentId) return;
    const look = () => {
      if (readSession() === null) clearSession();
    };
    const timer = setInterval(look, SESSION_LOOK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [parentId]);
}

function useComingSounds(parentId: ParentId): void {
  useEffect(
    () =>
      parentId && readChildHere() === null ? watchComingSounds(() => followSounds(parentId)) : undefined,
    [parentId],
  );
}
