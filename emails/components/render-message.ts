import { render, toPlainText } from "@react-email/render";
import { createElement } from "react";
import type { EmailMessage } from "./define-template";
import { SubjectContext } from "./subject-context";

export type RenderedEmail = Omit<EmailMessage, "body"> & { html: string; text: string };

export async function renderMessage({ body, ...envelope }: EmailMessage): Promise<RenderedEmail> {
  const html = await render(createElement(SubjectContext, { value: envelope.subject }, body));
  return { ...envelope, html, text: toPlainText(html) };
}
