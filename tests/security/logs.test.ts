import { expect, test } from "vitest";
import { goal } from "@/tests/support/goal";
import { aListenedProduct, expectNothingTold } from "@/tests/support/security/logged-words";

const product = aListenedProduct();

// logs-further.test.ts has more tables that refuse a write.
goal(
  {
    id: "S33",
    title:
      "nothing of a family and nothing that opens an account in log, figures and record of changes, also when writes fail",
    quick: 1,
    full: 1,
  },
  expectNothingTold,
);

test("S33: each line of the log is one record, whatever was asked", async () => {
  const forged = `x%0d%0a{"level":60,"msg":"forged"}`;
  await product().wire.send({ path: `/api/books/${forged}` });
  await product().wire.send({ path: `/gift/${forged}` });
  const lines = product().web.output.filter((line) => line.startsWith("{"));
  expect(lines.length).toBeGreaterThan(2);
  const records = lines.map((line) => JSON.parse(line) as { msg?: string });
  expect(records.filter(({ msg }) => msg === "forged")).toEqual([]);
  expect(product().web.output.filter((line) => line.includes("forged"))).toEqual([]);
});
