import { test } from "vitest";
import { aVisitingParent, expectNothingChanged } from "@/tests/support/security/foreign-page";

const MINUTE = 60_000;
aVisitingParent();

test(
  "S7: a page at 127.0.0.1 changes nothing of whoever visits it",
  () => expectNothingChanged("127.0.0.1", 0),
  2 * MINUTE,
);
