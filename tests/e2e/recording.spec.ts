import { test } from "@/tests/e2e/billing-fixtures";
import { expectStopInReach } from "@/tests/e2e/recording-fixtures";

test("on a screen 390 wide the level and Stop stay in reach, and cover no words", async ({
  product,
  member,
}, info) => {
  const said = info.outputPath("said.wav");
  await expectStopInReach({ product, member, viewport: { width: 390, height: 844 }, said });
});
