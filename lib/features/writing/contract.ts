import type { StoryOrder, StoryPage, StoryText } from "@/lib/shared/story";

/** Makes the text of a story. It may take its time, so the caller can call it off. */
export interface StoryWriter {
  name: string;
  /**
   * The plot for an order of a child who knows the plots `told`, the latest last; a writer without plots of its own has
   * none to choose.
   */
  choosePlot?: (order: StoryOrder, told: readonly string[]) => string;
  /** `onProgress` hears which share (0 to 1) is written, where the writer can tell. */
  write(order: StoryOrder, signal?: AbortSignal, onProgress?: (share: number) => void): Promise<StoryText>;
}

/** A page of a story that is told again, with the place in the list of its pictures of the one that it shows. */
export type RetoldPage = StoryPage & { picture: number };
export type RetoldStory = Omit<StoryText, "pages"> & { pages: RetoldPage[] };
