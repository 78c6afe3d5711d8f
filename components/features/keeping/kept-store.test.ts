import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { NarrationDetailView } from "@/lib/features/narration/contract";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { clearSession, saveSession } from "@/lib/shared/browser-session";
import { forgetKeptOfOthers } from "@/lib/shared/forget-kept";
import { eventually } from "@/tests/support/eventually";
import { sessionToken, signInHere } from "@/tests/support/sign-in-here";
import {
  changeSound,
  dropParentsWords,
  dropStory,
  keepStory,
  listKept,
  type SoundToKeep,
} from "./kept-store";

const ME = "0192f6a0-0000-7000-8000-00000000000a";
const ORIGIN = "https://talewick.example";

/** What a browser does for pages, as far as keeping a story uses it. */
function newBrowser() {
  const boxes = new Map<string, Map<string, Response>>();
  const state = { room: Infinity, missing: "", whenFetched: (): void => undefined };
  const addressOf = (request: string | Request) =>
    new URL(typeof request === "string" ? request : request.url, ORIGIN).href;
  const open = (name: string) => {
    const box = boxes.get(name) ?? new Map<string, Response>();
    boxes.set(name, box);
    return Promise.resolve({
      match: (request: string | Request) => Promise.resolve(box.get(addressOf(request))?.clone()),
      keys: () => Promise.resolve([...box.keys()].map((url) => ({ url }))),
      delete: (request: string | Request) => Promise.resolve(box.delete(addressOf(request))),
      put: (request: string | Request, answer: Response) => {
        if (box.size >= state.room) return Promise.reject(new DOMException("full", "QuotaExceededError"));
        box.set(addressOf(request), answer);
        return Promise.resolve();
      },
    });
  };
  vi.stubGlobal("caches", {
    open,
    has: (name: string) => Promise.resolve(boxes.has(name)),
    keys: () => Promise.resolve([...boxes.keys()]),
    delete: (name: string) => Promise.resolve(boxes.delete(name)),
  });
  vi.stubGlobal("fetch", (address: string) => {
    state.whenFetched();
    return Promise.resolve(new Response("12345", { status: address === state.missing ? 206 : 200 }));
  });
  return { state, held: (name: string) => [...(boxes.get(name)?.keys() ?? [])].sort(), boxes };
}

const book = (id: string, pictures: string[]) =>
  ({
    id,
    title: id,
    coverUrl: pictures[0] ?? null,
    portraitUrl: "/api/files/hero",
    theme: "adventure",
    pages: pictures.map((pictureUrl, index) => ({ number: index + 1, text: "", alt: "", pictureUrl })),
  }) as unknown as BookDetailView;

const NONE = { state: "none" } as const;
const pagesOf = (sounds: string[]) =>
  ({ pages: sounds.map((audioUrl, page) => ({ page, audioUrl })) }) as unknown as NarrationDetailView;
const heard = (sounds: string[]): SoundToKeep => ({ state: "here", narration: pagesOf(sounds) });

const titles = async () => (await listKept(ME)).map((story) => story.book.title).sort();

