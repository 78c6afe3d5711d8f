import type { Addresses } from "@/scripts/local/system";

/** Names the running product in the environment of the tests that talk to it. */
export const TEST_SYSTEM = "TALEWICK_TEST_SYSTEM";

export type TestAddresses = Addresses & {
  mail: string;
  stripe: string;
  /** The folder that it keeps its files in. */
  files: string;
};

/** The product under test. @throws when nobody has started one */
export function testSystem(): TestAddresses {
  const given = process.env[TEST_SYSTEM];
  if (!given) throw new Error("no product is running for the tests; use `npm test -- product`");
  return JSON.parse(given) as TestAddresses;
}
