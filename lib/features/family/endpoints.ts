import { z } from "zod";
import { defineEndpoint } from "@/lib/shared/endpoint";
import { messageView } from "@/lib/shared/message";
import { invitationLink, inviteInput } from "./contract";
import { familyView, openedInvitationView } from "./views";

const params = z.object({ id: z.uuid() });

export const familyEndpoints = {
  show: defineEndpoint({
    method: "GET",
    path: "/api/family",
    summary: "Who reads with this parent's children, and with whose children the parent reads",
    access: "parent",
    response: { 200: familyView },
  }),
  invite: defineEndpoint({
    method: "POST",
    path: "/api/family/invitations",
    summary: "Invite another grown-up by e-mail to read the family's stories with an account of their own",
    access: "parent",
    body: inviteInput,
    response: { 201: familyView },
    errors: ["PROOF_NEEDED", "LIMIT_REACHED", "RATE_LIMITED"],
  }),
  inviteAgain: defineEndpoint({
    method: "POST",
    path: "/api/family/invitations/{id}/again",
    summary: "Send an invitation again; its earlier link ends",
    access: "parent",
    params,
    response: { 200: familyView },
    errors: ["PROOF_NEEDED", "LIMIT_REACHED", "RATE_LIMITED"],
  }),
  withdraw: defineEndpoint({
    method: "DELETE",
    path: "/api/family/invitations/{id}",
    summary: "Withdraw an invitation; its link ends",
    access: "parent",
    params,
    response: { 200: familyView },
  }),
  end: defineEndpoint({
    method: "DELETE",
    path: "/api/family/members/{id}",
    summary: "Remove a grown-up from the family, or leave a family that one reads with",
    access: "parent",
    params,
    response: { 200: familyView },
  }),
  acceptAsked: defineEndpoint({
    method: "POST",
    path: "/api/family/asked/{id}",
    summary: "Accept an invitation that went to this account's address; once",
    access: "parent",
    params,
    response: { 200: messageView },
    errors: ["VALIDATION", "CONFLICT", "LIMIT_REACHED"],
    keyed: "never",
  }),
  declineAsked: defineEndpoint({
    method: "DELETE",
    path: "/api/family/asked/{id}",
    summary: "Say no to an invitation that went to this account's address",
    access: "parent",
    params,
    response: { 200: messageView },
    errors: ["CONFLICT"],
    keyed: "never",
  }),
  /** Changes nothing: programs look at links before people do. */
  look: defineEndpoint({
    method: "GET",
    path: "/api/family/invitation",
    summary: "Who invites by the link of an invitation, and whether it can be answered",
    access: "public",
    query: invitationLink,
    response: { 200: openedInvitationView },
    errors: ["VALIDATION", "RATE_LIMITED"],
  }),
  accept: defineEndpoint({
    method: "POST",
    path: "/api/family/invitation",
    summary: "Accept an invitation with the account of the address that it went to; once",
    access: "parent",
    body: invitationLink,
    response: { 200: messageView },
    errors: ["FORBIDDEN", "CONFLICT", "LIMIT_REACHED", "RATE_LIMITED"],
    keyed: "never",
  }),
  decline: defineEndpoint({
    method: "POST",
    path: "/api/family/invitation/decline",
    summary: "Say no to an invitation, by its link",
    access: "public",
    body: invitationLink,
    response: { 200: messageView },
    errors: ["CONFLICT", "RATE_LIMITED"],
  }),
};
