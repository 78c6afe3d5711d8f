import "server-only";
import type { Context } from "@/lib/platform/context";
import type { OpenedInvitationView } from "./contract";
import type { AskedInvitation } from "./data";
import { findInvitationOf, type InvitationLink } from "./find-invitation-of";

function whoLooks({ actor }: Context, { parentId, email }: AskedInvitation): OpenedInvitationView["you"] {
  if (actor.kind !== "parent") return "visitor";
  if (actor.parentId === parentId) return "inviter";
  return actor.email === email ? "invited" : "other";
}

/** What a link asks, without answering it: programs look at links before people do. Neither address is told. */
export async function lookAtInvitation(ctx: Context, link: InvitationLink): Promise<OpenedInvitationView> {
  const invitation = await findInvitationOf(ctx, link);
  const { answer, parent } = invitation;
  const status = answer === "accepted" || answer === "declined" ? answer : "open";
  return { from: parent.firstName, status, you: whoLooks(ctx, invitation) };
}
