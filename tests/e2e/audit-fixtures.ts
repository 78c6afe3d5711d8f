import type { Page } from "@playwright/test";
import { parentByMail } from "@/tests/support/http-client";
import { withClient } from "@/tests/support/with-client";
import { test as base, type Member as Buyer } from "./billing-fixtures";

export type Member = Buyer;

type Administrator = Member & {
  /** The sign-in is so long ago that it proves nothing any more. */
  waitLong: () => Promise<unknown>;
};

export const test = base.extend<{ administrator: Administrator }>({
  // With all that registering leaves in the record of changes.
  family: async ({ product }, provide) => {
    await provide(await parentByMail(product));
  },
  administrator: async ({ member, product }, provide) => {
    const own = await parentByMail(product);
    const asOwner = (statement: string) =>
      withClient(product.database, (client) => client.query(statement, [own.login.id]));
    await asOwner("UPDATE parents SET role = 'admin' WHERE id = $1");
    await provide({
      ...member,
      ...own,
      waitLong: () =>
        asOwner(
          "UPDATE sessions SET reauthenticated_at = now() - interval '16 minutes' WHERE parent_id = $1",
        ),
    });
    await asOwner("UPDATE parents SET role = 'parent' WHERE id = $1");
  },
});

export const rows = (page: Page) => page.getByRole("table", { name: "Audit logs" }).getByRole("row");
export const bodyRows = (page: Page) => rows(page).filter({ hasNot: page.getByRole("columnheader") });
export const apply = (page: Page) => page.getByRole("button", { name: "Apply Filters" }).click();
export const card = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

/** Changes of the own account, as the product itself would have recorded them. */
export const addEntries = ({ login }: Member, database: string, count: number) =>
  withClient(database, (client) =>
    client.query(
      `INSERT INTO audit_log (action, table_name, record_id, actor_parent_id, subject_parent_id, changed_fields, occurred_at)
       SELECT (ARRAY['INSERT','UPDATE','DELETE','SOFT_DELETE'])[1 + n % 4], 'book_requests', uuid_v7(), $1, $1,
         ARRAY['title','topics','theme','status','level'], now() - n * interval '1 minute'
       FROM generate_series(1, $2::int) n`,
      [login.id, count],
    ),
  );

export { expect } from "./fixtures";
export { expectAccessible } from "./accessible";
