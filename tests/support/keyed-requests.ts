import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { LoginView } from "@/lib/features/accounts/contract";
import type { CheckoutView } from "@/lib/features/billing/contract";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import { sessionIdIn } from "./card-payment";
import {
  addChild,
  apiClient,
  bookBody,
  childBody,
  finishedStory,
  registeredParent,
  type Answer,
  type ApiClient,
} from "./http-client";
import type { TestAddresses } from "./test-system";

type Parent = Awaited<ReturnType<typeof registeredParent>>;
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

/** A second device of the same parent. Answers its session's id. */
async function signInAgain(system: TestAddresses, { parent, token }: Parent): Promise<string> {
  const { email, password } = parent;
  const seen = async () =>
    (await apiClient(system.app, token).call<{ id: string }[]>("GET", "/api/auth/sessions")).json;
  const before = new Set((await seen()).map(({ id }) => id));
  await apiClient(system.app).call<LoginView>("POST", "/api/auth/login", { email, password });
  const added = (await seen()).find(({ id }) => !before.has(id));
  if (!added) throw new Error("no second session");
  return added.id;
}

const url = (answer: Answer) => (answer.json as CheckoutView).checkoutUrl;
const id = (answer: Answer) => (answer.json as { id: string }).id;

async function checkouts(client: ApiClient, planId: string): Promise<KeyedCase[]> {
  const page = await client.call<CheckoutView>("POST", CHECKOUT, { planId });
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

/** What is sent about a finished story, in this order: the last one takes it away. */
function aboutStory(bookId: string, childId: string): KeyedCase[] {
  const path = `/api/books/${bookId}`;
  const event = { id: randomUUID(), bookId, page: 1, activeSeconds: 3, occurredAt: new Date().toISOString() };
  const report = { page: 1, reason: "nonsense", note: "A word is missing." };
  const read = (events: object[]): Sent => ({
    method: "POST",
    path: "/api/reading-events",
    body: { events },
  });
  return [
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
    { name: "a story that goes", request: { method: "DELETE", path } },
    {
      name: "a child that goes",
      request: { method: "DELETE", path: `/api/children/${childId}` },
      adds: { children: -1, reading_events: -1 },
    },
  ];
}

/** A story with the child as its hero, and what comes before and after it. */
async function aboutPhotos(by: Parent): Promise<KeyedCase[]> {
  const upload = (body: FormData): Sent => ({ method: "POST", path: "/api/files/upload", body });
  const photo = await photoForm("character", "#c84");
  const { json } = await by.call<{ fileUrl: string }>("POST", "/api/files/upload", photo);
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

/** One case for every call by which somebody who is signed in changes something. */
export async function keyedCases(
  system: TestAddresses,
  client: Parent,
  planId: string,
): Promise<KeyedCase[]> {
  const [child, beginner, painter, leaver] = await Promise.all([
    addChild(client),
    registeredParent(system),
    registeredParent(system),
    registeredParent(system),
  ]);
  const { bookId } = await finishedStory(client, bookBody(child.id));
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
    ...(await aboutAccount(system, leaver)),
    ...aboutStory(bookId ?? "", child.id),
  ];
}
