import { addMonths } from "./add-months";

/** For how many days what is kept; the sweeps count by these, and the privacy policy says them (`retention-rules.ts`). */
export const KEPT_DAYS = {
  accountLeaving: 7,
  failedOrders: 7,
  registrations: 7,
  unusedPhotos: 1,
  waitingTakes: 7,
  dataExports: 1,
  emailChanges: 1,
  keptAnswers: 1,
  finishedJobs: 7,
  endedSessions: 90,
  paymentNotices: 90,
  emailAddresses: 30,
  unconfirmedSubscribers: 30,
  jobApplications: 180,
  statusProbes: 90,
  refusedComments: 30,
  endedGifts: 30,
  invitations: 7,
  endedInvitations: 7,
  webhookDeliveries: 30,
} as const;

/** For how many months. */
export const KEPT_MONTHS = {
  emails: 13,
  contactMessages: 12,
  pageReports: 12,
  consentProofs: 3 * 12,
  invoices: 10 * 12,
  storyCosts: 2 * 12,
  auditLog: 12,
} as const;

const DAY_MS = 24 * 3600 * 1000;

export type KeptForDays = keyof typeof KEPT_DAYS;
export type KeptForMonths = keyof typeof KEPT_MONTHS;

const isInDays = (what: KeptForDays | KeptForMonths): what is KeptForDays => what in KEPT_DAYS;

/** What is older than this has been kept long enough. */
export const keptSince = (what: KeptForDays | KeptForMonths, now: Date): Date =>
  isInDays(what) ? new Date(now.getTime() - KEPT_DAYS[what] * DAY_MS) : addMonths(now, -KEPT_MONTHS[what]);
