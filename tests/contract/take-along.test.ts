import { EpubCheck } from "@likecoin/epubcheck-ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { NarrationsView } from "@/lib/features/narration/contract";
import { buyPlan, plansOnOffer } from "@/tests/support/card-payment";
import { guardedParent } from "@/tests/support/guarded-client";
import { addChild, bookBody, finishedStory, type ApiClient } from "@/tests/support/http-client";
import { until } from "@/tests/support/until";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();
const BOOKS = "/api/books";

// The voices come after everything else that a worker has to do.

let parent: ApiClient;
let bookId: string;
let childId: string;

beforeAll(async () => {
  const client = await guardedParent(system);
  parent = client;
  await buyPlan(system, client, (await plansOnOffer(client)).Basic.id);
  childId = (await addChild(client, { name: "Zoë" })).id;
  const made = await finishedStory(client, bookBody(childId, { title: 'Zoë\'s "Fête" — naïve/étoiles 🌟' }));
  expect([made.status, made.message]).toEqual(["COMPLETED", null]);
  bookId = made.bookId ?? "";
});

describe("15.5: a book to take along", () => {
  const taken = (kind: string, headers: Record<string, string>) =>
    fetch(`${system.app}${BOOKS}/${bookId}/${kind}`, { headers });
  const bearer = () => ({ authorization: `Bearer ${parent.token ?? ""}` });

  test.each([
    ["epub", "epub", "application/epub+zip", "PK"],
    ["html", "html", "text/html", "<!DOCTYPE html>"],
  ])("is saved under the story's name: %s", async (kind, ending, type, beginning) => {
    const response = await taken(kind, bearer());
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
    const disposition = response.headers.get("content-disposition") ?? "";
    expect(disposition).toContain(`attachment; filename="Zoes Fete naive etoiles .${ending}"`);
    expect(decodeURIComponent(disposition.split("''")[1] ?? "")).toBe(
      `Zoë's Fête — naïve étoiles 🌟.${ending}`,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-length")).toBe(String(bytes.byteLength));
    expect(bytes.subarray(0, beginning.length).toString("latin1")).toBe(beginning);
    expect(response.headers.get("cache-control")).toMatch(/^private/);
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    expect(bytes.byteLength).toBeLessThan(5_000_000);
  });

  test.each(["epub", "html"])(
    "is nobody else's, and there only at a level that was told: %s",
    async (kind) => {
      expect((await taken(kind, {})).status).toBe(401);
      expect((await taken(`${kind}?level=Advanced`, bearer())).status).toBe(404);
      expect((await taken(`${kind}?level=Emerging`, bearer())).status).toBe(200);
      expect((await taken(`${kind}?level=Hard`, bearer())).status).toBe(400);
      const asked = await parent.call("GET", `${BOOKS}/${bookId}/${kind}`);
      expect(asked.status).toBe(200);
    },
  );

  test("is heard once it has been read aloud", async () => {
    const address = `${BOOKS}/${bookId}/narrations`;
    const said = await parent.call("POST", address, { voice: "embedded:rms" });
    expect(said.status, said.text).toBe(202);
    await until("the story to be read aloud", async () => {
      const { json } = await parent.call<NarrationsView>("GET", address);
      return (
        json.narrations.find(({ voice, status }) => voice === "embedded:rms" && status === "ready") ?? null
      );
    });
    const response = await taken("audiobook", bearer());
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
    expect(response.headers.get("content-disposition")).toContain('filename="Zoes Fete naive etoiles .mp3"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3).toString("latin1")).toBe("ID3");
    expect(bytes.toString("latin1").match(/CHAP/g)?.length).toBeGreaterThan(5);
    expect((await parent.call("GET", `${BOOKS}/${bookId}/audiobook`)).status).toBe(200);
    const { messages } = await EpubCheck.validate(
      new Uint8Array(await (await taken("epub", bearer())).arrayBuffer()),
    );
    expect(messages).toEqual([]);
  });

  test("has no sound at a level that nobody read aloud", async () => {
    const other = await finishedStory(parent, bookBody(childId));
    const answer = await parent.call("GET", `${BOOKS}/${other.bookId ?? ""}/audiobook?level=Advanced`);
    expect(answer.status).toBe(404);
  });

  test("twenty at once are all made", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await taken("epub", bearer());
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 20 }, () => 200));
  });
});
