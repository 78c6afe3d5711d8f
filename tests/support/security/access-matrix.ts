import { randomUUID } from "node:crypto";
import { addressOf } from "@/lib/client/address-of";
import { authEndpoints, sessionEndpoints, signUpEndpoints } from "@/lib/features/accounts/endpoints";
import { profileEndpoints } from "@/lib/features/accounts/profile-endpoints";
import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { careersEndpoints } from "@/lib/features/careers/endpoints";
import { childrenEndpoints } from "@/lib/features/children/endpoints";
import { contactEndpoints } from "@/lib/features/contact/endpoints";
import { newsletterEndpoints } from "@/lib/features/newsletter/endpoints";
import { operationsEndpoints } from "@/lib/features/operations/endpoints";
import { privacyEndpoints } from "@/lib/features/privacy/endpoints";
import { readingEndpoints } from "@/lib/features/reading/endpoints";
import { reportEndpoints } from "@/lib/features/reports/endpoints";
import { shelfEndpoints } from "@/lib/features/shelf/endpoints";
import { aiBookEndpoints, bookEndpoints } from "@/lib/features/stories/endpoints";
import { fileEndpoints } from "@/lib/features/uploads/endpoints";
import { writeCursor } from "@/lib/features/stories/library/library-cursor";
import { ENDPOINTS } from "@/lib/http/endpoints";
import type { Endpoint, Method } from "@/lib/shared/endpoint";
import { folderOf } from "@/scripts/build/list-api-methods";
import { bookBody, childBody } from "@/tests/support/http-client";
import { ADDRESS_CASES } from "./address-cases";
import { AUDIT_CASES } from "./audit-cases";
import { BLOG_CASES } from "./blog-cases";
import { CONSENT_CASES } from "./consent-cases";
import { FAMILY_CASES } from "./family-cases";
import { GIFT_CASES } from "./gift-cases";
import { NARRATION_CASES } from "./narration-cases";
import { PUBLIC_API_CASES } from "./public-api-cases";
import { spareBook, spareChild, spareSession, type Spare } from "./spares";
import { FILE_KINDS, type OwnedIds, type Tenant } from "./tenant";

/** What one call may answer, by who asks and whose record it is about. */
export type Row = {
  /** `key`: who sends a key of the public API. */
  who: "anybody" | "parent" | "key";
  /** For a parent (or anybody) who asks about what is theirs, or about nothing in particular. */
  own: number[];
  /** The kind of record that the call names; somebody else's and nobody's are tried as well. */
  names?: keyof OwnedIds;
  /** For somebody else's record; nobody's must look exactly the same. */
  foreign?: number[];
  /** The id only says where in one's own list to start; it looks up nothing. */
  isBound?: true;
  /** The address about a record; the record is what the path names where nothing else is said. */
  at: (id: string) => string;
  body?: (id: string, tenant: Tenant) => unknown;
  headers?: Record<string, string>;
  /** A record to use up, for calls that end one. */
  spare?: Spare;
  /** An administrator is shown what belongs to others. */
  adminSees?: true;
};

/** What the table of endpoints can't know of a call: whose records it is about, and what is sent to try it. */
export type Case = Partial<Omit<Row, "who" | "at">> & {
  params?: Record<string, string>;
  query?: (id: string) => Record<string, string>;
};

const NOT_FOUND = [404];
const named = (names: keyof OwnedIds, facts: Case = {}): Case => ({ names, foreign: NOT_FOUND, ...facts });

const NOBODY = () => ({ email: `nobody-${randomUUID()}@example.test` });
const SEEN = () => ({ page: "site", vitals: [{ name: "LCP", value: 900 }] });
const HERO = "superhero";
// Taken, or refused because this parent has used up what the plan allows, or has enough on the way.
const ORDERED = [202, 402, 409, 429];
// A photo serves one story.
const ORDERED_WITH_PHOTO = [...ORDERED, 400];
const reading = (bookId: string) => ({
  events: [
    {
      id: randomUUID(),
      bookId,
      page: 1,
      activeSeconds: 5,
      finishedBook: false,
      occurredAt: new Date().toISOString(),
    },
  ],
});

