import { consentEndpoints } from "@/lib/features/consents/endpoints";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import type { Endpoint } from "@/lib/shared/endpoint";
import type { Case } from "./access-matrix";

const textVersion = CONSENT_TEXTS["child-name-voice"].version;

export const CONSENT_CASES: [Endpoint, Case[]][] = [
  [
    consentEndpoints.give,
    [{ own: [204], params: { purpose: "child-name-voice" }, body: () => ({ textVersion }) }],
  ],
  // Takes the photos away that the other cells need, so only those without one try it here.
  [consentEndpoints.withdraw, [{ own: [], params: { purpose: "child-photo-character" } }]],
];
