"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useWatch, type Control, type UseFormReturn } from "react-hook-form";
import { CallFailed } from "@/components/data/ask";
import type { ChildView } from "@/lib/features/children/contract";
import type { OutlineView } from "@/lib/features/stories/contract";
import { MAX_TITLE_LENGTH, MAX_TOPIC_LENGTH, MAX_TOPICS } from "@/lib/features/stories/rules";
import type { OwnWords } from "@/lib/shared/app-error";
import { isOtherLanguage } from "./other-language";
import { splitTopics, type StoryFormValues, type StoryOrderForm } from "./story-form-schema";
import { outlineQuery, type OutlineWords } from "./story-queries";
import type { Alone } from "./tell-alone";
import { useBeside } from "./use-beside";

/** A parent who types pauses for so long when a word is whole. */
const PAUSE_MS = 450;

type StoryFormApi = UseFormReturn<StoryFormValues, unknown, StoryOrderForm>;
type FormControl = Control<StoryFormValues, unknown, StoryOrderForm>;

export type Outlook = {
  /** `null` while too little is known of the order. */
  outline: OutlineView | null;
  /** What is shown is of the title alone, and can't be ordered so. */
  lacksTopics: boolean;
  /** Written in a language in which no story is told yet. */
  isOtherLanguage: boolean;
  isLooking: boolean;
  /** Where it isn't told of several children: those of whom it can be told alone. */
  alone: Alone[];
  error: Error | null;
  /** The error's words stand in the form already. */
  isSaid: boolean;
  /** What the form could say in place of words that were refused, and how it comes to say so. */
  instead: OwnWords | null;
  onInstead: () => void;
  /** Of the story that would be made; empty while none is known or chosen. */
  idea: string;
  onChoose: (idea: string) => void;
  onAnother: () => void;
  /** What the story is called, where the title that was typed isn't true of it or is none; `null` where it is its own. */
  called: string | null;
  /** The title that was typed is of another story. */
  isOfAnother: boolean;
  /** That title. */
  typed: string;
  onCall: (title: string) => void;
};

/**
 * The story to come, as the form stands; its idea goes into the form, so that what is shown is what is made.
 * @param said what the form complains of at its fields and its button
 */
export function useOutline(
  form: StoryFormApi,
  items: readonly ChildView[],
  said: readonly (string | null | undefined)[],
): Outlook {
  const words = useOrderWords(form.control);
  const written = JSON.stringify(words);
  const settled = useSettled(written);
  const { another, turn, chosen, choose } = useChoice(settled);
  const asked = JSON.parse(settled) as Omit<OutlineWords, "another"> | null;
  const { data, error, isPlaceholderData, isFetching } = useQuery(
    outlineQuery(asked && words && { ...asked, another }),
  );
  const isSettled = settled === written;
  const current = isSettled && !isPlaceholderData && !error ? data : undefined;
  const idea = ideaOf(current, chosen);
  const naming = useCalled(current, idea);
  useIdea(form, { idea, called: naming.called });
  const refused = words && !isFetching ? error : null;
  return {
    outline: (words && data) ?? null,
    lacksTopics: lackTopics(words),
    isOtherLanguage: isOtherLanguage(titleOf(words)),
    isLooking: isFetching || !isSettled,
    alone: aloneOf(form, items, current),
    error: refused,
    isSaid: error !== null && said.includes(error.message),
    ...insteadOf(form, refused),
    idea,
    onChoose: choose,
    ...naming,
    typed: titleOf(words),
    onAnother: () => {
      turn(shownOf(data));
    },
  };
}

/** The way on from words that can't be told: those that can, written into the form. */
function insteadOf({ setValue, clearErrors }: StoryFormApi, refused: Error | null) {
  const instead = refused instanceof CallFailed ? (refused.failure.instead ?? null) : null;
  return {
    instead,
    onInstead: () => {
      if (!instead) return;
      setValue("title", instead.title, { shouldDirty: true });
      setValue("topics", instead.topics.join(", "), { shouldDirty: true });
      clearErrors(["title", "topics"]);
    },
  };
}

