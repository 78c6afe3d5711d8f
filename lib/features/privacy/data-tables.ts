import "server-only";
import { sql } from "@/lib/platform/db/database";
import { ACCESS_TABLES } from "./data-access-tables";
import { ID, owned, type ExportedTable } from "./data-one-table";
import { PAYMENT_TABLES } from "./data-payment-tables";
import { READING_TABLES } from "./data-reading-tables";

/** Everything that belongs to a parent, table by table; `LEFT_OUT` says what doesn't go along, and why. */
export const EXPORTED_TABLES: readonly ExportedTable[] = [
  {
    name: "parents",
    columns: [
      ...["id", "email", "first_name", "last_name", "phone", "role", "email_verified_at"],
      ...[
        "email_notifications",
        "story_notifications",
        "marketing_emails",
        "monthly_report",
        "reading_voice",
      ],
      ...["trial_used_at", "money_back_at", "created_at", "updated_at"],
      ...["deletion_asked_at", "deletion_due_at", "api_tier"],
    ],
    from: (parent) => sql`FROM parents t WHERE t.id = ${parent}::uuid`,
    key: ID,
  },
  ...ACCESS_TABLES,
  {
    name: "email_changes",
    columns: [
      ...["id", "parent_id", "session_id", "new_email", "new_confirmed_at", "old_confirmed_at"],
      ...["done_at", "created_at", "expires_at"],
    ],
    from: owned(sql`FROM email_changes t`),
    key: ID,
  },
  {
    name: "sessions",
    columns: [
      ...["id", "parent_id", "kind", "kept", "user_agent", "time_zone", "created_at", "last_seen_at"],
      ...["reauthenticated_at", "expires_at", "revoked_at", "child_id"],
    ],
    from: owned(sql`FROM sessions t`),
    key: ID,
  },
  {
    name: "consents",
    columns: [
      ...["id", "parent_id", "purpose", "text_version", "method", "evidence", "granted_at", "withdrawn_at"],
    ],
    from: owned(sql`FROM consents t`),
    key: ID,
  },
  {
    name: "children",
    columns: [
      ...["id", "parent_id", "name", "say_as", "age", "gender", "reading_level", "photo_file_id", "look"],
      ...["relatives", "created_at", "updated_at"],
    ],
    from: owned(sql`FROM children t`),
    key: ID,
  },
  {
    name: "child_interests",
    columns: ["child_id", "interest", "position"],
    from: (parent) =>
      sql`FROM child_interests t JOIN children child ON child.id = t.child_id WHERE child.parent_id = ${parent}::uuid`,
    key: sql`t.child_id::text || t.interest`,
  },
  {
    name: "badges",
    columns: ["child_id", "badge", "book_id", "awarded_at"],
    from: (parent) =>
      sql`FROM badges t JOIN children child ON child.id = t.child_id WHERE child.parent_id = ${parent}::uuid`,
    key: sql`t.child_id::text || t.badge`,
  },
  {
    name: "books",
    columns: [
      ...["id", "parent_id", "child_id", "child_name", "title", "theme", "level", "status", "tags", "writer"],
      ...["illustrator", "shape", "parts", "level_report", "new_words", "talk", "hero_look", "cover_file_id"],
      ...["cover_alt"],
      ...["pdf_file_id", "portrait_file_id", "picture_source", "created_at", "finished_at", "last_read_at"],
      ...["open_page", "deleted_at", "series_id", "series_part", "left_open", "premise", "told_instead"],
    ],
    from: owned(sql`FROM books t`),
    key: ID,
  },
  {
    name: "book_pages",
    columns: ["book_id", "number", "text", "scene", "moment", "alt", "picture_file_id"],
    from: (parent) =>
      sql`FROM book_pages t JOIN books book ON book.id = t.book_id WHERE book.parent_id = ${parent}::uuid`,
    key: sql`t.book_id::text || lpad(t.number::text, 5, '0')`,
  },
  {
    name: "book_texts",
    columns: [
      ...["book_id", "level", "status", "pages", "level_report", "new_words", "pdf_file_id", "created_at"],
    ],
    from: (parent) =>
      sql`FROM book_texts t JOIN books book ON book.id = t.book_id WHERE book.parent_id = ${parent}::uuid`,
    key: sql`t.book_id::text || t.level::text`,
  },
  {
    name: "narrations",
    columns: [
      ...["id", "book_id", "level", "voice", "status", "engine", "unsaid", "created_at", "finished_at"],
    ],
    from: (parent) =>
      sql`FROM narrations t JOIN books book ON book.id = t.book_id WHERE book.parent_id = ${parent}::uuid`,
    key: ID,
  },
  {
    name: "narration_pages",
    columns: ["narration_id", "page_number", "file_id", "duration_ms", "by", "words", "stand_in"],
    from: (parent) =>
      sql`FROM narration_pages t JOIN narrations own ON own.id = t.narration_id
        JOIN books book ON book.id = own.book_id WHERE book.parent_id = ${parent}::uuid`,
    key: sql`t.narration_id::text || lpad(t.page_number::text, 5, '0')`,
  },
  {
    name: "recorded_voices",
    columns: ["id", "parent_id", "label", "created_at"],
    from: owned(sql`FROM recorded_voices t`),
    key: ID,
  },
  {
    name: "recorded_takes",
    columns: [
      ...["id", "narration_id", "page_number", "file_id", "duration_ms", "status", "taps", "created_at"],
    ],
    from: (parent) =>
      sql`FROM recorded_takes t JOIN narrations own ON own.id = t.narration_id
        JOIN books book ON book.id = own.book_id WHERE book.parent_id = ${parent}::uuid`,
    key: ID,
  },
  {
    name: "book_requests",
    columns: [
      ...["id", "parent_id", "child_id", "book_id", "kind", "status", "order", "character_style"],
      ...["photo_file_id", "photo_consent_id", "provider_consent_id", "failure_code", "failure_message"],
      ...["created_at", "started_at", "finished_at", "erased_at", "put_away_at"],
    ],
    from: owned(sql`FROM book_requests t`),
    key: ID,
  },
  {
    name: "page_reports",
    columns: ["id", "parent_id", "book_id", "page_number", "level", "reason", "note", "created_at"],
    from: owned(sql`FROM page_reports t`),
    key: ID,
  },
  {
    name: "post_comments",
    columns: ["id", "parent_id", "slug", "first_name", "text", "state", "created_at", "decided_at"],
    from: owned(sql`FROM post_comments t`),
    key: ID,
  },
  {
    name: "comment_reports",
    columns: ["comment_id", "parent_id", "reason", "created_at"],
    from: owned(sql`FROM comment_reports t`),
    key: sql`t.comment_id::text`,
  },
  ...READING_TABLES,
  {
    name: "files",
    columns: ["id", "parent_id", "kind", "mime", "bytes", "width", "height", "created_at", "delete_after"],
    from: (parent) => sql`FROM files t WHERE t.parent_id = ${parent}::uuid AND t.kind <> 'export'`,
    key: ID,
  },
  ...PAYMENT_TABLES,
  {
    name: "outbox",
    columns: ["id", "parent_id", "template", "recipient", "created_at", "sent_at", "failed_at"],
    from: (parent) =>
      sql`FROM outbox t JOIN parents own ON own.id = ${parent}::uuid AND t.recipient = own.email`,
    key: ID,
  },
  {
    name: "contact_messages",
    columns: ["id", "ticket", "name", "email", "subject", "category", "message", "created_at"],
    from: (parent) =>
      sql`FROM contact_messages t JOIN parents own ON own.id = ${parent}::uuid AND t.email = own.email`,
    key: ID,
  },
  {
    name: "newsletter_subscribers",
    columns: ["id", "email", "asked_at", "asks", "confirmed_at", "from_settings"],
    from: (parent) =>
      sql`FROM newsletter_subscribers t JOIN parents own ON own.id = ${parent}::uuid AND t.email = own.email`,
    key: ID,
  },
  {
    name: "audit_log",
    columns: [
      ...["id", "action", "table_name", "record_id", "actor_parent_id", "subject_parent_id"],
      ...["changed_fields", "request_id", "occurred_at"],
    ],
    from: (parent) => sql`FROM audit_log t WHERE t.subject_parent_id = ${parent}::uuid`,
    key: ID,
  },
];

