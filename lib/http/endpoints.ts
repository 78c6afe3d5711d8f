import {
  authEndpoints,
  profileEndpoints,
  sessionEndpoints,
  signUpEndpoints,
} from "@/lib/features/accounts/endpoints";
import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { childrenEndpoints } from "@/lib/features/children/endpoints";
import { consentEndpoints } from "@/lib/features/consents/endpoints";
import { contactEndpoints } from "@/lib/features/contact/endpoints";
import { dashboardEndpoints } from "@/lib/features/dashboard/endpoints";
import { operationsEndpoints } from "@/lib/features/operations/endpoints";
import { readingEndpoints } from "@/lib/features/reading/endpoints";
import { reportEndpoints } from "@/lib/features/reports/endpoints";
import { aiBookEndpoints, bookEndpoints } from "@/lib/features/stories/endpoints";
import { fileEndpoints } from "@/lib/features/uploads/endpoints";

const GROUPS = [
  authEndpoints,
  signUpEndpoints,
  sessionEndpoints,
  profileEndpoints,
  childrenEndpoints,
  bookEndpoints,
  aiBookEndpoints,
  readingEndpoints,
  reportEndpoints,
  fileEndpoints,
  consentEndpoints,
  paymentEndpoints,
  dashboardEndpoints,
  contactEndpoints,
  operationsEndpoints,
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
