import "server-only";
import type { Context } from "@/lib/platform/context";
import type { DbOrTx } from "@/lib/platform/db/database";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import type { FamilyView } from "./contract";
import {
  findAskedBy,
  findInvitations,
  findReaders,
  findReadsWith,
  type InvitationRow,
  type MemberRow,
} from "./data";
import { MOST_READERS } from "./rules";

type Shown = FamilyView["invitations"][number];

export const isOpen = ({ answer, expiresAt }: InvitationRow, now: Date): boolean =>
  answer === null && expiresAt > now;

function toInvitation(row: InvitationRow, now: Date): Shown {
  const { id, email, sentAt, expiresAt, answer } = row;
  const status = answer === "declined" ? "declined" : isOpen(row, now) ? "open" : "over";
  return { id, email, sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString(), status };
}

const toMember = ({ id, joinedAt, person }: MemberRow, name: string): FamilyView["readers"][number] => ({
  id,
  name: name || person.firstName,
  joinedAt: joinedAt.toISOString(),
});

/** Who reads with this parent's children, who is invited to, and with whose children the parent reads. */
export async function showFamily(ctx: Context, db: DbOrTx = ctx.db): Promise<FamilyView> {
  const parent = requireParent(ctx.actor);
  const now = ctx.now();
  const readers = await findReaders(db, parent);
  const invitations = await findInvitations(db, parent);
  const { email } = requireParentActor(ctx.actor);
  const askedBy = await findAskedBy(db, { parent, email, now });
  const readsWith = await findReadsWith(db, parent);
  const open = invitations.filter((row) => isOpen(row, now)).length;
  return {
    readers: readers.map((row) => toMember(row, `${row.person.firstName} ${row.person.lastName}`.trim())),
    invitations: invitations
      .filter(({ answer }) => answer !== "accepted")
      .map((row) => toInvitation(row, now)),
    room: Math.max(0, MOST_READERS - readers.length - open),
    askedBy: askedBy.map(({ id, parent: { firstName } }) => ({ id, from: firstName })),
    readsWith: readsWith.map((row) => toMember(row, row.person.firstName)),
  };
}
