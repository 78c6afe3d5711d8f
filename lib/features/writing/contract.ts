import type { StoryOrder, StoryPage, StoryText } from "@/lib/shared/story";

/** What is settled of a story before it is written. */
export type Settled = Required<Pick<StoryOrder, "plot" | "parts">>;

/** Makes the text of a story. It may take its time, so the caller can call it off. */
export interface StoryWriter {
  name: string;
  /**
   * What a story is made of, for a child who has heard the plots and parts `told`, the latest last; a writer without
   * plots of its own has none to choose.
   */
  settle?: (order: StoryOrder, told: readonly string[]) => Settled;
  /** `onProgress` hears which share (0 to 1) is written, where the writer can tell. */
  write(order: StoryOrder, signal?: AbortSignal, onProgress?: (share: number) => void): Promise<StoryText>;
}

/** A writer that doesn't keep to what was asked for, however often it is told. */
export class OffBrief extends Error {
  override readonly name = "OffBrief";
}

/** A page of a story that is told again, with the place in the list of its pictures of the one that it shows. */
export type RetoldPage = StoryPage & { picture: number };
export type RetoldStory = Omit<StoryText, "pages"> & { pages: RetoldPage[] };
