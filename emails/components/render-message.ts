import { render, toPlainText } from "@react-email/render";
import type { EmailMessage } from "./define-template";

export type RenderedEmail = { subject: string; html: string; text: string };

export async function renderMessage({ subject, body }: EmailMessage): Promise<RenderedEmail> {
  const html = await render(body);
  return { subject, html, text: toPlainText(html) };
}
