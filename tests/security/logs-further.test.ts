import { goal } from "@/tests/support/goal";
import { aListenedProduct, expectNothingTold, TABLES } from "@/tests/support/security/logged-words";

aListenedProduct();

goal(
  {
    id: "S33b",
    title: "nothing of a family and nothing that opens an account where one of many tables refuses a write",
    quick: 6,
    full: TABLES.length,
    minutes: 20,
  },
  expectNothingTold,
);
