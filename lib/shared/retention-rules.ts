import { KEPT_DAYS, KEPT_MONTHS, type KeptForDays, type KeptForMonths } from "./retention";

const inDays = (what: KeptForDays): string => (KEPT_DAYS[what] === 1 ? "1 day" : `${KEPT_DAYS[what]} days`);
const inMonths = (what: KeptForMonths): string => `${KEPT_MONTHS[what]} months`;
const inYears = (what: KeptForMonths): string => `${KEPT_MONTHS[what] / 12} years`;

export type RetentionRule = {
  /** As the privacy policy calls it. */
  what: string;
  /** How long, in the words of the privacy policy. */
  kept: string;
  /** Tables of the database that hold it. */
  tables?: readonly string[];
  /** Kinds of stored files. */
  files?: readonly string[];
};

const WITH_ACCOUNT = "as long as the account exists";

/**
 * How long everything is kept: the one list. The privacy policy prints it, and a test holds every table and every kind
 * of file to it.
 */
export const RETENTION: readonly RetentionRule[] = [
  {
    what: "Your account, your choices and the ways you sign in",
    kept: `${WITH_ACCOUNT}; ${inDays("accountLeaving")} after you ask for its deletion`,
    tables: ["parents", "identities", "passkeys", "second_factors"],
  },
  {
    what: "Child profiles with interests, badges and the words a child has met",
    kept: "until you delete them",
    tables: ["children", "child_interests", "badges", "tapped_words", "dropped_words"],
  },
  { what: "Profile photos", kept: "until you replace or remove them", files: ["profile_photo"] },
  {
    what: "Photos for a character story",
    kept: `until that story has ended, at most ${inDays("unusedPhotos")}`,
    files: ["ai_photo"],
  },
  {
    what: "Stories with their pictures, sound, PDF and what you ordered",
    kept: "until you delete them; if you delete the child’s profile and keep the stories, what you ordered and the profile’s data go, and the stories stay as they are told",
    tables: [
      "books",
      "book_children",
      "book_pages",
      "book_texts",
      "narrations",
      "narration_pages",
      "book_requests",
      "book_request_keys",
      "files",
    ],
    files: ["picture", "pdf", "narration"],
  },
  {
    what: "What a grown-up of the family recorded, and how they are called",
    kept: `until you delete it; what came from the microphone until its words are found, at most ${inDays("waitingTakes")}`,
    tables: ["recorded_voices", "recorded_takes"],
    files: ["recording"],
  },
  {
    what: "Links that give a story to read: until when, and when they were opened last; never by whom",
    kept: `until you take them back or delete the story; ${inDays("endedGifts")} after they end`,
    tables: ["gifts"],
  },
  {
    what: "Addresses of grown-ups that you invited to read with your family",
    kept: `until you withdraw the invitation; it can be answered for ${inDays("invitations")}, and goes ${inDays("endedInvitations")} after that`,
    tables: ["family_invitations"],
  },
  {
    what: "Who reads with your family, and with whose family you read",
    kept: "until one of you ends it, or one of the accounts is deleted",
    tables: ["family_members"],
  },
  {
    what: "Keys of the public API, as hashes: what they are good for, and when they were used last",
    kept: "until you revoke them",
    tables: ["api_keys"],
  },
  {
    what: "Addresses of your programs that are told of finished stories",
    kept: "until you remove them",
    tables: ["webhooks"],
  },
  {
    what: "What those programs were told, and how that went",
    kept: inDays("webhookDeliveries"),
    tables: ["webhook_deliveries"],
  },
  {
    what: "How many calls your keys made, by month",
    kept: WITH_ACCOUNT,
    tables: ["api_usage"],
  },
  {
    what: "Archives of your data that you asked for",
    kept: inDays("dataExports"),
    tables: ["data_exports", "data_export_parts"],
    files: ["export"],
  },
  {
    what: "Orders that came to nothing",
    kept: inDays("failedOrders"),
  },
  {
    what: "Notes of a story’s making",
    kept: "until the story is done",
    tables: ["book_request_runs", "book_request_steps", "book_request_claims"],
  },
  {
    what: "What was read, page by page",
    kept: "until you delete the child’s profile",
    tables: ["reading_events"],
  },
  {
    what: "Plans, credits and payments",
    kept: WITH_ACCOUNT,
    tables: [
      "subscriptions",
      "payment_customers",
      "checkout_sessions",
      "price_notices",
      "usage_periods",
      "credit_ledger",
      "payment_ledger",
    ],
  },
  {
    what: "Invoices",
    kept: `${inYears("invoices")}, because tax law requires it; after the account is deleted only number, amounts and dates, without whose they were`,
    tables: ["invoices", "kept_invoices"],
  },
  {
    what: "Proof of consent",
    kept: `${WITH_ACCOUNT} and ${inYears("consentProofs")} after, without data of the child`,
    tables: ["consents", "consent_proofs"],
  },
  {
    what: "That a free trial was used",
    kept: "for good, as keyed hashes of address and card from which nothing can be read",
    tables: ["trial_marks"],
  },
  {
    what: "Registrations that were never confirmed, and links sent by email",
    kept: inDays("registrations"),
    tables: ["pending_registrations", "tokens"],
  },
  {
    what: "The address that you want to have instead of yours",
    kept: `until both mailboxes said yes or somebody said no, at most ${inDays("emailChanges")}`,
    tables: ["email_changes"],
  },
  {
    what: "Sessions: when, with what kind of browser and in which time zone you signed in",
    kept: `${inDays("endedSessions")} after they end`,
    tables: ["sessions"],
  },
  {
    what: "Emails to you",
    kept: `their text until they are sent, your address ${inDays("emailAddresses")}, that they were sent ${inMonths("emails")}`,
    tables: ["outbox"],
  },
  {
    what: "Messages to us and reports of a page",
    kept: inMonths("contactMessages"),
    tables: ["contact_messages", "page_reports"],
  },
  {
    what: "Your address for the newsletter",
    kept: `until you unsubscribe; ${inDays("unconfirmedSubscribers")} if you never confirmed it`,
    tables: ["newsletter_subscribers"],
  },
  {
    what: "That a browser likes a post",
    kept: "until it is taken back, as a hash that names nobody",
    tables: ["post_likes"],
  },
  {
    what: "Comments under posts of the blog, and reports of them",
    kept: `until you delete them or your account; ${inDays("refusedComments")} if we don’t show them; a report until we have looked`,
    tables: ["post_comments", "comment_reports"],
  },
  {
    what: "Applications for a position with their CVs",
    kept: inDays("jobApplications"),
    tables: ["job_applications"],
  },
  {
    what: "The record of changes",
    kept: inMonths("auditLog"),
    tables: ["audit_log", "audit_unsealed", "audit_actors", "audit_totals"],
  },
  {
    what: "The seal that shows whether somebody tampered with that record",
    kept: "for good, as keyed hashes from which nothing can be read",
    tables: ["audit_seals"],
  },
  {
    what: "Notices from the payment provider",
    kept: inDays("paymentNotices"),
    tables: ["stripe_events"],
  },
  {
    what: "Answers kept for a call that is sent twice",
    kept: inDays("keptAnswers"),
    tables: ["kept_answers"],
  },
  {
    what: "Counters against abuse",
    kept: "minutes to a day; for an address that failed a hundred times, until it signs in",
    tables: ["rate_limit_buckets"],
  },
  {
    what: "Whether our parts worked, every five minutes; nothing of anybody’s",
    kept: inDays("statusProbes"),
    tables: ["status_probes"],
  },
  {
    what: "Work that waits in our queue",
    kept: `until it is done and ${inDays("finishedJobs")} after`,
    tables: ["pgboss.job"],
  },
  {
    what: "What a story cost us at a provider",
    kept: `${inYears("storyCosts")}; without whose it was, once the account is deleted`,
    tables: ["ai_calls"],
  },
  {
    what: "Backups",
    kept: "30 days; what was deleted is deleted again if a backup ever has to be restored",
  },
];
