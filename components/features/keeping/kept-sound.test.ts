// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { NarrationsView } from "@/lib/features/narration/contract";
import type { BookDetailView } from "@/lib/features/stories/contract";
import type { SoundToKeep } from "./kept-store";

const BOOK = { id: "book", level: "Beginner" } as BookDetailView;
type Row = NarrationsView["narrations"][number];
type Known = Pick<Row, "id" | "voice" | "status" | "pagesReady">;

const slt = (status: Row["status"]): Known => ({
  ...{ id: "slt", voice: "embedded:slt", status },
  pagesReady: status === "ready" ? 3 : 1,
});
const dad = (pagesReady: number): Known => ({ id: "dad", voice: "own:dad", status: "ready", pagesReady });

/** What the server says of a story of three pages with its title; `asked` notes what it is asked to make. */
let known: Known[];
let asked: unknown[];
const detail = (id: string) => {
  const of = known.find((one) => one.id === id);
  if (!of) return Response.json({ message: "Resource not found." }, { status: 404 });
  const pages = Array.from({ length: of.pagesReady }, (_, page) => ({ page, audioUrl: `/${id}/${page}` }));
  return Response.json({ ...of, pages });
};
const answer = async (address: string, init: RequestInit): Promise<Response> => {
  const { pathname } = new URL(address, "https://talewick.example");
  if (init.method === "POST") {
    asked.push(JSON.parse(init.body as string));
    return Response.json({ id: "new" }, { status: 202 });
  }
  if (!pathname.endsWith("/narrations")) return detail(pathname.split("/").at(-1) ?? "");
  const kindOf = ({ voice }: Known) => voice.split(":")[0];
  return Promise.resolve(
    Response.json({
      narrations: known.map((one) => ({ ...one, kind: kindOf(one), pages: 3 })),
      voices: ["embedded:slt", "embedded:rms", "own:dad"].map((id) => ({ id, allowed: true })),
      preferred: "embedded:slt",
    }),
  );
};
const choose = (voice: string | null) => {
  localStorage.setItem("reader", JSON.stringify({ voice }));
  // A browser remembers the choice for as long as its page is open.
  vi.resetModules();
};
const soundOf = async (byHand: boolean) => (await import("./kept-sound")).soundOf(BOOK, byHand);
const isCurrent = async (sound: SoundToKeep) => (await import("./kept-sound")).isSoundCurrent(BOOK, sound);

beforeEach(() => {
  known = [];
  asked = [];
  vi.stubGlobal("fetch", answer);
  choose(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("15.4: how a story shall be heard on this device", () => {
  test("by the voice that reads it here; one that isn't made yet is asked for", async () => {
    expect(await soundOf(true)).toEqual({ state: "coming" });
    expect(asked).toEqual([{ voice: "embedded:slt", level: "Beginner" }]);
    known = [slt("ready")];
    expect(await soundOf(true)).toMatchObject({ state: "here", narration: { id: "slt" } });
  });

  test("a recording with gaps comes along with whoever reads the rest", async () => {
    choose("own:dad");
    known = [slt("ready"), dad(2)];
    expect(await soundOf(true)).toMatchObject({
      ...{ state: "here", narration: { id: "dad" }, filling: { id: "slt" } },
    });
    known = [slt("making"), dad(2)];
    expect(await soundOf(true)).toEqual({ state: "coming" });
    expect(asked).toEqual([]);
  });

  test("a recording is kept also where nobody can read the rest", async () => {
    choose("own:dad");
    known = [slt("failed"), dad(2)];
    expect(await soundOf(false)).toMatchObject({
      ...{ state: "here", narration: { id: "dad" }, filling: null },
    });
  });
});

describe("15.4: a sound that is kept", () => {
  test("gives way once one of the family has read the whole story, and not before", async () => {
    known = [slt("ready")];
    const kept = await soundOf(true);
    expect(await isCurrent(kept)).toBe(true);
    known = [slt("ready"), dad(2)];
    expect(await isCurrent(kept)).toBe(true);
    known = [slt("ready"), dad(3)];
    expect(await isCurrent(kept)).toBe(false);
  });

  test("stays until all of the chosen one can come", async () => {
    const rms: Known = { ...slt("ready"), id: "rms", voice: "embedded:rms" };
    known = [slt("making"), rms];
    choose("embedded:rms");
    const kept = await soundOf(true);
    choose("own:dad");
    known = [slt("making"), rms, dad(2)];
    expect(await isCurrent(kept)).toBe(true);
    known = [slt("ready"), rms, dad(2)];
    expect(await isCurrent(kept)).toBe(false);
  });

  test("is looked after with both who read it, and left alone where nobody answers", async () => {
    choose("own:dad");
    known = [slt("ready"), dad(2)];
    const kept = await soundOf(true);
    expect(await isCurrent(kept)).toBe(true);
    known = [{ ...slt("ready"), pagesReady: 2 }, dad(2)];
    expect(await isCurrent(kept)).toBe(false);
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ message: "no" }, { status: 403 })));
    expect(await isCurrent(kept)).toBe(true);
  });
});
