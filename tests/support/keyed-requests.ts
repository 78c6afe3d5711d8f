import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { CheckoutView } from "@/lib/features/billing/contract";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import type { NewGiftView } from "@/lib/features/gifts/contract";
import type { RecordingsView, RecordingView } from "@/lib/features/narration/contract";
import { buyPlan, sessionIdIn } from "./card-payment";
import {
  addChild,
  bookBody,
  childBody,
  finishedStory,
  patient,
  registeredParent,
  type Answer,
  type ApiClient,
} from "./http-client";
import type { TestAddresses } from "./test-system";
import { aboutAddress, signInAgain } from "./keyed-address";
import { aboutComments } from "./keyed-comments";
import { aboutPrograms } from "./keyed-programs";
import { noise, wavOf } from "./wav";

export type Parent = Awaited<ReturnType<typeof registeredParent>>;
export type Sent = { method: string; path: string; body?: unknown };
export type KeyedCase = {
  name: string;
  request: Sent;
  /** Another request that can't have the same key; absent where a repetition is harmless without one. */
  other?: Sent;
  /** Who sends it, where that isn't the parent with the child. */
  by?: Parent;
  /** Rows that all of them together add or take away. */
  adds?: Record<string, number>;
  /** What says that two answers are the same, where that isn't all of it. */
  same?: (answer: Answer) => unknown;
  /** Whoever comes late is signed out already. */
  endsSession?: true;
};

const CHECKOUT = "/api/payments/checkout-session";

async function photoForm(purpose: string, background: string): Promise<FormData> {
  const picture = sharp({ create: { width: 60, height: 60, channels: 3, background } });
  const form = new FormData();
  const image = new Uint8Array(await picture.jpeg().toBuffer());
  form.append("image", new Blob([image], { type: "image/jpeg" }), "photo.jpg");
  form.append("purpose", purpose);
  form.append("consent", CONSENT_TEXTS["child-photo-character"].version);
  return form;
}

const gone = (path: string): Sent => ({ method: "DELETE", path });
const url = (answer: Answer) => (answer.json as CheckoutView).checkoutUrl;
const id = (answer: Answer) => (answer.json as { id: string }).id;

async function checkouts(client: ApiClient, planId: string): Promise<KeyedCase[]> {
  const page = await patient(client).call<CheckoutView>("POST", CHECKOUT, { planId });
  const post = (body: unknown): Sent => ({ method: "POST", path: CHECKOUT, body });
  const yearly = { planId, billingPeriod: "annual" };
  const retry = `/api/payments/session/${sessionIdIn(page.json.checkoutUrl)}/retry`;
  return [
    {
      name: "the way to the billing portal",
      request: { method: "POST", path: "/api/payments/customer-portal", body: {} },
      same: ({ status }) => status,
    },
    { name: "retry of a checkout", request: { method: "POST", path: retry }, same: url },
    { name: "the same checkout again", request: post({ planId }), other: post(yearly), same: url },
    {
      name: "a checkout for a year",
      request: post(yearly),
      other: post({ planId }),
      adds: { checkout_sessions: 1 },
      same: url,
    },
  ];
}

async function aboutGift(client: ApiClient, bookId: string): Promise<KeyedCase[]> {
  const { json } = await patient(client).call<NewGiftView>("POST", `/api/books/${bookId}/gifts`, {});
  return [{ name: "a link taken back", request: gone(`/api/gifts/${json.gift.id}`), adds: { gifts: -1 } }];
}

