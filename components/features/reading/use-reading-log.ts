"use client";

import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { use, useEffect, useState } from "react";
import { totalsQuery } from "@/components/features/dashboard/dashboard-queries";
import { refreshLibrary } from "@/components/features/stories/story-queries";
import type { ReadingOutcome } from "@/lib/features/reading/contract";
import type { OutboxPorts } from "./event-outbox";
import { ChildsContext } from "./childs-context";
import { createReadingLog } from "./reading-log";
import { sendEventsOf } from "./send-events";
import { waitingEvents } from "./waiting-events";

const SAVE_EVERY_MS = 30_000;
const SIGNS_OF_LIFE = ["pointerdown", "keydown", "scroll", "touchmove"] as const;

/** The library may be open again by the time that the last page is counted. */
const telling =
  (client: QueryClient, send: OutboxPorts["send"]): OutboxPorts["send"] =>
  async (...batch) => {
    const result = await send(...batch);
    if (result.ok) {
      refreshLibrary(client);
      void client.invalidateQueries({ queryKey: totalsQuery.queryKey });
    }
    return result;
  };

type OpenPage = { number: number; words: number } | null;

type ReadingLog = ReturnType<typeof createReadingLog>;

/** A child's shelf comes from the server, and may have left it before the last page was told. */
function useShelfAfter(log: ReadingLog) {
  const router = useRouter();
  const isChilds = use(ChildsContext);
  useEffect(() => {
    if (!isChilds) return;
    return () => {
      void log.flush().then(() => {
        if (navigator.onLine) router.refresh();
      });
    };
  }, [log, isChilds, router]);
}

/** Sees whether somebody reads, and saves what was read now and then, and whenever the page may go away. */
function useSignsOfLife(log: ReadingLog) {
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
}

/** Reports active seconds of the open page. A story is never interrupted because reporting fails. */
export function useReadingLog(bookId: string, page: OpenPage) {
  const client = useQueryClient();
  const [badges, setBadges] = useState<ReadingOutcome["newBadges"]>([]);
  const [log] = useState(() => {
    const store = waitingEvents();
    return createReadingLog(bookId, {
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
      send: telling(client, sendEventsOf(store.parentId)),
      store,
      onBadges: (earned) => {
        setBadges((known) => [...known, ...earned]);
      },
    });
  });
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

  useShelfAfter(log);
  useSignsOfLife(log);

  const finish = (lastPage: number) => {
    log.finish(lastPage);
    void log.flush();
  };
  return { badges, hear: log.hear, tap: log.tap, finish };
}
