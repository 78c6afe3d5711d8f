/** Only the sentence of a change; what it says holds whoever made it. */
type Told = {
  /** The first of these fields that the change names says more than that there was one. */
  by?: readonly (readonly [field: string, sentence: string])[];
  else: string;
};

const CHILD_REMOVED = "A child was removed.";
const ORDER_DELETED = "An order of a story was deleted.";

const SENTENCES: Readonly<Record<string, Readonly<Record<string, string | Told>>>> = {
  parents: {
    INSERT: "The account was opened.",
    UPDATE: {
      by: [
        ["deletion_due_at", "The account's deletion was asked for, or called off."],
        ["role", "What the account may do was changed."],
        ["email", "The e-mail address was changed."],
        ["password_hash", "The password was changed."],
        ["money_back_at", "Money back was asked for."],
        ["trial_used_at", "The free trial began."],
        ["first_name", "The name of the account was changed."],
        ["last_name", "The name of the account was changed."],
        ["phone", "The phone number was changed."],
        ["email_notifications", "Which mails we send was changed."],
        ["story_notifications", "Which mails we send was changed."],
        ["marketing_emails", "Which mails we send was changed."],
        ["monthly_report", "Which mails we send was changed."],
        ["reading_voice", "The voice that reads aloud was changed."],
      ],
      else: "The account was changed.",
    },
    DELETE: "The account was deleted.",
    SOFT_DELETE: "The account was closed.",
  },
  subscriptions: {
    INSERT: "A subscription began.",
    UPDATE: {
      by: [
        ["ended_at", "The subscription ended."],
        ["plan_id", "The plan was changed."],
        ["cancel_at_period_end", "Renewing the subscription was turned off, or on again."],
        ["current_period_start", "A new period of the subscription began."],
        ["past_due_since", "A payment was missing, or came after all."],
      ],
      else: "The subscription was changed.",
    },
    DELETE: "A subscription was removed.",
  },
  book_requests: {
    INSERT: { by: [["photo_file_id", "A story was ordered, with a photo."]], else: "A story was ordered." },
    UPDATE: {
      by: [
        ["erased_at", "What was ordered was erased."],
        ["finished_at", "An ordered story was finished, or couldn't be made."],
        ["photo_file_id", "The photo for a story was removed."],
        ["put_away_at", "The note about an order was put away."],
        ["status", "Work on an ordered story began or stopped."],
      ],
      else: "An order of a story was changed.",
    },
    DELETE: ORDER_DELETED,
    SOFT_DELETE: ORDER_DELETED,
  },
  invoices: {
    INSERT: "An invoice was written.",
    UPDATE: {
      by: [
        ["dispute", "The bank was asked about a payment, or has answered."],
        ["refunded_cents", "Money of an invoice was paid back."],
        ["paid_at", "An invoice was paid."],
      ],
      else: "An invoice was changed.",
    },
    DELETE: "An invoice was removed.",
  },
  children: {
    INSERT: "A child was added.",
    UPDATE: "A child's profile was changed.",
    DELETE: CHILD_REMOVED,
    SOFT_DELETE: CHILD_REMOVED,
  },
  files: {
    INSERT: "A photo was added to a child's profile.",
    DELETE: "A photo was removed from a child's profile.",
  },
  identities: {
    INSERT: "Signing in with Google or GitHub was turned on.",
    DELETE: "Signing in with Google or GitHub was turned off.",
  },
  second_factors: {
    INSERT: "Signing in with codes of an app was begun to be set up.",
    UPDATE: {
      by: [["confirmed_at", "Signing in with codes of an app was turned on."]],
      else: "Recovery codes were made anew, or one was used.",
    },
    DELETE: "Signing in with codes of an app was turned off.",
  },
  passkeys: {
    INSERT: "A passkey was added.",
    UPDATE: "A passkey was changed.",
    DELETE: "A passkey was removed.",
  },
  gifts: { INSERT: "A link to a story was made.", DELETE: "A link to a story was ended." },
  api_keys: {
    INSERT: "A key for a program was made.",
    UPDATE: "A key for a program was changed.",
    DELETE: "A key for a program was removed.",
  },
  webhooks: {
    INSERT: "A program is now told of finished stories.",
    UPDATE: "How a program is told of finished stories was changed.",
    DELETE: "A program is no longer told of finished stories.",
  },
  sessions: {
    INSERT: "A device that a child has was signed in anew.",
    UPDATE: "A device was handed over to a child, or taken back.",
  },
  post_comments: {
    INSERT: "A comment was written.",
    UPDATE: "A comment was shown to everybody, or turned down.",
    DELETE: "A comment was removed.",
  },
  family_invitations: {
    INSERT: "Another grown-up was invited to the family's stories.",
    UPDATE: "An invitation to the family's stories was answered, or sent again.",
    DELETE: "An invitation to the family's stories went.",
  },
  family_members: {
    INSERT: "Another grown-up came to the family's stories.",
    DELETE: "Another grown-up left the family's stories.",
  },
  audit_log: { READ: "This log was looked at.", EXPORT: "This log was downloaded." },
};

type Change = { action: string; tableName: string; changedFields: readonly string[] };

/** Entries of before name every field of a new row, also those that it leaves empty, as an order does its end. */
const NAMES_ALL = "erased_at";

/** What happened, for a parent; nothing of a change that none here is like. */
export function sentenceOf({ action, tableName, changedFields }: Change): string | null {
  const told = SENTENCES[tableName]?.[action];
  if (told === undefined || typeof told === "string") return told ?? null;
  if (action === "INSERT" && changedFields.includes(NAMES_ALL)) return told.else;
  return told.by?.find(([field]) => changedFields.includes(field))?.[1] ?? told.else;
}