/** What is sent about a finished story, in this order: the last one takes it away. */
function aboutStory(bookId: string, childId: string, order: string): KeyedCase[] {
  const [path, child] = [`/api/books/${bookId}`, `/api/children/${childId}`];
  const event = { id: randomUUID(), bookId, page: 1, activeSeconds: 3, occurredAt: new Date().toISOString() };
  const report = { page: 1, reason: "nonsense", note: "A word is missing." };
  const read = (events: object[]): Sent => ({
    method: "POST",
    path: "/api/reading-events",
    body: { events },
  });
  return [
    { name: "an order put away", request: gone(`/api/orders/${order}`) },
    {
      name: "what was read",
      request: read([event]),
      other: read([{ ...event, id: randomUUID() }]),
      adds: { reading_events: 1 },
    },
    {
      name: "a report",
      request: { method: "POST", path: `${path}/reports`, body: report },
      other: { method: "POST", path: `${path}/reports`, body: { ...report, page: 2 } },
      adds: { page_reports: 1, outbox: 1 },
    },
    {
      name: "a story's title",
      request: { method: "PATCH", path, body: { title: "The Other Lamp" } },
      other: { method: "PATCH", path, body: { title: "The Third Lamp" } },
    },
    {
      name: "another level",
      request: { method: "POST", path: `${path}/level`, body: { level: "Intermediate" } },
      other: { method: "POST", path: `${path}/level`, body: { level: "Beginner" } },
    },
    { name: "a removed word", request: gone(`${child}/words/lantern`), adds: { dropped_words: 1 } },
    { name: "a story that goes", request: gone(path) },
    {
      name: "a child that goes",
      request: gone(child),
      adds: { children: -1, reading_events: -1, dropped_words: -1 },
    },
  ];
}

/** A story with the child as its hero, and what comes before and after it. */
async function aboutPhotos(by: Parent): Promise<KeyedCase[]> {
  const upload = (body: FormData): Sent => ({ method: "POST", path: "/api/files/upload", body });
  const photo = await photoForm("character", "#c84");
  const { json } = await patient(by).call<{ fileUrl: string }>("POST", "/api/files/upload", photo);
  const { id: childId } = await addChild(by);
  const wish = (characterStyle: string): Sent => ({
    method: "POST",
    path: "/api/ai-books/generate",
    body: { bookRequest: bookBody(childId), childPhotoUrl: json.fileUrl, characterStyle },
  });
  const consent = (purpose: string): Sent => ({
    method: "DELETE",
    path: `/api/consents/child-photo-${purpose}`,
  });
  const cases: KeyedCase[] = [
    {
      name: "a photo",
      request: upload(await photoForm("profile", "#48c")),
      other: upload(await photoForm("profile", "#4c8")),
      adds: { files: 1 },
    },
    {
      name: "a story with the child as its hero",
      request: wish("superhero"),
      other: wish("princess"),
      adds: { book_requests: 1, credit_ledger: 1 },
      same: id,
    },
    { name: "a consent that is taken back", request: consent("character"), other: consent("provider") },
  ];
  return cases.map((given) => ({ ...given, by }));
}

/** What concerns the account; afterwards nobody is signed in there. */
async function aboutAccount(system: TestAddresses, by: Parent): Promise<KeyedCase[]> {
  const { email, firstName, lastName, password } = by.parent;
  const info = { firstName, lastName, email, phoneNumber: "" };
  const wishes = { emailNotifications: true, storyNotifications: false, marketingEmails: false };
  const put = (name: string, body: unknown): Sent => ({ method: "PUT", path: `/api/profile/${name}`, body });
  const newPassword = "Lantern-light-5-stories";
  const passwords = { currentPassword: password, newPassword, confirmPassword: newPassword };
  const device = await signInAgain(system, by);
  const cases: KeyedCase[] = [
    {
      name: "personal data",
      request: put("personal-info", { ...info, firstName: "Sam" }),
      other: put("personal-info", info),
    },
    {
      name: "preferences",
      request: put("preferences", wishes),
      other: put("preferences", { ...wishes, marketingEmails: true }),
    },
    {
      name: "the monthly report",
      request: { method: "PUT", path: "/api/reading-report/monthly", body: { wanted: true } },
      other: { method: "PUT", path: "/api/reading-report/monthly", body: { wanted: false } },
    },
    {
      name: "a consent to a voice",
      request: {
        method: "PUT",
        path: "/api/consents/child-name-voice",
        body: { textVersion: CONSENT_TEXTS["child-name-voice"].version },
      },
      adds: { consents: 1 },
    },
    { name: "another device", request: { method: "DELETE", path: `/api/auth/sessions/${device}` } },
    {
      name: "a password",
      request: put("change-password", passwords),
      other: put("change-password", { ...passwords, newPassword: password, confirmPassword: password }),
      adds: { outbox: 1 },
    },
    { name: "all devices", request: { method: "DELETE", path: "/api/auth/sessions" }, endsSession: true },
  ];
  return cases.map((given) => ({ ...given, by }));
}

