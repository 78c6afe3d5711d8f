import { expect, test } from "vitest";
import { comesToLive } from "./comes-to-live";

test.each([
  ...["Pop moves in", "My Pop is moving in with us", "Grandma is comming to live with us", "Granny moved in"],
  ...["Grandma from India comes to live with us", "Nana is coming over from Trinidad to live with us"],
  ...["Auntie moves in with us!", "Grandpa’s moving in", "Gran is going to move in with us"],
])("somebody comes to live with the child: %s", (text) => {
  expect(comesToLive([text])).toBe(true);
});

test.each([
  ...[
    "Grandpa comes in",
    "Grandma moves in circles",
    "pop moves in the bottle",
    "Grandma is moving to Spain",
  ],
  ...[
    "Grandma's cat moves in",
    "Grandma comes to visit",
    "we move in with Grandma",
    "Gran lived in a castle",
  ],
])("nobody does: %s", (text) => {
  expect(comesToLive([text])).toBe(false);
});
