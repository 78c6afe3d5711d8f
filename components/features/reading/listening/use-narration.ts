"use client";

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { use, useMemo, useState } from "react";
import { ask } from "@/components/data/ask";
import { KeptContext, type KeptOpen } from "@/components/features/reading/kept-context";
import { api } from "@/lib/client/api";
import type { NarrationPageView, NarrationsView } from "@/lib/features/narration/contract";
import type { BookDetailView } from "@/lib/features/stories/contract";
import type { VoiceId } from "@/lib/shared/narration";
import { pickTelling } from "./pick-voice";
import { listSentences } from "./time-table";
import type { SpokenPage } from "./listener";

const POLL_MS = 1500;

/** Words that were changed since are spoken anew. */
const textOf = ({ title, pages }: BookDetailView) => [title, ...pages.map(({ text }) => text)].join("\n");

const listQuery = ({ id, level }: BookDetailView, text: string) =>
  queryOptions({
    queryKey: ["narrations", id, level, text],
    queryFn: () => ask(api("GET", "/api/books/{id}/narrations", { params: { id }, query: { level } })),
    retry: false,
  });

const detailQuery = (id: string, text: string) =>
  queryOptions({
    queryKey: ["narration", id, text],
    queryFn: () => ask(api("GET", "/api/narrations/{id}", { params: { id } })),
    enabled: id !== "",
    refetchInterval: ({ state }) => {
      const status = state.data?.status;
      return status === "queued" || status === "making" ? POLL_MS : false;
    },
    refetchIntervalInBackground: true,
  });

/** How far a story is on its way to being heard. */
export type NarrationState = "idle" | "making" | "ready" | "failed";

/**
 * The sound of an open story by one voice: found where it is made already, and had made once it is wanted. Where it lies on
 * this device nobody is asked.
 */
export function useNarration(book: BookDetailView, wish: VoiceId | null) {
  const client = useQueryClient();
  const text = textOf(book);
  const { here, hereToo, isToAsk } = whence(use(KeptContext));
  const list = useQuery({ ...listQuery(book, text), enabled: isToAsk });
  const [wanted, setWanted] = useState(false);
  const { voices, voice, known, gaps } = chosenOf(list.data, wish);
  const asking = useMutation({
    mutationFn: (body: { voice: VoiceId; level: BookDetailView["level"] }) =>
      ask(api("POST", "/api/books/{id}/narrations", { params: { id: book.id }, body })),
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: ["narration", id] });
      return client.invalidateQueries({ queryKey: ["narrations", book.id] });
    },
  });
  const asked = useQuery(detailQuery(known?.id ?? "", text)).data;
  const detail = here ?? asked;
  // What nobody recorded of a story is read by the reading voice.
  const filling = useFilling(gaps?.id, text, hereToo);
  const newest = gaps ? { ...gaps, ...filling } : { ...known, ...detail };
  const pages = useSpokenPages(book, detail?.pages, filling?.pages);
  const request = async () => {
    if (!isToAsk) return;
    setWanted(true);
    const known = await client.query({ ...listQuery(book, text), staleTime: 5000 }).catch(() => null);
    if (known) asking.mutate({ voice: pickTelling(known, wish).toBeAsked, level: book.level });
  };

  return {
    voices,
    voice,
    pages,
    /** Why another voice reads some pages, for the parent; what lies on this device can't be read anew there. */
    note: noteOf(here === null, newest),
    /** Whether it can be had: kept without its sound, a story is silent until there is a connection. */
    canBeHeard: here !== null || isToAsk,
    /** Words that the voice can't say. */
    unsaid: newest.unsaid ?? [],
    state: stateOf(wanted, newest.status, list.isError || asking.isError),
    /** Has the story read, where it isn't yet. */
    request: () => void request(),
  };
}

/** Pages by their own voice; where it has none, by the one that fills in. */
const useSpokenPages = (book: BookDetailView, own?: NarrationPageView[], filling?: NarrationPageView[]) =>
  useMemo(() => new Map([...toSpoken(book, filling), ...toSpoken(book, own)]), [book, own, filling]);

function useFilling(id = "", text: string, here: KeptOpen["filling"] | undefined) {
  const asked = useQuery(detailQuery(id, text)).data;
  return here ?? asked;
}

/** What is here already, and whether the server is asked otherwise. */
function whence(kept: KeptOpen | null) {
  const here = kept?.narration ?? null;
  return { here, hereToo: kept?.filling, isToAsk: here === null && (kept === null || kept.isOnline) };
}

const noteOf = (isOffered: boolean, narration: { note?: string | null }) =>
  isOffered ? (narration.note ?? null) : null;

function chosenOf(list: NarrationsView | undefined, wish: VoiceId | null) {
  if (!list) return { voices: [], voice: null, known: undefined, gaps: null };
  const { voice, known, filling } = pickTelling(list, wish);
  return { voices: list.voices, voice, known, gaps: filling === undefined ? NOT_YET : filling };
}

/** A narration that nobody has asked for. */
const NOT_YET = { id: "", status: "queued", unsaid: [] as string[], note: null } as const;

function stateOf(wanted: boolean, status: string | undefined, isBroken: boolean): NarrationState {
  if (status === "ready") return "ready";
  if (!wanted) return "idle";
  return isBroken || status === "failed" ? "failed" : "making";
}

function toSpoken(book: BookDetailView, pages: NarrationPageView[] = []): ReadonlyMap<number, SpokenPage> {
  const texts = new Map([[0, book.title], ...book.pages.map(({ number, text }) => [number, text] as const)]);
  return new Map(
    pages.map(({ page, audioUrl, by, words }) => [
      page,
      { audioUrl, words, sentences: listSentences(texts.get(page) ?? "", words, by) },
    ]),
  );
}