const aTake = (pcm: Int16Array): FormData => {
  const form = new FormData();
  form.append("sound", new Blob([wavOf(pcm)], { type: "audio/wav" }), "page.wav");
  return form;
};

/** What somebody whose plan has it records of a story. */
async function aboutRecording(system: TestAddresses, by: Parent, planId: string): Promise<KeyedCase[]> {
  const { id: childId } = await addChild(by);
  const { bookId } = await finishedStory(by, bookBody(childId));
  await buyPlan(system, by, planId);
  const textVersion = CONSENT_TEXTS["own-voice"].version;
  await patient(by).call("PUT", "/api/consents/own-voice", { textVersion });
  const all = `/api/books/${bookId ?? ""}/recordings`;
  const begin = (reader: string): Sent => ({ method: "POST", path: all, body: { reader } });
  const begun = await patient(by).call<RecordingView>("POST", all, { reader: "Dad" });
  const { pages } = (await patient(by).call<RecordingsView>("GET", all)).json;
  const page = (number: number) => `/api/recordings/${begun.json.id}/pages/${number}`;
  // Noise, in which nobody finds words: it stays as it is.
  await patient(by).call("PUT", page(2), aTake(noise(8)));
  const taps = pages.find((one) => one.page === 2)?.sentences.map((_, index) => index * 200) ?? [];
  const put = (path: string, body: unknown): Sent => ({ method: "PUT", path, body });
  const cases: KeyedCase[] = [
    {
      name: "a recording",
      request: begin("Grandma"),
      other: begin("Grandpa"),
      adds: { recorded_voices: 1 },
      same: id,
    },
    {
      name: "a recorded page",
      request: put(page(1), aTake(noise(1))),
      other: put(page(1), aTake(noise(2))),
      adds: { files: 1 },
    },
    {
      name: "a recorded page that is deleted",
      request: { method: "DELETE", path: page(1) },
      adds: { files: -1 },
    },
    { name: "taps along a recorded page", request: put(`${page(2)}/taps`, { taps }) },
  ];
  return cases.map((given) => ({ ...given, by }));
}

/** One case for every call by which somebody who is signed in changes something. */
export async function keyedCases(
  system: TestAddresses,
  client: Parent,
  planId: string,
): Promise<KeyedCase[]> {
  const [child, reader, beginner, painter, leaver, coder] = await Promise.all([
    addChild(client),
    registeredParent(system),
    registeredParent(system),
    registeredParent(system),
    registeredParent(system),
    registeredParent(system),
  ]);
  const { bookId, id: made } = await finishedStory(client, bookBody(child.id));
  const profile = (name: string): Sent => ({
    method: "PUT",
    path: `/api/children/${child.id}`,
    body: childBody({ name }),
  });
  const newChild = (name: string): Sent => ({
    method: "POST",
    path: "/api/children",
    body: childBody({ name }),
  });
  const order = (title: string): Sent => ({
    method: "POST",
    path: "/api/books/generate",
    body: bookBody(child.id, { title }),
  });
  return [
    ...(await checkouts(client, planId)),
    { name: "a child's profile", request: profile("Grace"), other: profile("Mae") },
    {
      name: "a new child",
      by: beginner,
      request: newChild("Lin"),
      other: newChild("Lea"),
      adds: { children: 1 },
    },
    {
      name: "an order",
      request: order("One"),
      other: order("Another"),
      adds: { book_requests: 1, credit_ledger: 1 },
      same: id,
    },
    ...(await aboutPhotos(painter)),
    ...(await aboutComments(system, beginner, client)),
    ...aboutAddress(leaver),
    ...(await aboutAccount(system, leaver)),
    ...(await aboutRecording(system, reader, planId)),
    ...(await aboutPrograms(system, coder, planId)),
    ...(await aboutGift(client, bookId ?? "")),
    ...aboutStory(bookId ?? "", child.id, made),
  ];
}
