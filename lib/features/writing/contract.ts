import type { StoryOrder, StoryText } from "@/lib/shared/story";

/** Makes the text of a story. It may take its time, so the caller can call it off. */
export interface StoryWriter {
  name: string;
  /** `onProgress` hears which share (0 to 1) is written, where the writer can tell. */
  write(order: StoryOrder, signal?: AbortSignal, onProgress?: (share: number) => void): Promise<StoryText>;
}
