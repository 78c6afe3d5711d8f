import "server-only";
import { sql, type Sql } from "./database";

/**
 * Whether a row of `books`, alone in its FROM, is a story of one of some children, told of them alone or with others. Both
 * sides are indexes, so that a child of a thousand stories waits for none of those that aren't asked for.
 * @param children their ids, as an array in SQL
 */
export const isToldOf = (children: Sql): Sql =>
  sql`(child_id = ANY (${children}) OR id = ANY (ARRAY(
      SELECT book_id FROM book_children WHERE child_id = ANY (${children}))))`;

/** The same of one child. */
export const isToldOfChild = (childId: string): Sql => isToldOf(sql`${[childId]}::uuid[]`);
