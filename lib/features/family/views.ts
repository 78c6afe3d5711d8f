import { z } from "zod";

/** Somebody who was asked to read with the family. */
const invitationView = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** `over`: nobody answered in time. */
  status: z.enum(["open", "over", "declined"]),
});

/** One who reads with the family, or a family that is read with. */
const memberView = z.strictObject({ id: z.uuid(), name: z.string(), joinedAt: z.iso.datetime() });

export const familyView = z.strictObject({
  /** Who reads with this parent's children. */
  readers: z.array(memberView),
  invitations: z.array(invitationView),
  /** How many more can be invited. */
  room: z.number().int(),
  /** Families that invited this parent's address and wait for an answer: the first name of whoever invites. */
  askedBy: z.array(z.strictObject({ id: z.uuid(), from: z.string() })),
  /** Whose children this parent reads with besides their own. */
  readsWith: z.array(memberView),
});

/** What a link of an invitation is about, without a word of the children. */
export const openedInvitationView = z.strictObject({
  /** First name of whoever invites. */
  from: z.string(),
  status: z.enum(["open", "accepted", "declined"]),
  /** Who looks: nobody signed in, the account of the invited address, another account, or whoever invited. */
  you: z.enum(["visitor", "invited", "other", "inviter"]),
});
