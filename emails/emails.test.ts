import { createElement, type ComponentType } from "react";
import { describe, expect, test } from "vitest";
import { PREVIEW_FRAME } from "./components/preview-frame";
import { renderMessage } from "./components/render-message";
import { templates, type TemplateName } from "./registry";
import { renderTemplate, UnsendableEmail } from "./render-template";

const APP = PREVIEW_FRAME.appUrl;
const firstName = "Zo\u00EB O'Neil";
const resetUrl = `${APP}/forgot-password`;
const keysUrl = "https://talewick.example/settings/api";

const familyUrl = `${APP}/settings/family`;
const answerUrl = `${APP}/confirm-email?token=T`;
const dashboardUrl = `${APP}/dashboard`;
const billingUrl = `${APP}/settings/subscription`;
const cardUrl = `${billingUrl}/portal`;
const planName = "Standard";

type Preview = ComponentType<object> & { PreviewProps: object };

const samples: {
  [Name in TemplateName]?: { props: Record<string, string>; link: string };
} = {
  "verify-email": {
    props: { verifyUrl: `${APP}/verify-email?token=T`, when: "today" },
    link: `${APP}/verify-email?token=T`,
  },
  "already-registered": { props: { firstName, signInUrl: `${APP}/signin`, resetUrl }, link: `${APP}/signin` },
  "choose-password": { props: { firstName, signInUrl: `${APP}/signin`, resetUrl }, link: resetUrl },
  "reset-password": {
    props: { firstName, resetUrl: `${APP}/reset-password/T` },
    link: `${APP}/reset-password/T`,
  },
  "password-changed": { props: { firstName, resetUrl, signedOutOf: "all devices" }, link: resetUrl },
  "new-sign-in": {
    props: { firstName, device: "Firefox on Linux", when: "today", resetUrl },
    link: resetUrl,
  },
  "plan-welcome": {
    props: { firstName, planName, terms: "The plan renews on March 4, 2026.", dashboardUrl },
    link: dashboardUrl,
  },
  "payment-failed": {
    props: { firstName, planName, amount: "$29.99", graceEnd: "March 11, 2026", billingUrl: cardUrl },
    link: cardUrl,
  },
  "access-paused": { props: { firstName, planName, amount: "$29.99", billingUrl }, link: billingUrl },
  "subscription-ended": {
    props: { firstName, planName, endedOn: "March 15, 2026", reason: "payment_failed", billingUrl },
    link: billingUrl,
  },
  "payment-refunded": {
    props: { firstName, amount: "$29.99", endedPlan: planName, billingUrl },
    link: billingUrl,
  },
  "subscription-resumed": {
    props: { firstName, planName, terms: "The plan renews on March 4, 2026.", billingUrl },
    link: billingUrl,
  },
  "renewal-coming": {
    props: { firstName, planName, renewsOn: "March 4, 2027", price: "$299.90 a year", billingUrl },
    link: billingUrl,
  },
  "price-change": {
    props: {
      firstName,
      planName,
      oldPrice: "$9.99 a month",
      newPrice: "$12.99 a month",
      from: "May 4, 2026",
      billingUrl,
    },
    link: billingUrl,
  },
  "trial-ending": {
    props: { firstName, planName, trialEnd: "March 4, 2026", price: "$29.99 a month", billingUrl },
    link: billingUrl,
  },
  "subscription-cancelled": {
    props: { firstName, planName, accessEnd: "March 31, 2026", billingUrl },
    link: billingUrl,
  },
  "payment-receipt": {
    props: { firstName, amount: "$29.99", number: "TW-0001", paidOn: "March 4, 2026", billingUrl },
    link: billingUrl,
  },
  "purchase-refunded": {
    props: { firstName, amount: "$9.99", endedPlan: "Basic", keptPlan: planName, billingUrl },
    link: billingUrl,
  },
  "newsletter-confirm": {
    props: { confirmUrl: `${APP}/newsletter/confirm?token=T`, when: "today" },
    link: `${APP}/newsletter/confirm?token=T`,
  },
  "newsletter-issue": {
    props: {
      title: "Two languages",
      excerpt: "Reading in two languages.",
      opening: "Pick one.\nThen stay with it.",
      minutes: "4",
      postUrl: `${APP}/blog/two-languages`,
      unsubscribeToken: "T",
      postalAddress: "1 Example Street",
    },
    link: `${APP}/newsletter/unsubscribe?token=T`,
  },
  "email-change-asked": { props: { firstName, newEmail: "ada@new.example", answerUrl }, link: answerUrl },
  "email-changed": {
    props: { firstName, newEmail: "ada@new.example", supportUrl: `${APP}/contact` },
    link: `${APP}/contact`,
  },
  "comments-waiting": {
    props: { waiting: "3", reported: "1", commentsUrl: `${APP}/audit-dashboard/comments` },
    link: `${APP}/audit-dashboard/comments`,
  },
  "family-invitation": {
    props: { from: firstName, joinUrl: `${APP}/join-family?token=T` },
    link: `${APP}/join-family?token=T`,
  },
  "family-joined": { props: { firstName, reader: "Grace", familyUrl }, link: familyUrl },
  "family-ended": { props: { firstName, other: "Grace", by: "owner", familyUrl }, link: familyUrl },
  "identity-unlinked": { props: { firstName, provider: "Google", resetUrl }, link: resetUrl },
  "api-key-made": { props: { firstName, what: "made", keysUrl }, link: keysUrl },
  "identity-linked": { props: { firstName, provider: "GitHub", resetUrl }, link: resetUrl },
};

