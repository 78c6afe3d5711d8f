"use client";

import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { totalsQuery } from "@/components/features/dashboard/dashboard-queries";
import { refreshLibrary } from "@/components/features/stories/story-queries";
import type { ReadingOutcome } from "@/lib/features/reading/contract";
import { createApi } from "@/lib/client/api";
import type { ReadingEvent } from "./event-outbox";
import { createReadingLog } from "./reading-log";

const SAVE_EVERY_MS = 30_000;
const SIGNS_OF_LIFE = ["pointerdown", "keydown", "scroll", "touchmove"] as const;

const post = createApi({ onUnauthorized: "stay" });
const postLeaving = createApi({ onUnauthorized: "stay", keepalive: true });
const send = (events: ReadingEvent[], leaving: boolean) =>
  (leaving ? postLeaving : post)("POST", "/api/reading-events", { body: { events } });

/** The library may be open again by the time that the last page is counted. */
const telling = (client: QueryClient) => async (events: ReadingEvent[], leaving: boolean) => {
  const result = await send(events, leaving);
  if (result.ok) {
    refreshLibrary(client);
    void client.invalidateQueries({ queryKey: totalsQuery.queryKey });
  }
  return result;
};

type OpenPage = { number: number; words: number } | null;

/** Reports active seconds of the open page. A story is never interrupted because reporting fails. */
export function useReadingLog(bookId: string, page: OpenPage) {
  const client = useQueryClient();
  const [badges, setBadges] = useState<ReadingOutcome["newBadges"]>([]);
  const [log] = useState(() =>
    createReadingLog(bookId, {
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
      send: telling(client),
      onBadges: (earned) => {
        setBadges((known) => [...known, ...earned]);
      },
    }),
  );
  const number = page?.number ?? null;
  const words = page?.words ?? 0;

  useEffect(() => {
    if (number === null) return;
    log.open(number, words);
    return () => {
      log.close();
      void log.flush();
    };
  }, [log, number, words]);

  useEffect(() => {
    const leave = () => {
      log.hide();
      log.save();
      void log.flushLeaving();
    };
    const look = () => {
      if (document.hidden) leave();
      else log.show();
    };
    const again = () => void log.flush();
    const timer = setInterval(() => {
      log.save();
      again();
    }, SAVE_EVERY_MS);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, log.touch, { passive: true });
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pagehide", leave);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, log.touch);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("online", again);
    };
  }, [log]);

  return {
    badges,
    finish: (lastPage: number) => {
      log.finish(lastPage);
      void log.flush();
    },
  };
}