/** What takes the others out of the order, where that is the way on. */
function aloneOf(
  { setValue, clearErrors }: StoryFormApi,
  items: readonly ChildView[],
  outline: OutlineView | undefined,
): Alone[] {
  const told = (outline?.aloneFor ?? []).flatMap((childId) => items.find(({ id }) => id === childId) ?? []);
  return told.map(({ id, name }) => ({
    ...{ id, name },
    onTell: () => {
      // The others go first, so that whoever was chosen first doesn't change places with this child.
      setValue("withChildIds", [], { shouldDirty: true });
      setValue("childId", id, { shouldDirty: true });
      clearErrors(["topics", "withChildIds"]);
    },
  }));
}

/** How far the parent has turned over what these words are offered, and which of it was chosen. */
function useChoice(words: string) {
  const [turned, setTurned] = useState({ of: "", by: 0 });
  const [taken, setTaken] = useState<string | null>(null);
  const another = turned.of === words ? turned.by : 0;
  return {
    another,
    chosen: taken,
    choose: setTaken,
    turn: (by: number) => {
      setTurned({ of: words, by: another + by });
    },
  };
}

/** What the chosen story is called: as it was offered, until the parent calls it otherwise. */
function useCalled(outline: OutlineView | undefined, idea: string) {
  const [given, setGiven] = useState<Record<string, string>>({});
  const chosen = outline?.alternatives.find((one) => one.idea === idea);
  const isOfAnother = chosen !== undefined && chosen.title !== chosen.offeredFor;
  const suggested = isOfAnother ? chosen.title : chosen ? null : (outline?.called ?? null);
  return {
    called: suggested === null ? null : (given[idea] ?? suggested),
    isOfAnother,
    onCall: (title: string) => {
      setGiven({ ...given, [idea]: title });
    },
  };
}

/** A choice holds for as long as it is offered: a theme is only a colour. */
const ideaOf = (outline: OutlineView | undefined, chosen: string | null): string => {
  const isOffered = outline?.alternatives.some(({ idea }) => idea === chosen);
  return (isOffered ? chosen : outline?.idea) ?? "";
};
const shownOf = (outline: OutlineView | undefined): number => Math.max(1, outline?.alternatives.length ?? 0);
const titleOf = (words: Omit<OutlineWords, "another"> | null): string => words?.title ?? "";
const lackTopics = (words: Omit<OutlineWords, "another"> | null): boolean => words?.topics.length === 0;

/** Whether an order that is else ready lacks the parent's choice of what to tell instead. */
export const awaitsChoice = ({ outline, idea, lacksTopics, isLooking }: Outlook): boolean =>
  (outline?.alternatives.length ?? 0) > 0 && idea === "" && !lacksTopics && !isLooking;

/** Keeps in the form which idea is on show, and what it is called; none while it is being looked up. */
function useIdea(
  { setValue }: StoryFormApi,
  { idea, called }: { idea: string; called: string | null },
): void {
  useEffect(() => {
    setValue("idea", idea);
    setValue("called", called ?? "");
  }, [idea, called, setValue]);
}

/** What is known of the order; `null` while it is too little to look ahead. */
function useOrderWords(control: FormControl): Omit<OutlineWords, "another"> | null {
  const [childId, title, topics, theme, creativityLevel, ageAppropriate, continues] = useWatch({
    control,
    name: ["childId", "title", "topics", "theme", "creativityLevel", "ageAppropriate", "continues"],
  });
  const withChildIds = useBeside(control);
  // What is too long is told of at its field.
  const isTitle = title.trim() !== "" && title.length <= MAX_TITLE_LENGTH;
  const listed = splitTopics(topics).slice(0, MAX_TOPICS);
  const areTopics = listed.every((topic) => topic.length <= MAX_TOPIC_LENGTH);
  if (childId === "" || !isTitle || !areTopics || theme === "") return null;
  return {
    childId,
    withChildIds,
    title,
    topics: listed,
    theme,
    creativityLevel,
    ageAppropriate,
    continues: continues || null,
  };
}

/** The text once it has rested. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
}