describe.each(Object.entries(samples))("the e-mail %s", (name, { props, link }) => {
  test("carries its link in HTML and in text, and no link to anywhere else", async () => {
    const { subject, html, text } = await renderTemplate(name, props, PREVIEW_FRAME);

    expect(subject).toMatch(/^[A-Z][^\r\n]+$/);
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(link);
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? "");
    expect(targets.filter((href) => !href.startsWith(APP) && !href.startsWith("mailto:"))).toEqual([]);
    expect(html).not.toMatch(/<img|<script/i);
  });

  test("shows every word that it is given as text", async () => {
    const words = Object.entries(props).filter(
      ([, value]) =>
        !value.startsWith("http") &&
        !value.startsWith("all ") &&
        value !== "payment_failed" &&
        value !== "made" &&
        value !== "owner",
    );
    expect(words.length).toBeGreaterThan(0);
    for (const [prop] of words) {
      const hostile = { ...props, [prop]: '<a href="https://evil.example">Ada</a>' };
      const { html } = await renderTemplate(name, hostile, PREVIEW_FRAME);
      expect(html).not.toContain('href="https://evil.example"');
    }
  });

  test("has a preview that its author can open", async () => {
    const file = (await import(`./${name}.tsx`)) as { default: Preview };
    const { html, text } = await renderMessage({
      subject: name,
      body: createElement(file.default, file.default.PreviewProps),
    });
    expect(html).toContain("Talewick");
    expect(text.length).toBeGreaterThan(80);
  });

  test.skipIf(!("firstName" in props))("greets by name in the text part too", async () => {
    const { text } = await renderTemplate(name, props, PREVIEW_FRAME);
    expect(text.replaceAll(/\s+/g, " ")).toMatch(/zo\u00EB o'neil/i);
  });
});

/** With what its author sees. */
async function renderPreview(name: string) {
  const file = (await import(`./${name}.tsx`)) as { default: Preview };
  const props = Object.entries(file.default.PreviewProps).filter(([prop]) => prop !== "frame");
  return renderTemplate(name, Object.fromEntries(props), PREVIEW_FRAME);
}

