import { z } from "zod";

export const giftView = z.strictObject({
  id: z.uuid(),
  /** Whether the hero has the child's name there. */
  named: z.boolean(),
  /** Whether pictures made from a photo are shown. */
  photoPictures: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastOpenedAt: z.iso.datetime().nullable(),
});

export const giftsView = z.strictObject({
  /** Newest first, with those that ended a short while ago. */
  gifts: z.array(giftView),
  /** The story's pictures were made from a photo of the child: they are shown if the parent says so. */
  fromPhoto: z.boolean(),
  /** `null` of a story that forgot it, with the child's profile. */
  childName: z.string().nullable(),
  /** Which names others stand in for, where the story is told without them. */
  familyNames: z.array(z.string()),
});

export const newGiftView = z.strictObject({
  gift: giftView,
  /** Shown this once. */
  url: z.string(),
});