const CASES = new Map<Endpoint, Case[]>([
  [aiBookEndpoints.estimateCost, [{ body: () => ({ characterStyle: HERO }) }]],
  [
    aiBookEndpoints.order,
    [
      named("child", {
        own: ORDERED_WITH_PHOTO,
        body: (id, { ids }) => ({
          bookRequest: bookBody(id),
          childPhotoUrl: `/api/files/${ids.heroPhoto}`,
          characterStyle: HERO,
        }),
      }),
      named("heroPhoto", {
        own: ORDERED_WITH_PHOTO,
        foreign: [400],
        body: (id, { ids }) => ({
          bookRequest: bookBody(ids.child),
          childPhotoUrl: `/api/files/${id}`,
          characterStyle: HERO,
        }),
      }),
    ],
  ],
  [
    aiBookEndpoints.suggestLook,
    [
      named("heroPhoto", {
        own: [200, 400],
        foreign: [400],
        body: (id) => ({ childPhotoUrl: `/api/files/${id}` }),
      }),
    ],
  ],
  [aiBookEndpoints.status, [named("request")]],
  // HEAD of what has an effect is refused to whoever might ask by GET.
  [aiBookEndpoints.watch, [named("request", { own: [200, 405], foreign: [404, 405] })]],
  ...AUDIT_CASES,
  [authEndpoints.forgotPassword, [{ body: NOBODY }]],
  [authEndpoints.login, [{ own: [401], body: () => ({ ...NOBODY(), password: "a wrong guess" }) }]],
  [authEndpoints.logout, [{ headers: { authorization: "" } }]],
  [authEndpoints.authorize, [{ own: [302, 503], params: { provider: "github" } }]],
  [authEndpoints.oauthCallback, [{ own: [302, 405, 503], params: { provider: "github" } }]],
  [authEndpoints.exchange, [{ own: [401], body: () => ({ token: "x".repeat(43) }) }]],
  [
    authEndpoints.register,
    [{ body: () => ({ ...NOBODY(), password: "moth lantern river", firstName: "Robin", lastName: "Hale" }) }],
  ],
  [authEndpoints.resendVerification, [{ body: NOBODY }]],
  [
    authEndpoints.resetPassword,
    [{ own: [400], body: () => ({ token: "x".repeat(43), password: "moth lantern river" }) }],
  ],
  // Ends the session that the other cells need, so only those without one try it here.
  [authEndpoints.endSessions, [{ own: [] }]],
  [authEndpoints.endSession, [named("session", { spare: spareSession })]],
  [authEndpoints.validateResetToken, [{ own: [400], params: { token: "x".repeat(43) } }]],
  [authEndpoints.verifyEmail, [{ own: [400, 405], query: () => ({ token: "none" }) }]],
  [signUpEndpoints.approve, [{ own: [400], body: () => ({ token: "x".repeat(43), wasMe: true }) }]],
  [signUpEndpoints.goOn, [{ own: [401], body: () => ({}) }]],
  [sessionEndpoints.prove, [{ own: [400, 429], body: () => ({ password: "a wrong guess" }) }]],
  [
    bookEndpoints.list,
    [
      {},
      { names: "child", foreign: [200], query: (childId) => ({ childId }) },
      {
        names: "book",
        isBound: true,
        foreign: [200],
        query: (id) => ({ cursor: writeCursor("newest", { key: null, id }) }),
      },
    ],
  ],
  [bookEndpoints.putAway, [named("request", { own: [204, 409] })]],
  [bookEndpoints.show, [named("book")]],
  [bookEndpoints.rename, [named("book", { body: () => ({ title: "Another title" }), spare: spareBook })]],
  [bookEndpoints.remove, [named("book", { spare: spareBook })]],
  // Told at that level already, on its way there, or not to be told there.
  [bookEndpoints.changeLevel, [named("book", { own: [200, 202, 409], body: () => ({ level: "Emerging" }) })]],
  [
    reportEndpoints.reportPage,
    [named("book", { own: [201, 429], body: () => ({ page: 1, reason: "picture", note: "Too dark." }) })],
  ],
  [bookEndpoints.pdf, [named("book")]],
  [bookEndpoints.epub, [named("book")]],
  [bookEndpoints.webPage, [named("book")]],
  [bookEndpoints.audioBook, [named("book", { own: [200, 409] })]],
  [bookEndpoints.next, [named("book")]],
  [bookEndpoints.outline, [named("child", { body: (id) => bookBody(id) })]],
  [bookEndpoints.order, [named("child", { own: ORDERED, body: (id) => bookBody(id) })]],
  [
    childrenEndpoints.create,
    [
      { own: [201, 409], body: () => childBody({ name: "Somebody", sayAs: "Some body" }) },
      {
        names: "photo",
        own: [201, 409],
        foreign: [400],
        body: (id) => childBody({ name: "Somebody", profileImage: `/api/files/${id}` }),
      },
    ],
  ],
  [childrenEndpoints.show, [named("child")]],
  [
    childrenEndpoints.change,
    [named("child", { body: () => childBody({ name: "Somebody", sayAs: "Some body" }), spare: spareChild })],
  ],
  [childrenEndpoints.remove, [named("child", { spare: spareChild })]],
  ...ADDRESS_CASES,
  ...PUBLIC_API_CASES,
  ...BLOG_CASES,
  ...CONSENT_CASES,
  ...FAMILY_CASES,
  ...GIFT_CASES,
  // Really handed over, the device would be a child's for all other cells.
  [
    shelfEndpoints.handOver,
    [
      { own: [400], body: () => ({}) },
      { names: "child", own: [], foreign: NOT_FOUND, body: (childId) => ({ childId }) },
    ],
  ],
  ...NARRATION_CASES,
  // Really asked, it would sign the tenant of all other cells out.
  [privacyEndpoints.askDeletion, [{ own: [400], body: () => ({ understood: false }) }]],
  [privacyEndpoints.askExport, [{ own: [202, 429] }]],
  [privacyEndpoints.checkExport, [named("dataExport")]],
  [privacyEndpoints.downloadExport, [named("dataExport")]],
  [
    contactEndpoints.send,
    [{ body: () => ({ ...NOBODY(), name: "Robin", subject: "Hello", message: "A question." }) }],
  ],
  // What isn't a form is refused.
  [careersEndpoints.apply, [{ own: [415, 429], body: () => ({}) }]],
  [newsletterEndpoints.subscribe, [{ body: NOBODY }]],
  [newsletterEndpoints.confirm, [{ own: [400], body: () => ({ token: "x".repeat(43) }) }]],
  [newsletterEndpoints.unsubscribe, [{ query: () => ({ token: "x".repeat(43) }) }]],
  [newsletterEndpoints.showUnsubscribe, [{ query: () => ({ token: "x".repeat(43) }) }]],
  [fileEndpoints.show, FILE_KINDS.map((kind) => named(kind, { own: [200] }))],
  // What isn't a form is refused after the caller is known.
  [fileEndpoints.upload, [{ own: [415], body: () => ({}) }]],
  [paymentEndpoints.startCheckout, [{ own: [400], body: () => ({ planId: randomUUID() }) }]],
  [paymentEndpoints.moneyBack, [{ own: [200, 409] }]],
  [paymentEndpoints.openPortal, [{ own: [200, 404, 409, 503], body: () => ({}) }]],
  [
    paymentEndpoints.ledger,
    [{}, { names: "request", isBound: true, foreign: [200], query: (before) => ({ before }) }],
  ],
  [paymentEndpoints.showCheckout, [named("checkout", { own: [200, 404, 405, 503], foreign: [404, 405] })]],
  [paymentEndpoints.retryCheckout, [named("checkout", { own: [200, 404, 409, 503] })]],
  [paymentEndpoints.stripeEvent, [{ own: [400, 503], body: () => ({ id: "evt_forged" }) }]],
  [
    profileEndpoints.changePassword,
    [
      {
        own: [400],
        body: () => ({
          currentPassword: "a wrong guess",
          newPassword: "another lantern river",
          confirmPassword: "another lantern river",
        }),
      },
    ],
  ],
  [
    profileEndpoints.changePersonalInfo,
    [{ body: (_id, { email }) => ({ firstName: "Robin", lastName: "Hale", email, phoneNumber: "" }) }],
  ],
  [
    profileEndpoints.changePreferences,
    [{ body: () => ({ emailNotifications: true, storyNotifications: true, marketingEmails: false }) }],
  ],
  [readingEndpoints.log, [{ names: "book", foreign: [200, 404], body: reading }]],
  [readingEndpoints.report, [{}, named("child", { query: (childId) => ({ childId }) })]],
  [readingEndpoints.chooseMonthly, [{ body: () => ({ wanted: true }) }]],
  [readingEndpoints.reportFile, [named("child", { query: (childId) => ({ childId }) })]],
  [readingEndpoints.words, [named("child")]],
  [readingEndpoints.dropWord, [named("child", { params: { word: "lantern" } })]],
  [operationsEndpoints.ready, [{ own: [200] }]],
  [operationsEndpoints.vitals, [{ own: [204, 429], body: SEEN }]],
]);

