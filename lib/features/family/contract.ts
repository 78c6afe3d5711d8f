import { z } from "zod";
import { emailAddress } from "@/lib/features/accounts/contract";
import { DEAD_INVITATION } from "./rules";
import type { familyView, openedInvitationView } from "./views";

export const inviteInput = z.object({ email: emailAddress });
export type InviteInput = z.output<typeof inviteInput>;

export const invitationLink = z.object({ token: z.string(DEAD_INVITATION).max(2_000, DEAD_INVITATION) });

export type FamilyView = z.output<typeof familyView>;
export type OpenedInvitationView = z.output<typeof openedInvitationView>;
