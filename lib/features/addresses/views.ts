import { z } from "zod";

/** What is known of a change of address, to whoever asked for it. */
export const emailChangeView = z.strictObject({
  /** `null` where none is on its way. */
  change: z
    .strictObject({
      newEmail: z.string(),
      /** Whether the new and the old mailbox have said yes. */
      newConfirmed: z.boolean(),
      oldConfirmed: z.boolean(),
      expiresAt: z.iso.datetime(),
    })
    .nullable(),
});

/** What a link of a change of address is about. */
export const changeLinkView = z.strictObject({
  /** The mailbox that the link was sent to. */
  mailbox: z.enum(["new", "old"]),
  newEmail: z.string(),
  /** `waiting`: this mailbox said yes, the other one not yet. */
  status: z.enum(["open", "waiting", "done"]),
});

export const answeredChangeView = z.strictObject({
  status: z.enum(["waiting", "done", "stopped"]),
  message: z.string(),
});
