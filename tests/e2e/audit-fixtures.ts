import { registeredParent } from "@/tests/support/http-client";
import { withClient } from "@/tests/support/with-client";
import { test as base, type Member as Buyer } from "./billing-fixtures";

export type Member = Buyer;

type Administrator = Member & {
  /** The sign-in is so long ago that it proves nothing any more. */
  waitLong: () => Promise<unknown>;
};

export const test = base.extend<{ administrator: Administrator }>({
  administrator: async ({ member, product }, provide) => {
    const own = await registeredParent(product);
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

export { expect } from "./fixtures";
export { expectAccessible } from "./accessible";
