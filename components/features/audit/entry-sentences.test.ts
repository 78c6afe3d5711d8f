import { expect, test } from "vitest";
import { AUDITED_TABLES, CHANGES } from "@/lib/features/audit/rules";
import { sentenceOf } from "./entry-sentences";
import { fieldWords } from "./field-words";

test.each([
  ["INSERT", "children", ["age", "id", "name", "photo_file_id"], "A child was added."],
  ["UPDATE", "children", ["interests"], "A child's profile was changed."],
  ["DELETE", "children", ["age", "name"], "A child was removed."],
  ["INSERT", "files", [], "A photo was added to a child's profile."],
  ["DELETE", "files", [], "A photo was removed from a child's profile."],
  ["INSERT", "book_requests", ["id", "kind", "order"], "A story was ordered."],
  ["INSERT", "book_requests", ["id", "kind", "photo_file_id"], "A story was ordered, with a photo."],
  ["INSERT", "book_requests", ["erased_at", "id", "kind", "photo_file_id"], "A story was ordered."],
  [
    "UPDATE",
    "book_requests",
    ["book_id", "finished_at", "status"],
    "An ordered story was finished, or couldn't be made.",
  ],
  ["UPDATE", "parents", ["password_hash"], "The password was changed."],
  ["UPDATE", "parents", ["reading_time"], "The account was changed."],
  ["EXPORT", "audit_log", ["tableName"], "This log was downloaded."],
])("%s of %s %j is told as a sentence", (action, tableName, changedFields, sentence) => {
  expect(sentenceOf({ action, tableName, changedFields })).toBe(sentence);
});

test("what nobody foresaw is told by the names of table and action alone", () => {
  expect(sentenceOf({ action: "UPDATE", tableName: "boats", changedFields: [] })).toBeNull();
  expect(sentenceOf({ action: "SINK", tableName: "parents", changedFields: [] })).toBeNull();
});

test("every table of the select has its sentences for what happens to its rows", () => {
  for (const tableName of Object.keys(AUDITED_TABLES))
    for (const action of Object.keys(CHANGES).filter((one) => one !== "SOFT_DELETE"))
      expect(sentenceOf({ action, tableName, changedFields: [] }), `${action} ${tableName}`).toMatch(
        /^[A-Z].+\.$/u,
      );
});

test("fields are called as a parent calls them: each once, what is only the database's at the end", () => {
  expect(fieldWords(["book_id", "child_id", "id", "order", "order_hash", "parent_id", "status"])).toEqual([
    "story",
    "child",
    "what was ordered",
    "status",
    "internal details",
  ]);
  expect(fieldWords(["email_notifications", "marketing_emails", "reading_level"])).toEqual([
    "mails",
    "reading level",
  ]);
  expect(fieldWords([])).toEqual([]);
});
