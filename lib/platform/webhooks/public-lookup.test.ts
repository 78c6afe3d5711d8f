import type { lookup, LookupAddress } from "node:dns";
import { expect, test } from "vitest";
import { publicLookup } from "./public-lookup";
import { Unreached } from "./unreached";

const v4 = (address: string): LookupAddress => ({ address, family: 4 });
const v6 = (address: string): LookupAddress => ({ address, family: 6 });

/** What a name server answers, and what a connection is given of it. */
function look(found: LookupAddress[] | Error, all: boolean) {
  const nameServer = ((
    _: string,
    __: object,
    done: (error: Error | null, found?: LookupAddress[]) => void,
  ) => {
    if (found instanceof Error) done(found);
    else done(null, found);
  }) as unknown as typeof lookup;
  return new Promise((settle) => {
    publicLookup(nameServer)("hooks.example.com", { all }, (error, address) => {
      settle(error ?? address);
    });
  });
}

test("addresses of the public internet are given", async () => {
  const both = [v4("93.184.216.34"), v6("2606:4700::1111")];
  expect(await look(both, true)).toEqual(both);
  expect(await look(both, false)).toBe("93.184.216.34");
});

test.each([
  [[]],
  [[v4("127.0.0.1")]],
  [[v4("169.254.169.254")]],
  [[v6("::1")]],
  [[v6("::ffff:10.0.0.1")]],
  [[v4("93.184.216.34"), v4("10.0.0.1")]],
])("a name that leads to %j leads nowhere", async (found) => {
  for (const all of [true, false]) expect(await look(found, all)).toBeInstanceOf(Unreached);
});

test("what the name server says is wrong stays so", async () => {
  const unknown = Object.assign(new Error("unknown"), { code: "ENOTFOUND" });
  expect(await look(unknown, true)).toBe(unknown);
});
