import { randomUUID } from "node:crypto";
import { addressOf } from "@/lib/client/address-of";
import {
  authEndpoints,
  profileEndpoints,
  sessionEndpoints,
  signUpEndpoints,
} from "@/lib/features/accounts/endpoints";
import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { childrenEndpoints } from "@/lib/features/children/endpoints";
import { consentEndpoints } from "@/lib/features/consents/endpoints";
import { contactEndpoints } from "@/lib/features/contact/endpoints";
import { operationsEndpoints } from "@/lib/features/operations/endpoints";
import { readingEndpoints } from "@/lib/features/reading/endpoints";
import { reportEndpoints } from "@/lib/features/reports/endpoints";
import { aiBookEndpoints, bookEndpoints } from "@/lib/features/stories/endpoints";
import { fileEndpoints } from "@/lib/features/uploads/endpoints";
import { writeCursor } from "@/lib/features/stories/library/library-cursor";
import { ENDPOINTS } from "@/lib/http/endpoints";
import type { Endpoint, Method } from "@/lib/shared/endpoint";
import { folderOf } from "@/scripts/build/list-api-methods";
import { bookBody, childBody } from "@/tests/support/http-client";
import { spareBook, spareChild, spareSession, type Spare } from "./spares";
import type { OwnedIds, Tenant } from "./tenant";

/** What one call may answer, by who asks and whose record it is about. */
export type Row = {
  who: "anybody" | "parent";
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
};

/** What the table of endpoints can't know of a call: whose records it is about, and what is sent to try it. */
type Case = Partial<Omit<Row, "who" | "at">> & {
  params?: Record<string, string>;
  query?: (id: string) => Record<string, string>;
};

const NOT_FOUND = [404];
const named = (names: keyof OwnedIds, facts: Case = {}): Case => ({ names, foreign: NOT_FOUND, ...facts });

const NOBODY = () => ({ email: `nobody-${randomUUID()}@example.test` });
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
  [aiBookEndpoints.watch, [named("request")]],
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
  // HEAD of what has an effect is refused.
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
  [bookEndpoints.outline, [named("child", { body: (id) => bookBody(id) })]],
  [bookEndpoints.order, [named("child", { own: ORDERED, body: (id) => bookBody(id) })]],
  [
    childrenEndpoints.create,
    [
      { own: [201, 409], body: () => childBody({ name: "Somebody" }) },
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
    [named("child", { body: () => childBody({ name: "Somebody" }), spare: spareChild })],
  ],
  [childrenEndpoints.remove, [named("child", { spare: spareChild })]],
  // Takes the photos away that the other cells need, so only those without one try it here.
  [consentEndpoints.withdraw, [{ own: [], params: { purpose: "child-photo-character" } }]],
  [
    contactEndpoints.send,
    [{ body: () => ({ ...NOBODY(), name: "Robin", subject: "Hello", message: "A question." }) }],
  ],
  [fileEndpoints.show, [named("photo"), named("picture"), named("pdf"), named("heroPhoto")]],
  // What isn't a form is refused after the caller is known.
  [fileEndpoints.upload, [{ own: [415], body: () => ({}) }]],
  [paymentEndpoints.startCheckout, [{ own: [400], body: () => ({ planId: randomUUID() }) }]],
  [paymentEndpoints.moneyBack, [{ own: [200, 409] }]],
  [paymentEndpoints.openPortal, [{ own: [200, 404, 409, 503], body: () => ({}) }]],
  [
    paymentEndpoints.ledger,
    [{}, { names: "request", isBound: true, foreign: [200], query: (before) => ({ before }) }],
  ],
  [paymentEndpoints.showCheckout, [named("checkout", { own: [200, 404, 503] })]],
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
  [operationsEndpoints.ready, [{ own: [200] }]],
]);

function rowOf(endpoint: Endpoint, { params, query, ...facts }: Case): Row {
  const [named] = Object.keys(endpoint.params?.shape ?? {});
  return {
    who: endpoint.access === "public" ? "anybody" : "parent",
    own: Object.keys(endpoint.response).map(Number),
    at: (id) =>
      addressOf(endpoint.path, {
        params: params ?? (named && !query ? { [named]: id } : {}),
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

/** `open`: for everybody. `parent`: sends everybody else to sign in. `reader`: a parent's own record by its id. */
export const PAGE_ROWS: Record<string, "open" | "parent" | { names: keyof OwnedIds }> = {
  "/": "open",
  "/about": "open",
  "/api": "open",
  "/blog": "open",
  "/blog/[slug]": "open",
  "/careers": "open",
  "/contact": "open",
  "/dashboard": "parent",
  "/faq": "open",
  "/features": "open",
  "/forgot-password": "open",
  "/help": "open",
  "/integrations": "open",
  "/oauth2/callback": "open",
  "/payment-cancel": "open",
  "/payment-success": "open",
  "/press": "open",
  "/privacy": "open",
  "/register": "open",
  "/reset-password": "open",
  "/reset-password/[token]": "open",
  "/settings": "parent",
  "/settings/profile": "parent",
  "/settings/subscription": "parent",
  "/settings/subscription/portal": "parent",
  "/signin": "open",
  "/signup": "open",
  "/stories/[id]": { names: "book" },
  "/subscription": "parent",
  "/terms": "open",
  "/verify-email": "open",
  "/apple-icon.png": "open",
  "/icon.svg": "open",
  "/manifest.webmanifest": "open",
  "/opengraph-image": "open",
  "/robots.txt": "open",
  "/sitemap.xml": "open",
};

/** The dialogs that open over a page, and what is shown for a fault or in place of what isn't there. */
export const isInternal = (pattern: string): boolean => /^\/\(\.\)|^\/_|\/missing-/.test(pattern);
