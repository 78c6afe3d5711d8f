import { authEndpoints, sessionEndpoints, signUpEndpoints } from "@/lib/features/accounts/endpoints";
import { profileEndpoints } from "@/lib/features/accounts/profile-endpoints";
import { addressEndpoints } from "@/lib/features/addresses/endpoints";
import { apiKeyEndpoints } from "@/lib/features/api-keys/endpoints";
import { auditEndpoints } from "@/lib/features/audit/endpoints";
import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { blogEndpoints } from "@/lib/features/blog/endpoints";
import { careersEndpoints } from "@/lib/features/careers/endpoints";
import { childrenEndpoints } from "@/lib/features/children/endpoints";
import { commentEndpoints } from "@/lib/features/comments/endpoints";
import { consentEndpoints } from "@/lib/features/consents/endpoints";
import { contactEndpoints } from "@/lib/features/contact/endpoints";
import { dashboardEndpoints } from "@/lib/features/dashboard/endpoints";
import { familyEndpoints } from "@/lib/features/family/endpoints";
import { giftEndpoints } from "@/lib/features/gifts/endpoints";
import { identityEndpoints } from "@/lib/features/identities/endpoints";
import { narrationEndpoints, recordingEndpoints } from "@/lib/features/narration/endpoints";
import { newsletterEndpoints } from "@/lib/features/newsletter/endpoints";
import { operationsEndpoints } from "@/lib/features/operations/endpoints";
import { privacyEndpoints } from "@/lib/features/privacy/endpoints";
import { publicApiEndpoints } from "@/lib/features/public-api/endpoints";
import { readingEndpoints } from "@/lib/features/reading/endpoints";
import { reportEndpoints } from "@/lib/features/reports/endpoints";
import { passkeyEndpoints } from "@/lib/features/passkeys/endpoints";
import { secondFactorEndpoints } from "@/lib/features/second-factor/endpoints";
import { shelfEndpoints } from "@/lib/features/shelf/endpoints";
import { aiBookEndpoints, bookEndpoints } from "@/lib/features/stories/endpoints";
import { fileEndpoints } from "@/lib/features/uploads/endpoints";
import { webhookEndpoints } from "@/lib/features/webhooks/endpoints";

const GROUPS = [
  authEndpoints,
  signUpEndpoints,
  sessionEndpoints,
  profileEndpoints,
  addressEndpoints,
  identityEndpoints,
  secondFactorEndpoints,
  passkeyEndpoints,
  childrenEndpoints,
  bookEndpoints,
  aiBookEndpoints,
  narrationEndpoints,
  recordingEndpoints,
  readingEndpoints,
  reportEndpoints,
  familyEndpoints,
  giftEndpoints,
  shelfEndpoints,
  fileEndpoints,
  consentEndpoints,
  privacyEndpoints,
  paymentEndpoints,
  dashboardEndpoints,
  contactEndpoints,
  newsletterEndpoints,
  auditEndpoints,
  careersEndpoints,
  blogEndpoints,
  commentEndpoints,
  operationsEndpoints,
  apiKeyEndpoints,
  webhookEndpoints,
  publicApiEndpoints,
] as const;

type ValueOf<T> = T[keyof T];
type EachGroup<Groups extends readonly unknown[]> = Groups[number] extends infer Group
  ? Group extends unknown
    ? ValueOf<Group>
    : never
  : never;

/** One of the product's own calls. */
export type AnyEndpoint = EachGroup<typeof GROUPS>;

/** Every call that the product answers: the only list there is. */
export const ENDPOINTS: readonly AnyEndpoint[] = GROUPS.flatMap((group) => Object.values<AnyEndpoint>(group));
