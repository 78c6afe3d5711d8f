import "./plain-words";
import { expect, test } from "vitest";
import { z } from "zod";

const schema = z.strictObject({
  period: z.enum(["monthly", "annual"]),
  plan: z.string().min(1).max(5),
  when: z.iso.datetime(),
  id: z.uuid(),
  count: z.number().int().min(2).max(9),
  list: z.array(z.string()).max(1),
  yes: z.literal(true),
  either: z.union([z.string(), z.number()]),
  sure: z.boolean(),
});

const RAW = /invalid|expected|received|option|string|number|boolean|regex|union/i;

test.each([
  {},
  {
    period: "weekly",
    plan: "",
    when: "soon",
    id: "1",
    count: 1,
    list: ["a", "b"],
    yes: false,
    either: [],
    sure: "no",
  },
  { period: 1, plan: 7, when: 7, id: 7, count: "two", list: "a", yes: null, either: null, sure: null },
  { plan: "too long", count: 10.5, stray: 1 },
  "nothing like it",
])("16.38: nobody reads the validator's own English: %j", (input) => {
  const messages = schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) expect(message).not.toMatch(RAW);
});

test("16.38: a field's own sentence stays", () => {
  expect(z.enum(["a"], "Please choose a letter.").safeParse("b").error?.issues[0]?.message).toBe(
    "Please choose a letter.",
  );
});
