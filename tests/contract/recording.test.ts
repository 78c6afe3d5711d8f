import { beforeAll, expect, test } from "vitest";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import type { RecordedPageView, RecordingsView, RecordingView } from "@/lib/features/narration/contract";
import { buyPlan, plansOnOffer } from "@/tests/support/card-payment";
import { speak } from "@/tests/support/flite";
import { detailsOf, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import { addChild, bookBody, finishedStory, type ApiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";
import { noise, silence, wavOf } from "@/tests/support/wav";

const system = testSystem();
const textVersion = CONSENT_TEXTS["own-voice"].version;
let parent: ApiClient;
let at: string;
let recording: RecordingView;

const formOf = (bytes: Uint8Array<ArrayBuffer>): FormData => {
  const form = new FormData();
  form.append("sound", new Blob([bytes], { type: "audio/wav" }), "page.wav");
  return form;
};
const pageAt = (page: number) => `/api/recordings/${recording.id}/pages/${page}`;
const send = (page: number, bytes: Uint8Array<ArrayBuffer>) =>
  parent.call<RecordedPageView>("PUT", pageAt(page), formOf(bytes));
const listed = async () => (await parent.call<RecordingsView>("GET", at)).json;
const settled = (page: number) =>
  until("the recorded page to be listened to", async () => {
    const found = (await listed()).recordings[0]?.pages.find((one) => one.page === page);
    return found && found.status !== "waiting" ? found : null;
  });

beforeAll(async () => {
  parent = await guardedParent(system);
  const child = await addChild(parent);
  at = `/api/books/${(await finishedStory(parent, bookBody(child.id))).bookId ?? ""}/recordings`;
});

test("a recording wants a plan with narration, a consent and a reader", async () => {
  const begin = (reader: string) => parent.call<RecordingView>("POST", at, { reader });
  expect(refusalOf(await begin("Dad"))).toMatchObject({ status: 403, code: "FORBIDDEN" });
  expect((await listed()).reason).toContain("plan");
  await buyPlan(system, parent, (await plansOnOffer(parent)).Family.id);
  expect(detailsOf(await begin("Dad"))).toHaveProperty("consent");
  expect((await parent.call("PUT", "/api/consents/own-voice", { textVersion })).status).toBe(204);
  expect(detailsOf(await begin("  "))).toHaveProperty("reader");
  expect(detailsOf(await begin("x".repeat(41)))).toHaveProperty("reader");
  const begun = await begin("Dad");
  expect(begun.status).toBe(201);
  recording = begun.json;
  expect(await listed()).toMatchObject({ reason: null, agreed: true, readers: ["Dad"] });
});

test("a page is recorded, heard by the family alone, and deleted", async () => {
  const { pages } = await listed();
  const text = pages.find(({ page }) => page === 1)?.text ?? "";
  const taken = await send(1, wavOf((await speak(text, "rms")).pcm));
  expect([taken.status, taken.json.status]).toEqual([202, "waiting"]);
  const ready = await settled(1);
  expect(ready).toMatchObject({ status: "ready", by: "word" });
  const stranger = await guardedParent(system);
  expect((await stranger.call("GET", ready.audioUrl ?? "")).status).toBe(404);
  expect((await stranger.call("PUT", pageAt(1), formOf(wavOf(noise(1))))).status).toBe(404);
  expect((await parent.call("GET", ready.audioUrl ?? "")).headers.get("content-type")).toBe("audio/mpeg");
  expect((await parent.call("DELETE", pageAt(1))).status).toBe(204);
  expect(await settled(1)).toMatchObject({ status: "missing", audioUrl: null });
});

test("what isn't the page is told so and tapped along; what is no sound at all is refused", async () => {
  const sentences = (await listed()).pages.find(({ page }) => page === 2)?.sentences ?? [];
  expect((await send(2, wavOf(noise(8)))).status).toBe(202);
  const unheard = await settled(2);
  expect(unheard).toMatchObject({ status: "unheard" });
  expect((await parent.call("GET", unheard.audioUrl ?? "")).headers.get("content-type")).toBe("audio/wav");
  expect(detailsOf(await parent.call("PUT", `${pageAt(2)}/taps`, { taps: [9000] }))).toHaveProperty("taps");
  const taps = sentences.map((_, index) => index * 200);
  expect((await parent.call("PUT", `${pageAt(2)}/taps`, { taps })).status).toBe(202);
  expect(await settled(2)).toMatchObject({ status: "ready", by: "sentence" });

  expect(refusalOf(await send(3, wavOf(silence(2))))).toMatchObject({ status: 400, code: "VALIDATION" });
  expect(refusalOf(await send(3, wavOf(noise(1200))))).toMatchObject({ status: 413, code: "TOO_LARGE" });
  const program = new Uint8Array(Buffer.from("MZ\u0090\0 This program cannot be run in DOS mode."));
  expect(refusalOf(await send(3, program))).toMatchObject({ status: 415, code: "UNSUPPORTED_MEDIA" });
  expect((await send(999, wavOf(noise(1)))).status).toBe(404);
  expect(await settled(3)).toMatchObject({ status: "missing" });
});

test("the microphone is open to the recording page alone", async () => {
  const policyOf = async (path: string) =>
    (await fetch(`${system.app}${path}`, { redirect: "manual" })).headers.get("permissions-policy");
  const book = at.replace("/api/books/", "/stories/").replace("/recordings", "");
  expect(await policyOf(`${book}/record`)).toContain("microphone=(self)");
  for (const path of [book, "/", "/dashboard", `${book}/record/more`])
    expect(await policyOf(path)).toContain("microphone=()");
});