describe.each(Object.keys(templates))("the e-mail %s, as every e-mail", (name) => {
  test("16.68: has its subject as its title, and breaks no word but an address", async () => {
    const { subject, html } = await renderPreview(name);
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
    expect(title?.replaceAll("&#x27;", "'")).toBe(subject);
    const broken = [...html.matchAll(/<(\w+)[^>]*word-break:\s*break-all/g)].map(([, tag]) => tag);
    expect(broken.filter((tag) => tag !== "a")).toEqual([]);
  });

  test("16.68: every colour of the day has one for the night", async () => {
    const { html } = await renderPreview(name);
    const night = /@media \(prefers-color-scheme: dark\) \{([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
    const coloured = [...html.matchAll(/<(?!body|td)\w+[^>]*style="[^"]*color:[^"]*"[^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(coloured.length).toBeGreaterThan(3);
    const withoutNight = coloured.filter((tag) => {
      const known = /class="(tw-\w+)"/.exec(tag)?.[1];
      return !known || !night.includes(`.${known} {`);
    });
    expect(withoutNight).toEqual([]);
  });
});

describe("a letter about the calls of the public API", () => {
  const account = { firstName, planName: "API Professional", line: "api", billingUrl: `${APP}/settings/api` };
  test.each<[TemplateName, Record<string, string>, string]>([
    ["access-paused", { amount: "$49.00" }, "100 calls of Starter"],
    ["subscription-cancelled", { accessEnd: "March 31, 2026" }, "after it the 100 of Starter"],
    ["subscription-ended", { endedOn: "March 15, 2026", reason: "disputed" }, "100 calls a month of Starter"],
    ["payment-refunded", { amount: "$49.00", endedPlan: "API Professional" }, "100 calls a month of Starter"],
    [
      "payment-failed",
      { amount: "$49.00", graceEnd: "March 11, 2026" },
      "10,000 calls a month until March 11",
    ],
  ])("%s says what becomes of the calls, and nothing of books", async (name, more, expected) => {
    const { html, text } = await renderTemplate(name, { ...account, ...more }, PREVIEW_FRAME);
    expect(text.replaceAll(/\s+/g, " ")).toContain(expected);
    const own = html.slice(0, html.indexOf("</h1>")) + text.slice(0, text.indexOf("/settings/api"));
    expect(own).not.toMatch(/\b(?:stories|library|reading|readers)\b/i);
  });
});

describe("what can't be sent", () => {
  test.each([
    ["no-such-message", {}],
    ["verify-email", {}],
    ["verify-email", { firstName: "Ada", verifyUrl: "not a link", when: "today" }],
    ["toString", {}],
  ])("%s with %j", async (name, props) => {
    await expect(renderTemplate(name, props, PREVIEW_FRAME)).rejects.toBeInstanceOf(UnsendableEmail);
  });
});

test("a name from right to left turns neither the subject nor what follows it", async () => {
  const story = { firstName, title: "ליאור, 3 Kites", childName: "ליאור", storyUrl: `${APP}/stories/1` };
  const ready = await renderTemplate("story-ready", story, PREVIEW_FRAME);
  expect(ready.subject).toBe("\u200E“ליאור\u200E, 3 Kites” is ready to read");
  expect(ready.html).toContain("<bdi>ליאור</bdi>");
  const read = { name: "ليلى", minutes: 3, stories: 1 };
  const month = { firstName, month: "May", days: 2, children: [read], reportUrl: `${APP}/report` };
  const report = await renderTemplate("reading-report", month, PREVIEW_FRAME);
  for (const text of [report.html, report.text])
    expect(text).toContain("\u200Eليلى\u200E: 3 minutes of reading");
});

test("the longest title leaves the subject of a ready story what it says", () => {
  const title = "The day on which Mira found a kite ".repeat(7).trim();
  const { subject } = templates["story-ready"].message(
    { firstName, title, childName: "Mira", storyUrl: `${APP}/stories/1` },
    PREVIEW_FRAME,
  );
  expect(subject).toMatch(/^.?“The day on which Mira .*…” is ready to read$/u);
  expect(subject.length).toBeLessThan(90);
});
