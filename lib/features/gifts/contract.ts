import { z } from "zod";
import { DEFAULT_GIFT_DAYS, GIFT_DAYS } from "./rules";
import type { giftsView, giftView, newGiftView } from "./views";

export const giftInput = z.object({
  days: z.literal(GIFT_DAYS, "Please choose how long the link is good").default(DEFAULT_GIFT_DAYS),
  named: z.boolean("Please choose whether the name is told").default(false),
  photoPictures: z.boolean("Please choose whether the pictures are shown").default(false),
});
export type GiftInput = z.output<typeof giftInput>;

export type GiftView = z.output<typeof giftView>;
export type GiftsView = z.output<typeof giftsView>;
export type NewGiftView = z.output<typeof newGiftView>;

export type GivenPage = { number: number; text: string; alt: string; pictureUrl: string | null };

/** A story as whoever has the link reads it. */
export type GivenStory = {
  title: string;
  /** Where the parent had it told. */
  childName: string | null;
  coverUrl: string | null;
  /** Empty where nobody wrote down what it shows. */
  coverAlt: string;
  pages: GivenPage[];
  /** The sounds of title and pages, in order; empty where nobody has read it aloud. */
  sounds: { page: number; url: string }[];
  expiresAt: string;
};
