import type { Template } from "./components/define-template";
import type { Frame } from "./components/frame";
import { renderMessage, type RenderedEmail } from "./components/render-message";
import { templates } from "./registry";

/** What can't be rendered today can't be rendered tomorrow. */
export class UnsendableEmail extends Error {}

/** @throws UnsendableEmail for an unknown name or props of another shape. */
export async function renderTemplate(name: string, props: unknown, frame: Frame): Promise<RenderedEmail> {
  const template = new Map<string, Template>(Object.entries(templates)).get(name);
  if (!template) throw new UnsendableEmail(`there is no e-mail named ${name}`);
  const given = template.props.safeParse(props);
  if (!given.success) throw new UnsendableEmail(`the props of ${name} do not fit`, { cause: given.error });
  return renderMessage(template.message(given.data, frame));
}
