import "server-only";
import { sql } from "@/lib/platform/db/database";
import { ID, owned, type ExportedTable } from "./data-one-table";

/** Whose stories of several are, what was read and by which links it may be, and which words were met. */
export const READING_TABLES: readonly ExportedTable[] = [
  {
    name: "book_children",
    columns: ["book_id", "child_id", "place", "name"],
    from: (parent) =>
      sql`FROM book_children t JOIN books book ON book.id = t.book_id WHERE book.parent_id = ${parent}::uuid`,
    key: sql`t.book_id::text || t.child_id::text`,
  },
  {
    name: "reading_events",
    columns: [
      ...["id", "parent_id", "child_id", "book_id", "page_number", "active_seconds"],
      ...[
        "listened_seconds",
        "finished_book",
        "level",
        "occurred_at",
        "read_on",
        "counted_beside",
        "created_at",
      ],
    ],
    from: owned(sql`FROM reading_events t`),
    key: ID,
  },
  {
    name: "tapped_words",
    columns: ["child_id", "word", "parent_id", "book_id", "page_number", "tapped_at"],
    from: owned(sql`FROM tapped_words t`),
    key: sql`t.child_id::text || t.word`,
  },
  {
    name: "dropped_words",
    columns: ["child_id", "word", "parent_id", "dropped_at"],
    from: owned(sql`FROM dropped_words t`),
    key: sql`t.child_id::text || t.word`,
  },
  {
    name: "gifts",
    columns: [
      ...["id", "parent_id", "book_id", "named", "photo_pictures", "created_at", "expires_at"],
      "last_opened_at",
    ],
    from: owned(sql`FROM gifts t`),
    key: ID,
  },
];
