import { z } from "zod";

/** Whether the account is about to be deleted, and when. */
export const deletionView = z.strictObject({
  askedAt: z.iso.datetime().nullable(),
  dueAt: z.iso.datetime().nullable(),
});

/** The newest archive of the parent's data; `none` where there is none, or its day is over. */
export const exportView = z.strictObject({
  id: z.uuid().nullable(),
  status: z.enum(["none", "waiting", "ready", "failed"]),
  createdAt: z.iso.datetime().nullable(),
  /** Until when it can be taken. */
  expiresAt: z.iso.datetime().nullable(),
  bytes: z.int(),
});

export const exportLinkView = z.strictObject({ fileUrl: z.string() });
