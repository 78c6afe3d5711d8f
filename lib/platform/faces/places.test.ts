import { expect, test } from "vitest";
import { placesToWait } from "./places";

/** Work that ends when it is told to, and who began. */
function held() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const photo = (name: string) => () =>
    new Promise<string>((end) => {
      began.push(name);
      ends.set(name, () => {
        end(name);
      });
    });
  return { began, photo, end: (name: string) => ends.get(name)?.() };
}

const BUSY = { code: "UNAVAILABLE", message: /other photos/ };
const REPLACED = { code: "UNAVAILABLE", message: /another photo meanwhile/ };

test("23.7: one parent has one place, and their newer photo takes it from the older", async () => {
  const { began, photo, end } = held();
  const look = placesToWait(4);
  const first = look("mallory", photo("m0"));
  const refused = ["m1", "m2", "m3", "m4"].map((name) =>
    expect(look("mallory", photo(name))).rejects.toMatchObject(REPLACED),
  );
  const newest = look("mallory", photo("m5"));
  // Three places are left for others, and no more.
  const others = ["ada", "lin", "sol"].map((name) => look(name, photo(name)));
  await expect(look("kim", photo("kim"))).rejects.toMatchObject(BUSY);
  await Promise.all(refused);

  end("m0");
  expect(await first).toBe("m0");
  for (const name of ["m5", "ada", "lin", "sol"]) {
    await expect.poll(() => began.at(-1)).toBe(name);
    end(name);
  }
  expect(await Promise.all([newest, ...others])).toEqual(["m5", "ada", "lin", "sol"]);
});

test("the next has its turn after work that failed, and nobody waits where nothing is at work", async () => {
  const look = placesToWait(1);
  const failed = look("ada", () => Promise.reject(new Error("no core")));
  const next = look("lin", () => Promise.resolve("looked"));
  await expect(failed).rejects.toThrow("no core");
  expect(await next).toBe("looked");
  expect(await look("ada", () => Promise.resolve("again"))).toBe("again");
});
