import { expect, test } from "vitest";
import { aVisitingParent, expectNothingChanged } from "@/tests/support/security/foreign-page";

const MINUTE = 60_000;
const visit = aVisitingParent();

// cross-site-further.test.ts has the same from another site.
test(
  "S7: a page at localhost changes nothing of whoever visits it",
  () => expectNothingChanged("localhost", 1),
  2 * MINUTE,
);

test("S7: the same calls from our own page do change things", async () => {
  const page = await visit.browser().newPage();
  // Which leads a parent who is signed in nowhere else meanwhile.
  await page.goto(`${visit.product().web.origin}/privacy`);
  const status = await page.evaluate(
    async () => (await fetch("/api/auth/logout", { method: "POST" })).status,
  );
  expect(status).toBe(200);
  await page.close();
  const alive = await visit.product().db.session.count({
    where: { parentId: visit.parent().parentId, kind: "browser", revokedAt: null },
  });
  expect(alive).toBe(0);
});