describe("keeping a story", () => {
  let browser: ReturnType<typeof newBrowser>;
  beforeEach(() => {
    browser = newBrowser();
    signInHere(ME);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("keeps its record and each picture once, with its size", async () => {
    expect(await keepStory(ME, book("fox", ["/api/files/1", "/api/files/2"]), NONE)).toBe("kept");
    expect(browser.held(`kept:${ME}`)).toEqual([
      `${ORIGIN}/api/files/1`,
      `${ORIGIN}/api/files/2`,
      `${ORIGIN}/api/files/hero`,
      `${ORIGIN}/kept/fox`,
    ]);
    expect((await listKept(ME))[0]?.bytes).toBe(15);
  });

  test.each([0, 1, 2, 3])("leaves nothing of it where there is room for %i of its parts", async (room) => {
    browser.state.room = room;
    expect(await keepStory(ME, book("fox", ["/api/files/1", "/api/files/2"]), NONE)).toBe("full");
    expect(browser.held(`kept:${ME}`)).toEqual([]);
  });

  const HELP = "Talk to somebody at 988.";
  const hard = (id: string) => ({ ...book(id, ["/api/files/1"]), help: HELP, tags: ["prison"] });
  const record = async (id: string) =>
    (await browser.boxes.get(`kept:${ME}`)?.get(`${ORIGIN}/kept/${id}`)?.clone().text()) ?? "";

  test("keeps nothing of what is the parent's alone, also when its sound comes later", async () => {
    await keepStory(ME, hard("fox"), { state: "coming" });
    await changeSound(ME, "fox", heard(["/api/files/a"]));
    expect(await record("fox")).toContain("/api/files/a");
    expect(await record("fox")).not.toMatch(/988|prison/u);
  });

  test("takes it out of what was kept with it before, and leaves all else as it was", async () => {
    await keepStory(ME, book("fox", ["/api/files/1"]), heard(["/api/files/a"]));
    const [kept] = await listKept(ME);
    const before = { ...kept, book: { ...kept?.book, help: HELP, tags: ["prison"] } };
    browser.boxes.get(`kept:${ME}`)?.set(`${ORIGIN}/kept/fox`, new Response(JSON.stringify(before)));
    expect(await record("fox")).toMatch(/988/u);
    await dropParentsWords(ME);
    expect(await record("fox")).not.toMatch(/988|prison/u);
    expect(await listKept(ME)).toEqual([kept]);
  });

  test("leaves nothing of it where a picture came in part", async () => {
    browser.state.missing = "/api/files/2";
    expect(await keepStory(ME, book("fox", ["/api/files/1", "/api/files/2"]), NONE)).toBe("failed");
    expect(browser.held(`kept:${ME}`)).toEqual([]);
  });

  test("keeps the corrected story in its place, and the old one where the new doesn't come", async () => {
    await keepStory(ME, book("fox", ["/api/files/1"]), NONE);
    browser.state.missing = "/api/files/9";
    expect(await keepStory(ME, book("fox", ["/api/files/9"]), NONE)).toBe("failed");
    expect((await listKept(ME))[0]?.pictures).toContain("/api/files/1");

    browser.state.missing = "";
    await keepStory(ME, book("fox", ["/api/files/9"]), NONE);
    expect(browser.held(`kept:${ME}`)).not.toContain(`${ORIGIN}/api/files/1`);
    expect(await titles()).toEqual(["fox"]);
  });

  test("a removed story leaves the pictures that another one shows", async () => {
    await keepStory(ME, book("fox", ["/api/files/1"]), NONE);
    await keepStory(ME, book("owl", ["/api/files/2"]), NONE);
    await dropStory(ME, "fox");
    expect(browser.held(`kept:${ME}`)).toEqual([
      `${ORIGIN}/api/files/2`,
      `${ORIGIN}/api/files/hero`,
      `${ORIGIN}/kept/owl`,
    ]);
  });

  test("keeps its sound with it, and takes only that out again", async () => {
    await keepStory(ME, book("fox", ["/api/files/1"]), heard(["/api/files/a", "/api/files/b"]));
    expect((await listKept(ME))[0]).toMatchObject({ bytes: 10, sound: { state: "here", bytes: 10 } });
    expect(browser.held(`kept:${ME}`)).toContain(`${ORIGIN}/api/files/b`);
    await changeSound(ME, "fox", NONE);
    expect(browser.held(`kept:${ME}`)).toEqual([
      `${ORIGIN}/api/files/1`,
      `${ORIGIN}/api/files/hero`,
      `${ORIGIN}/kept/fox`,
    ]);
  });

  test("keeps a recording with gaps and who fills them, and no page of theirs twice", async () => {
    const filled = { ...heard(["/api/files/dad"]), filling: pagesOf(["/api/files/a", "/api/files/b"]) };
    await keepStory(ME, book("fox", ["/api/files/1"]), filled);
    const sounds = (await listKept(ME))[0]?.sound;
    expect(sounds).toMatchObject({ bytes: 10, filling: { pages: [{ page: 0 }, { page: 1 }] } });
    expect(browser.held(`kept:${ME}`)).toEqual(
      ["api/files/1", "api/files/b", "api/files/dad", "api/files/hero", "kept/fox"].map(
        (path) => `${ORIGIN}/${path}`,
      ),
    );
    await dropStory(ME, "fox");
    expect(browser.held(`kept:${ME}`)).toEqual([]);
  });

  test.each([2, 3, 4])(
    "leaves nothing of a story whose sound doesn't fit, with room for %i",
    async (room) => {
      browser.state.room = room;
      const keeping = keepStory(ME, book("fox", ["/api/files/1"]), heard(["/api/files/a", "/api/files/b"]));
      expect(await keeping).toBe("full");
      expect(browser.held(`kept:${ME}`)).toEqual([]);
    },
  );

  test("a story that was kept stays readable where its sound doesn't fit", async () => {
    await keepStory(ME, book("fox", ["/api/files/1"]), { state: "coming" });
    browser.state.room = 4;
    expect(await changeSound(ME, "fox", heard(["/api/files/a", "/api/files/b"]))).toBe("full");
    expect((await listKept(ME))[0]?.sound.state).toBe("coming");
    expect(browser.held(`kept:${ME}`)).toHaveLength(3);
  });

  test("sound that comes for a story that was removed meanwhile is not kept", async () => {
    await keepStory(ME, book("fox", ["/api/files/1"]), { state: "coming" });
    await dropStory(ME, "fox");
    await changeSound(ME, "fox", heard(["/api/files/a"]));
    expect(browser.held(`kept:${ME}`)).toEqual([]);
  });

  test("one tab keeps while another removes: pictures that both show stay with what is kept", async () => {
    await keepStory(ME, book("fox", ["/api/files/1"]), NONE);
    await Promise.all([dropStory(ME, "fox"), keepStory(ME, book("owl", ["/api/files/1"]), NONE)]);
    expect(browser.held(`kept:${ME}`)).toEqual([
      `${ORIGIN}/api/files/1`,
      `${ORIGIN}/api/files/hero`,
      `${ORIGIN}/kept/owl`,
    ]);
  });

  test("keeps nothing for somebody who has left", async () => {
    expect(await keepStory("somebody-else", book("fox", ["/api/files/1"]), NONE)).toBe("left");
    expect([...browser.boxes.keys()]).toEqual([]);
  });

  test("keeps nothing for somebody who leaves while its pictures come", async () => {
    browser.state.whenFetched = clearSession;
    expect(await keepStory(ME, book("fox", ["/api/files/1"]), NONE)).toBe("left");
    expect([...browser.boxes.keys()]).toEqual([]);
  });

  test("what other accounts have left goes", async () => {
    await keepStory(ME, book("fox", ["/api/files/1"]), NONE);
    browser.boxes.set("kept:another", new Map());
    await forgetKeptOfOthers(ME);
    expect([...browser.boxes.keys()]).toEqual([`kept:${ME}`]);
    await forgetKeptOfOthers(null);
    expect([...browser.boxes.keys()]).toEqual([]);
  });

  test("what an account left whose session was lost goes when somebody else signs in, and stays for its own", async () => {
    await keepStory(ME, book("fox", ["/api/files/1"]), NONE);
    window.localStorage.setItem(`reading:${ME}:1`, "{}");
    for (const key of ["token", "user"]) window.localStorage.removeItem(key);
    saveSession({ token: sessionToken, id: ME });
    await Promise.resolve();
    expect([...browser.boxes.keys()]).toEqual([`kept:${ME}`]);
    for (const key of ["token", "user"]) window.localStorage.removeItem(key);
    saveSession({ token: sessionToken, id: "0192f6a0-0000-7000-8000-00000000000b" });
    await eventually(() => {
      expect([...browser.boxes.keys()]).toEqual([]);
    });
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith("reading:"))).toEqual([]);
  });

  test("a session that ends takes all of it along, and what waits to be told", async () => {
    await keepStory(ME, book("fox", ["/api/files/1"]), NONE);
    window.localStorage.setItem(`reading:${ME}:1`, "{}");
    saveSession({ token: sessionToken, id: "0192f6a0-0000-7000-8000-00000000000b" });
    await eventually(() => {
      expect([...browser.boxes.keys()]).toEqual([]);
    });
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith("reading:"))).toEqual([]);
  });
});
