import { expect, test } from "vitest";
import { PREVIEW_FRAME } from "./components/preview-frame";
import { renderTemplate } from "./render-template";

const props = {
  name: "Robin Hale",
  email: "robin@example.test",
  subject: "Levels & pictures",
  category: "Stories and content",
  message: "First line.\n\nSecond <b>line</b>.",
};
const render = (given = props) => renderTemplate("contact-message", given, PREVIEW_FRAME);

test("tells support who wrote what, and how to answer", async () => {
  const { subject, html, text } = await render();
  expect(subject).toBe("[Stories and content] Levels & pictures");
  expect(text).toContain("First line.");
  expect(html).toContain('href="mailto:robin@example.test?subject=Re%3A%20Levels%20%26%20pictures"');
});

test("shows what a visitor typed as text", async () => {
  const { html } = await render({ ...props, name: '<a href="https://evil.example">Robin</a>' });
  expect(html).not.toContain('href="https://evil.example"');
  expect(html).toContain("&lt;b&gt;line&lt;/b&gt;");
});

test("answers to the typed address only", async () => {
  const { html } = await render({ ...props, email: "robin?bcc=others@example.test" });
  expect(html).toContain('href="mailto:robin%3Fbcc%3Dothers@example.test?');
});
