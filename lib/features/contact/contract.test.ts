import { describe, expect, test } from "vitest";
import { keptSince } from "@/lib/shared/retention";
import { contactInput } from "./contract";
import { CONTACT_CATEGORIES, MESSAGE_MAX, readPrefill, SUBJECT_MAX } from "./rules";

const filled = {
  name: "Robin Hale",
  email: " Robin@Example.test ",
  subject: "A question",
  message: "Hello there",
};
/** The first message by field, as the form shows it. */
const faultsOf = (input: unknown) => {
  const parsed = contactInput.safeParse(input);
  return parsed.success
    ? {}
    : Object.fromEntries(
        parsed.error.issues.toReversed().map(({ path, message }) => [path.join("."), message]),
      );
};

describe("the contact form's contract", () => {
  test("takes a filled form, with the category general unless another is chosen", () => {
    expect(contactInput.parse(filled)).toEqual({
      ...filled,
      email: "robin@example.test",
      category: "general",
    });
    expect(contactInput.parse({ ...filled, category: "billing" }).category).toBe("billing");
  });

  test("takes a message without the marks that turn the direction of writing", () => {
    expect(contactInput.parse({ ...filled, message: "\u200FHello \u202Ethere" }).message).toBe("Hello there");
  });

  test("knows six categories and no other", () => {
    expect(CONTACT_CATEGORIES).toEqual(["general", "technical", "billing", "content", "account", "feedback"]);
    expect(faultsOf({ ...filled, category: "sales" })).toEqual({ category: "Please choose a category" });
  });

  test.each([
    ["name", "Name required"],
    ["email", "Email required"],
    ["subject", "Subject required"],
    ["message", "Message required"],
  ])("needs %s", (field, message) => {
    expect(faultsOf({ ...filled, [field]: undefined })).toEqual({ [field]: message });
    expect(faultsOf({ ...filled, [field]: " \n " })).toEqual({ [field]: message });
  });

  test("takes the longest subject and message, and nothing longer", () => {
    const longest = { ...filled, subject: "s".repeat(SUBJECT_MAX), message: "m".repeat(MESSAGE_MAX) };
    expect(faultsOf(longest)).toEqual({});
    expect(
      Object.keys(faultsOf({ ...longest, subject: `${longest.subject}s`, message: `${longest.message}m` })),
    ).toEqual(["message", "subject"]);
  });

  test("keeps line breaks out of what becomes an e-mail's subject", () => {
    const { subject, name } = contactInput.parse({
      ...filled,
      subject: "Hello\r\nBcc: everyone@example.test",
      name: "Robin\nHale",
    });
    expect(subject).toBe("Hello Bcc: everyone@example.test");
    expect(name).toBe("Robin Hale");
  });
});

describe("a link that fills the form in", () => {
  test("gives subject and category", () => {
    expect(readPrefill("?category=technical&subject=API%20key")).toEqual({
      category: "technical",
      subject: "API key",
    });
  });

  test("can't put in more than the form takes", () => {
    const { subject, category } = readPrefill(`?category=sales&subject=a%0Ab${"c".repeat(500)}`);
    expect(category).toBeUndefined();
    expect(subject).toHaveLength(SUBJECT_MAX);
    expect(subject?.startsWith("a bc")).toBe(true);
    expect(readPrefill("")).toEqual({});
  });
});

test("messages are kept for twelve months", () => {
  expect(keptSince("contactMessages", new Date("2026-11-21T10:00:00Z"))).toEqual(
    new Date("2025-11-21T10:00:00Z"),
  );
});
