import { render, toPlainText } from "@react-email/render";
import { createElement } from "react";
import type { EmailMessage } from "./define-template";
import { SubjectContext } from "./subject-context";

export type RenderedEmail = { subject: string; html: string; text: string };

export async function renderMessage({ subject, body }: EmailMessage): Promise<RenderedEmail> {
  const html = await render(createElement(SubjectContext, { value: subject }, body));
  return { subject, html, text: toPlainText(html) };
}
