import { beforeAll, describe, expect } from "vitest";
import { createChild } from "@/lib/features/children/create-child";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { startAiBook } from "@/lib/features/stories/ordering/start-ai-book";
import { anotherProcess, runUntilEnded } from "@/tests/support/ai-runs";
import { type AiRequest, type AiServer } from "@/tests/support/ai-server";
import { aDraft, ORDER, tells, withPage } from "@/tests/support/drafts";
import { aChild, signedInParent, subscribe } from "@/tests/support/family";
import { goal } from "@/tests/support/goal";
import { aWish, type Family } from "@/tests/support/orders";
import { aPhoto, PROVIDER_CONSENT, withPhoto } from "@/tests/support/photos";
import { startAiServer } from "@/tests/support/start-ai-server";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let server: AiServer;
let system: TestSystem;

beforeAll(async () => {
  server = await startAiServer();
  system = await workerDatabase({ ...server.env, STORY_ILLUSTRATOR: "openai", AI_ZDR_CONFIRMED: "true" });
});

const NAME = "Wilhelmina";
const AGE = 17;

async function aNamedFamily(): Promise<Family & { ids: string[] }> {
  const ctx = await signedInParent(system, { firstName: "Oswaldina" });
  await subscribe(system, ctx.parentId, "family");
  await system.db.parent.update({
    where: { id: ctx.parentId },
    data: { lastName: "Quillfeather", phone: "+44 7700 900123" },
  });
  const child = await createChild(ctx, aChild({ name: NAME, age: AGE }));
  const sibling = await createChild(ctx, aChild({ name: "Bartholomew" }));
  return { ctx, parentId: ctx.parentId, childId: child.id, ids: [ctx.parentId, child.id, sibling.id] };
}

/** What a parent types without a thought. */
const WISHES = [
  { title: "Wilhelmina's Kite", topics: ["WILHELMINA and the wind", "her brother Bartholomew"] },
  { title: "The Quillfeather Picnic", topics: ["kites", "Wilhelmina turns 17"] },
  { title: "Oswaldina's girl is seventeen years old", topics: ["a 17-year-old with a kite"] },
  { title: "Wílhelmína Quillfeather", topics: ["Bartholomew's kite", "wilhelmina"] },
];

const ALLOWED_NOWHERE = [
  /w[ií]lhelm[ií]na/iu,
  /bartholomew/i,
  /quillfeather/i,
  /oswaldina/i,
  /7700|900123/,
  /@example\.test/,
  /CANARY-EXIF/,
];

/** What we say about the child; the level's figures are in the system part. */
function wordsAbout({ body, raw }: AiRequest): string {
  const messages = body["messages"] as { role: string; content: string }[] | undefined;
  if (messages)
    return messages
      .filter(({ role }) => role === "user")
      .map(({ content }) => content)
      .join(" ");
  return "input" in body
    ? raw.replace(/base64,[A-Za-z0-9+/=]+/g, "")
    : raw.replace(/[^\x20-\x7e\r\n]+/g, " ").slice(0, 4000);
}

/** Random digits between the fields of a form; among many there is every number that we look for. */
const BOUNDARY = /formdata-undici-\d+/g;

describe("what leaves the machine", () => {
  goal(
    { id: "P4", title: "no request tells who the child is", quick: 30, full: 1000, minutes: 60 },
    async ({ count, note }) => {
      // The model puts the token everywhere, so that the name stands in everything that is checked and painted later.
      const draft = withPage(
        aDraft({ ...ORDER, heroName: NAME }),
        "HERO ran to HERO's kite. It was up in the tree, and the wind was strong. HERO held on and sang a song for the kite.",
      );
      const told = {
        ...draft,
        pages: draft.pages.map((page) => ({ ...page, happening: "HERO flies HERO's kite." })),
      };
      server.chat.script(tells(told));
      const photos: string[] = [];
      const original = (await aPhoto()).toString("latin1");
      let withConsent = 0;
      for (let order = 0; server.all().length < count || order < 4; order += 1) {
        const family = await aNamedFamily();
        const wish = aWish(family.childId, WISHES[order % WISHES.length]);
        const mayLeave = order % 4 === 1;
        const before = server.images.requests.length;
        let id: string;
        if (order % 2 === 1) {
          const input = await withPhoto(family, mayLeave ? { providerConsent: PROVIDER_CONSENT } : {});
          const photo = await system.db.storedFile.findFirstOrThrow({
            where: { parentId: family.parentId, kind: "ai_photo" },
          });
          photos.push((await system.storage.get(photo.storageKey)).toString("latin1"));
          ({ id } = await startAiBook(family.ctx, {
            input: { ...input, bookRequest: wish },
            idempotencyKey: null,
          }));
        } else {
          ({ id } = await requestBook(family.ctx, { input: wish, idempotencyKey: null }));
        }
        const job = await runUntilEnded(family, id, () => anotherProcess(system));
        expect(job.status).toBe("COMPLETED");
        const ids = [...family.ids, id, job.bookId ?? id];
        for (const { raw, headers } of server.all()) {
          for (const secret of ids) expect(raw + headers).not.toContain(secret);
        }
        const sent = server.images.requests
          .slice(before)
          .filter(({ raw }) => photos.some((photo) => raw.includes(photo)));
        expect(sent).toHaveLength(mayLeave ? 1 : 0);
        if (mayLeave) withConsent += 1;
      }
      for (const request of server.all()) {
        const everything = `${request.path} ${request.headers} ${request.raw}`.replaceAll(BOUNDARY, "");
        for (const pattern of ALLOWED_NOWHERE) expect(everything).not.toMatch(pattern);
        expect(everything).not.toContain(original);
        expect(wordsAbout(request)).not.toMatch(/\b17\b|seventeen/i);
        if (/chat/.test(request.path)) expect(request.body["store"]).toBe(false);
        if (/chat/.test(request.path)) expect(request.body["safety_identifier"]).toMatch(/^[0-9a-f]{64}$/);
      }
      note("requests", server.all().length);
      note("photos sent, all with flag and consent", withConsent);
    },
  );
});
