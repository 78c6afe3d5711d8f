import type { StoryOrder, StoryText } from "@/lib/shared/story";

/** Makes the text of a story. It may take its time, so the caller can call it off. */
export interface StoryWriter {
  name: string;
  write(order: StoryOrder, signal?: AbortSignal): Promise<StoryText>;
}
