import { expect, it } from "vitest";
import { checkTier } from "./tier";
import { withinLimit } from "./time-limit";

const NEVER = ["-e", "setInterval(() => undefined, 1000)"];

it("ends a tool that doesn't end, and names it", async () => {
  const { ok, failures } = await checkTier("types", [{ command: "node", args: NEVER }], 300);
  expect(ok).toBe(false);
  expect(failures).toEqual([{ file: "types", title: "node", message: "node had not ended after 0 s" }]);
});

it("lets a tool that ends be", async () => {
  expect(await checkTier("types", [{ command: "node", args: ["-e", "0"] }])).toMatchObject({ ok: true });
});

it("names work that doesn't end, and answers with what does", async () => {
  await expect(withinLimit("the build", new Promise(() => undefined), 10)).rejects.toThrow(
    "the build had not ended after 0 s",
  );
  expect(await withinLimit("the build", Promise.resolve("built"))).toBe("built");
});
