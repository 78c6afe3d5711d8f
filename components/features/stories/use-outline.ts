"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useWatch, type Control, type UseFormReturn } from "react-hook-form";
import type { OutlineView } from "@/lib/features/stories/contract";
import { MAX_TITLE_LENGTH, MAX_TOPICS } from "@/lib/features/stories/rules";
import { isOtherLanguage } from "./other-language";
import { splitTopics, type StoryFormValues, type StoryOrderForm } from "./story-form-schema";
import { outlineQuery, type OutlineWords } from "./story-queries";

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
  error: Error | null;
  onAnother: () => void;
};

/** The story to come, as the form stands; its idea goes into the form, so that what is shown is what is made. */
export function useOutline(form: StoryFormApi): Outlook {
  const words = useOrderWords(form.control);
  const [turned, setTurned] = useState({ of: "", by: 0 });
  const written = JSON.stringify(words);
  const settled = useSettled(written);
  const another = turned.of === settled ? turned.by : 0;
  const asked = JSON.parse(settled) as Omit<OutlineWords, "another"> | null;
  const { data, error, isPlaceholderData, isFetching } = useQuery(
    outlineQuery(asked && words && { ...asked, another }),
  );
  const isSettled = settled === written;
  const isCurrent = isSettled && !isPlaceholderData && !error;
  useIdea(form, isCurrent ? data : undefined);
  return {
    outline: words && data ? data : null,
    lacksTopics: lackTopics(words),
    isOtherLanguage: isOtherLanguage(titleOf(words)),
    isLooking: isFetching || !isSettled,
    error: words && !isFetching ? error : null,
    onAnother: () => {
      setTurned({ of: settled, by: another + 1 });
    },
  };
}

const titleOf = (words: Omit<OutlineWords, "another"> | null): string => words?.title ?? "";
const lackTopics = (words: Omit<OutlineWords, "another"> | null): boolean => words?.topics.length === 0;

/** Keeps in the form which idea is on show, and none while it is being looked up. */
function useIdea({ setValue }: StoryFormApi, outline: OutlineView | undefined): void {
  const idea = outline?.idea ?? "";
  useEffect(() => {
    setValue("idea", idea);
  }, [idea, setValue]);
}

/** What is known of the order; `null` while it is too little to look ahead. */
function useOrderWords(control: FormControl): Omit<OutlineWords, "another"> | null {
  const [childId, title, topics, theme, creativityLevel, ageAppropriate, continues] = useWatch({
    control,
    name: ["childId", "title", "topics", "theme", "creativityLevel", "ageAppropriate", "continues"],
  });
  // A title that is too long is told of at its field.
  const isTitle = title.trim() !== "" && title.length <= MAX_TITLE_LENGTH;
  if (childId === "" || !isTitle || theme === "") return null;
  return {
    childId,
    title,
    topics: splitTopics(topics).slice(0, MAX_TOPICS),
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