/** What belongs to a parent and stays here, by table or by `table.column`; reviewed with every change of the schema. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  "parents.password_hash": "opens the account; nobody can read a password from it",
  "parents.deleted_at": "nobody has an account of which it is set",
  "second_factors.secret": "makes the codes that open the account",
  "second_factors.last_step": "our own counter",
  "second_factors.recovery_hashes": "of codes that open the account",
  "passkeys.credential_id": "names a key to the device that keeps it",
  "passkeys.public_key": "checks a sign-in; nobody can read anything from it",
  "passkeys.counter": "our own counter",
  "gifts.token_hash": "of a link that opens a story",
  "family_invitations.token_hash": "of a link that joins the family",
  "api_keys.key_hash": "of a key that opens the account to a program",
  "email_changes.new_hash": "of a link that changes the account's address",
  "email_changes.old_hash": "of a link that changes the account's address",
  "sessions.fingerprint_hash": "opens a session",
  "children.deleted_at": "such a profile is gone with the next sweep",
  "book_requests.order_hash": "the order once more, as a number",
  "book_requests.idempotency_key": "the browser's own name for a call",
  "book_requests.key_hash": "the order once more, as a number",
  "narrations.fence": "our own counter",
  "narration_pages.text_sha256": "the page's words once more, as a number",
  "recorded_takes.text_sha256": "the page's words once more, as a number",
  "files.storage_key": "where we keep the bytes; they are in the archive",
  "files.sha256": "the bytes once more, as a number",
  "payment_customers.applied_seq": "our own counter",
  "outbox.props": "empty once an e-mail is sent; until then it may open the account",
  "outbox.attachment": "goes to our team, not to the parent",
  "outbox.attachment_name": "goes to our team, not to the parent",
  "outbox.idempotency_key": "our own name for an e-mail",
  "outbox.provider_id": "the delivering service's name for an e-mail",
  "newsletter_subscribers.confirm_hash": "opens a subscription",
  "newsletter_subscribers.unsubscribe_token": "ends a subscription",
  tokens: "hashes of links that open the account",
  pending_registrations: "a registration that is no account; its data are asked for anew",
  job_applications: "an application to work here is no part of an account; whoever answers it hands it out",
  audit_actors: "whose ids the record of changes knows; the record itself goes along",
  kept_answers:
    "for a day, copies of answers that say what the other tables say, and gone with what they say",
  book_request_keys: "a browser's or a program's own names for a call",
  book_request_runs: "how far a story is, while it is made",
  book_request_steps: "notes of a story's making, while it is made",
  book_request_claims: "which of our processes makes a story, while it is made",
  ai_calls: "what a story cost us",
  data_exports: "the archive itself",
  data_export_parts: "the archive itself",
};
