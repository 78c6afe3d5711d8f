import { escapeHtml, htmlPage } from "@/sandbox/stripe/page-shell";
import type { Message } from "./mailbox";

export function mailboxPage(messages: Message[], to: string): string {
  const rows = messages.toReversed().map(row).join("");
  const list = rows ? `<ul class="plain">${rows}</ul>` : `<p class="soft">${emptyText(to)}</p>`;
  return page(
    "Mailbox",
    `<section class="card">
  <h1>Mailbox</h1>
  <p class="soft">Every e-mail that Talewick would have sent. Nothing leaves this machine. Newest first.</p>
  <form method="get" action="/" class="search"><label>Only to <input name="to" type="email" placeholder="parent@example.com" value="${escapeHtml(to)}"></label><button type="submit" class="plain">Show</button></form>
</section>
<section class="card" aria-label="Messages">${list}</section>`,
  );
}

export function messagePage(message: Message): string {
  const text = message.text
    ? `<details><summary>Plain text</summary><pre>${withLinks(message.text)}</pre></details>`
    : "";
  const body = message.html
    ? `<iframe title="The message" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(framed(message.html))}"></iframe>`
    : "";
  const onlyText = !message.html && message.text ? `<pre>${withLinks(message.text)}</pre>` : "";
  return page(
    message.subject,
    `<section class="card">
  <p><a href="/">← All messages</a></p>
  <h1>${escapeHtml(message.subject)}</h1>
  <p class="soft">From ${escapeHtml(message.from)}<br>To ${escapeHtml(message.to.join(", "))}<br>${escapeHtml(when(message))}</p>
</section>
<section class="card letter" aria-label="Message">${body}${onlyText}${text}</section>`,
  );
}

export function noMessagePage(): string {
  return page(
    "Not found",
    '<section class="card"><h1>No such message</h1><p><a href="/">All messages</a></p></section>',
  );
}

function page(title: string, body: string): string {
  return htmlPage(
    title,
    `<style>${CSS}</style><main class="mail">${body}</main>`,
    "Sandbox: a stand-in for Resend. No e-mail leaves this machine.",
  );
}

function row(message: Message): string {
  return `<li><a href="/mail/${message.id}"><strong>${escapeHtml(message.subject)}</strong><br><span class="soft">to ${escapeHtml(message.to.join(", "))}</span></a><span class="soft">${escapeHtml(when(message))}</span></li>`;
}

function emptyText(to: string): string {
  return to
    ? `No message to ${escapeHtml(to)} yet.`
    : "No message yet. Register an account and the first one appears here.";
}

function when(message: Message): string {
  return `${new Date(message.created_at).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

/** Links of the message leave the frame, in this window. */
function framed(html: string): string {
  const base = '<base target="_top">';
  const head = /<head(?:\s[^>]*)?>/i;
  return head.test(html) ? html.replace(head, (tag) => tag + base) : base + html;
}

function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<]+[^\s<.,)]/g,
    (link) => `<a href="${link}">${link}</a>`,
  );
}

const CSS = `
main.mail { max-width: 820px; }
main.mail ul.plain a { text-decoration: none; color: inherit; flex: 1 1 260px; overflow-wrap: anywhere; }
main.mail ul.plain a:hover strong { text-decoration: underline; }
main.mail h1 { overflow-wrap: anywhere; }
form.search { display: flex; flex-wrap: wrap; gap: 10px; align-items: end; margin-top: 16px; }
form.search label { flex: 1 1 240px; }
.letter { padding: 0; overflow: hidden; }
.letter details, .letter > pre { padding: 14px 20px; }
iframe { display: block; width: 100%; height: 68vh; min-height: 420px; border: 0; background: #fff; color-scheme: light; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.5 ui-monospace, monospace; }
`;