function rowOf(endpoint: Endpoint, { params, query, ...facts }: Case): Row {
  const [named] = Object.keys(endpoint.params?.shape ?? {});
  return {
    who: endpoint.access === "public" ? "anybody" : endpoint.access,
    own: Object.keys(endpoint.response).map(Number),
    at: (id) =>
      addressOf(endpoint.path, {
        params: { ...(named && !query ? { [named]: id } : {}), ...params },
        query: query?.(id) ?? {},
      }),
    ...facts,
  };
}

export type ApiCall = {
  endpoint: Endpoint;
  name: string;
  /** As in the build's list: `/api/children/[id]`. */
  pattern: string;
  method: Method;
  rows: Row[];
};

/** Every call of the product with the rows of the matrix that are about it. */
export const API_CALLS: ApiCall[] = ENDPOINTS.map((endpoint: Endpoint) => ({
  endpoint,
  name: `${endpoint.method} ${endpoint.path}`,
  pattern: folderOf(endpoint.path),
  method: endpoint.method,
  rows: (CASES.get(endpoint) ?? [{}]).map((facts) => rowOf(endpoint, facts)),
}));

/** A call that takes something has to say what it is tried with. */
export const UNTOLD = ENDPOINTS.filter(
  (endpoint: Endpoint) => (endpoint.params ?? endpoint.body ?? endpoint.form) && !CASES.has(endpoint),
).map(({ method, path }) => `${method} ${path}`);

/** Addresses that stand for "there is nothing here", whatever the method. */
export const NOTHING: Record<string, string> = {
  "/api/[...rest]": "/api/nothing/here",
};
