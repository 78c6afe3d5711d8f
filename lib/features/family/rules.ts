import { KEPT_DAYS } from "@/lib/shared/retention";

const DAY_SECONDS = 24 * 3600;

/** For how long an invitation can be answered. */
export const INVITATION_DAYS = KEPT_DAYS.invitations;
export const invitationEndsAt = (now: Date): Date =>
  new Date(now.getTime() + INVITATION_DAYS * DAY_SECONDS * 1000);

/** Grown-ups who read with one family, with those who are invited and haven't answered. */
export const MOST_READERS = 2;
/** Families that one grown-up reads with; each call of theirs asks for all of them. */
export const MOST_FAMILIES = 5;

/** What one parent may have sent, and what may be sent to one address, whoever asks. */
export const INVITATIONS_OF_PARENT = { name: "invitations", points: 10, perSeconds: DAY_SECONDS };
export const INVITATIONS_TO_ADDRESS = { name: "invitations-to", points: 3, perSeconds: DAY_SECONDS };

/** Said of a link that was withdrawn, replaced, never sent or is too old, and of one whose family is gone. */
export const DEAD_INVITATION =
  "This invitation can’t be used any more. Please ask whoever invited you to send a new one.";

export const joinAddress = (appUrl: string, token: string): string => `${appUrl}/join-family?token=${token}`;
