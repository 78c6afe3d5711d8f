import { setTimeout as wait } from "node:timers/promises";
import type { EmulatorContext } from "emulate";
import { createEmulator, defineEmulator } from "emulate";
import type { DebouncedFile } from "@/sandbox/debounced-file";
import { debouncedFile } from "@/sandbox/debounced-file";
import { withFreePort } from "@/sandbox/free-port";
import type { Running } from "@/sandbox/running";
import type { FaultRule } from "@/sandbox/stripe/faults";
import { Faults } from "@/sandbox/stripe/faults";
import { forward } from "@/sandbox/upstream";
import type { Mailbox, Message } from "./mailbox";
import { findMessages, isMailbox } from "./mailbox";
import { mailboxPage, messagePage, noMessagePage } from "./mailbox-page";

type App = EmulatorContext<Mailbox>["app"];

/** The emulator's Resend, with a mailbox that people can read and switches for tests in front of it. */
export async function startResend(port: number, persistFile: string | null): Promise<Running> {
  const inner = await createEmulator({ service: "resend", port: 0 });
  const file: DebouncedFile | null = persistFile
    ? debouncedFile(persistFile, (): unknown => outer.snapshot().state)
    : null;
  const saved = file?.load();

  const front = defineEmulator({
    name: "resend",
    cors: false,
    state: (): Mailbox => ({ messages: [] }),
    setup({ app, state }) {
      const faults = new Faults();
      const deliver = async (request: Request) => {
        const fault = faults.next(request.method, new URL(request.url).pathname);
        if (fault.delayMs > 0) await wait(fault.delayMs);
        if (fault.status !== null && !fault.afterwards) return refusal(fault.status);
        const answer = await forward(request, inner.url);
        if (answer.ok) await keepSent(state, answer.clone(), inner.url);
        file?.changed();
        return fault.status === null ? answer : refusal(fault.status);
      };
      app.post("/emails", (c) => deliver(c.req.raw));
      app.post("/emails/batch", (c) => deliver(c.req.raw));
      mountPages(app, state);
      mountControls(app, state, faults);
      app.notFound((c) => forward(c.req.raw, inner.url));
    },
  });

  const seed = isMailbox(saved) ? { seed: saved } : {};
  const outer = await withFreePort(port, (free) => createEmulator({ service: front, port: free, ...seed }));
  return {
    url: outer.url,
    async stop() {
      file?.flush();
      await Promise.all([outer.close(), inner.close()]);
    },
  };
}

/** A repeated idempotency key answers with the first id, so a message is kept once. */
async function keepSent(mailbox: Mailbox, answer: Response, upstream: string): Promise<void> {
  const body = (await answer.json()) as { id?: string; data?: Array<{ id: string }> };
  const ids = body.data?.map(({ id }) => id) ?? (body.id ? [body.id] : []);
  for (const id of ids) {
    if (mailbox.messages.some((message) => message.id === id)) continue;
    const sent = await fetch(`${upstream}/emails/${id}`, { headers: { authorization: "Bearer re_sandbox" } });
    const message = (await sent.json()) as Message;
    if (!mailbox.messages.some((known) => known.id === id)) mailbox.messages.push(message);
  }
}

function mountPages(app: App, mailbox: Mailbox): void {
  app.get("/", (c) =>
    c.html(mailboxPage(findMessages(mailbox, c.req.query("to"), undefined), c.req.query("to") ?? "")),
  );
  app.get("/mail/:id", (c) => {
    const message = mailbox.messages.find(({ id }) => id === c.req.param("id"));
    return message ? c.html(messagePage(message)) : c.html(noMessagePage(), 404);
  });
  app.get("/mail.json", (c) =>
    c.json({ messages: findMessages(mailbox, c.req.query("to"), c.req.query("subject")).toReversed() }),
  );
}

function mountControls(app: App, mailbox: Mailbox, faults: Faults): void {
  app.get("/_sandbox/faults", (c) => c.json(faults.current));
  app.post("/_sandbox/faults", async (c) => c.json(faults.add(await c.req.json<Partial<FaultRule>>())));
  app.delete("/_sandbox/faults", (c) => {
    faults.clear();
    return c.json({ ok: true });
  });
  app.post("/_sandbox/reset", (c) => {
    faults.clear();
    mailbox.messages.length = 0;
    return c.json({ ok: true });
  });
}

function refusal(status: number): Response {
  const name = status === 429 ? "rate_limit_exceeded" : "internal_server_error";
  return Response.json({ statusCode: status, name, message: "The sandbox was told to fail." }, { status });
}
