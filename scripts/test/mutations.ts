/** A fault as somebody might make it: one place in the product, changed, and the test file that must be red for it. */
export type Mutation = {
  name: string;
  file: string;
  /** Stands in the file once. */
  from: string;
  to: string;
  /** With its project of Vitest. */
  found: { project: "unit" | "integration"; by: string };
};

const unit = (by: string) => ({ project: "unit", by }) as const;
const integration = (by: string) => ({ project: "integration", by: `tests/integration/${by}` }) as const;

export const MUTATIONS: readonly Mutation[] = [
  {
    name: "a missing owner check: whoever knows a story's id reads it",
    file: "lib/features/stories/library/data-book.ts",
    from: "    where: { id, ...readBy(reader), deletedAt: null },\n    select: {\n      ...ROW,\n      ...({ newWords: true,",
    to: "    where: { id, deletedAt: null },\n    select: {\n      ...ROW,\n      ...({ newWords: true,",
    found: integration("stories/library.test.ts"),
  },
  {
    name: "a missing owner check: whoever asks sees every family's children",
    file: "lib/features/children/data.ts",
    from: "WHERE parent_id = ${parent}::uuid AND deleted_at IS NULL ${id",
    to: "WHERE ${parent}::uuid IS NOT NULL AND deleted_at IS NULL ${id",
    found: integration("children/children.test.ts"),
  },
  {
    name: "a double charge: a story costs two credits",
    file: "lib/features/stories/data-credits.ts",
    from: "WHEN ${kind} = 'COMMIT' THEN 1",
    to: "WHEN ${kind} = 'COMMIT' THEN 2",
    found: integration("stories/making.test.ts"),
  },
  {
    name: "a broken limit: one story more than the plan has",
    file: "lib/features/stories/data-credits.ts",
    from: "used + reserved < ${period.limit}",
    to: "used + reserved <= ${period.limit}",
    found: integration("stories/orders.test.ts"),
  },
  {
    name: "a story that failed is charged all the same",
    file: "lib/features/stories/failing/fail-book.ts",
    from: 'counted ? "COMMIT" : "RELEASE"',
    to: '"COMMIT"',
    found: integration("stories/failing.test.ts"),
  },
  {
    name: "a lost webhook: the provider's event is noted and nothing follows",
    file: "lib/features/billing/events/record-event.ts",
    from: "    await ctx.jobs.enqueue(tx, syncCustomerJob, { customerId, eventId: event.id, eventType: event.type });\n",
    to: "",
    found: integration("billing/webhooks.test.ts"),
  },
  {
    name: "a webhook that comes twice is worked twice",
    file: "lib/features/billing/events/record-event.ts",
    from: "if (!(await insertEvent(tx, { ...event, customerId }))) return;",
    to: "await insertEvent(tx, { ...event, customerId });",
    found: integration("billing/webhooks.test.ts"),
  },
  {
    name: "a wrong level: every story counts as in its band",
    file: "lib/features/writing/measure-level.ts",
    from: 'hasRightPageCount(level, pages.length) && isInBand(level, whole, "whole")',
    to: 'hasRightPageCount(level, pages.length) || isInBand(level, whole, "whole")',
    found: unit("lib/features/writing/measure-level.test.ts"),
  },
  {
    name: "a blank page: a child's card shows nothing",
    file: "components/features/children/child-card.tsx",
    from: "}: ChildCardProps) {\n",
    to: '}: ChildCardProps) {\n  if (child.id !== "") return null;\n',
    found: unit("components/features/children/child-card.test.tsx"),
  },
  {
    name: "sign-in leads to any site that its address names",
    file: "lib/features/accounts/rules.ts",
    from: 'if (url.origin !== BASE || url.pathname.startsWith("//")) return null;',
    to: "",
    found: unit("lib/features/accounts/rules.test.ts"),
  },
  {
    name: "a page of a neighbouring host writes in a parent's name",
    file: "lib/http/foreign-site.ts",
    from: 'return site === "cross-site" || site === "same-site";',
    to: 'return site === "cross-site";',
    found: unit("lib/http/foreign-site.test.ts"),
  },
  {
    name: "a token that has run out still opens the account",
    file: "lib/platform/tokens/access-token.ts",
    from: "currentDate: now,",
    to: "currentDate: new Date(0),",
    found: unit("lib/platform/tokens/tokens.test.ts"),
  },
  {
    name: "any password of the right length of hash is right",
    file: "lib/platform/passwords/passwords.ts",
    from: "one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))",
    to: "one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(one))",
    found: unit("lib/platform/passwords/passwords.test.ts"),
  },
  {
    name: "a story that is given away names the child",
    file: "lib/features/gifts/without-name.ts",
    from: "=> told.replace(pattern, standIn), text",
    to: "=> told, text",
    found: unit("lib/features/gifts/without-name.test.ts"),
  },
  {
    name: "a webhook is sent into our own network",
    file: "lib/platform/webhooks/target.ts",
    from: "isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host)",
    to: "isIP(host) === 0 ? isPublicName(host) : true",
    found: unit("lib/platform/webhooks/target.test.ts"),
  },
  {
    name: "the signature of a webhook leaves its body out",
    file: "lib/platform/webhooks/sign.ts",
    from: "${id}.${timestamp}.${body}",
    to: "${id}.${timestamp}",
    found: unit("lib/platform/webhooks/sign.test.ts"),
  },
  {
    name: "a provider that is down is asked by every order",
    file: "lib/platform/breaker/breaker.ts",
    from: "      if (isFailure(error)) throw error;\n",
    to: "",
    found: unit("lib/platform/breaker/breaker.test.ts"),
  },
  {
    name: "a part of a sound reaches beyond its end",
    file: "lib/http/read-range.ts",
    from: "part(from, Math.min(to, size - 1))",
    to: "part(from, to)",
    found: unit("lib/http/read-range.test.ts"),
  },
  {
    name: "a caller writes the address that limits count",
    file: "lib/http/client-address.ts",
    from: "chain.at(-trustedHops)",
    to: "chain.at(0)",
    found: unit("lib/http/client-address.test.ts"),
  },
  {
    name: "a file is stored wherever its name leads",
    file: "lib/platform/storage/storage.ts",
    from: '  if (!KEY.test(key)) throw new Error("not a storage key");\n',
    to: "",
    found: unit("lib/platform/storage/storage.test.ts"),
  },
];
