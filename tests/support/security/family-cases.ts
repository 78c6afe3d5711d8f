import { randomUUID } from "node:crypto";
import { familyEndpoints } from "@/lib/features/family/endpoints";
import type { Endpoint } from "@/lib/shared/endpoint";
import type { Case } from "./access-matrix";
import { aMember, anAsked, anInvitation } from "./family-members";
import type { Spare } from "./spares";

const NOT_FOUND = [404];
const NOBODYS = { token: "x".repeat(43) };
const anAddress = () => `invited-${randomUUID()}@example.test`;
const spareInvitation: Spare = (system, { parentId }) => anInvitation(system, parentId, anAddress());
const spareAsked: Spare = (system, { email }) => anAsked(system, email);
const spareMember: Spare = (system, { parentId }) => aMember(system, parentId, "Spare");

export const FAMILY_CASES: [Endpoint, Case[]][] = [
  // As many as there is room for, and so many a day.
  [familyEndpoints.invite, [{ own: [201, 409, 429], body: () => ({ email: anAddress() }) }]],
  [
    familyEndpoints.inviteAgain,
    [{ names: "invitation", foreign: NOT_FOUND, own: [200, 409, 429], spare: spareInvitation }],
  ],
  [familyEndpoints.withdraw, [{ names: "invitation", foreign: NOT_FOUND, spare: spareInvitation }]],
  [familyEndpoints.end, [{ names: "member", foreign: NOT_FOUND, spare: spareMember }]],
  // Whose link it is, nobody asks: a token opens it or it doesn't.
  [familyEndpoints.look, [{ own: [400], query: () => NOBODYS }]],
  [familyEndpoints.accept, [{ own: [400], body: () => NOBODYS }]],
  [familyEndpoints.acceptAsked, [{ names: "asked", foreign: NOT_FOUND, own: [200, 409], spare: spareAsked }]],
  [familyEndpoints.declineAsked, [{ names: "asked", foreign: NOT_FOUND, spare: spareAsked }]],
  [familyEndpoints.decline, [{ own: [400], body: () => NOBODYS }]],
];
