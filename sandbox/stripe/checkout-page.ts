import type { App } from "./api";
import { freshCard } from "./cards";
import { cardFields, digitsOnly, typedCard } from "./card-form";
import { basketOf } from "./checkout-lines";
import { ASKS, completeCheckout, needsCard } from "./checkout-payment";
import { amountText, dateText, moneyText } from "./money-text";
import { escapeHtml, htmlPage } from "./page-shell";
import { StripeFault } from "./stripe-fault";
import type { WireSession } from "./wire";
import { DAY } from "./wire";
import type { World } from "./world";

/** The page on which a buyer pays: works without script, without fonts and without any other host. */
export function mountCheckoutPage(app: App, world: World): void {
  app.get("/c/pay/:id", (c) => {
    const session = world.sessions.find(c.req.param("id"));
    if (!session)
      return c.html(
        htmlPage("Not found", message("We can't find this checkout", "The link may be mistyped.")),
        404,
      );
    return c.html(checkoutPage(world, session, {}));
  });

  app.post("/c/pay/:id", async (c) => {
    const session = world.sessions.find(c.req.param("id"));
    if (!session) return c.notFound();
    const typed = new URLSearchParams(await c.req.text());
    const number = typed.get("card") ?? "";
    try {
      if (session.status === "open") {
        const card = needsCard(session) ? typedCard(number) : null;
        const buyer = { email: typed.get("email"), name: typed.get("name") };
        const answer = ANSWERS.find((known) => known === typed.get("authenticate")) ?? null;
        completeCheckout(world, session, { card, buyer, answer });
      }
      if (session.status === "complete") return c.redirect(successUrl(session), 303);
      return c.html(checkoutPage(world, session, {}), 410);
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      if (error.body.code === ASKS) return c.html(htmlPage("Confirm your payment", question(typed)));
      return c.html(checkoutPage(world, session, { error: error.message, number }), 402);
    }
  });
}

const ANSWERS = ["complete", "fail"] as const;

/** The bank's question, which carries along what was typed. */
function question(typed: URLSearchParams): string {
  const kept = ["email", "name", "card"].map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(typed.get(name) ?? "")}">`,
  );
  return `<main><section class="card"><h1>3D Secure</h1>
  <p class="soft">Your bank asks you to confirm this payment.</p>
  <form method="post">${kept.join("")}<div class="links">
    <button type="submit" name="authenticate" value="complete" data-busy="Confirming…">Complete authentication</button>
    <button type="submit" name="authenticate" value="fail" class="plain" data-busy="Refusing…">Fail authentication</button>
  </div></form></section></main>`;
}

export function successUrl(session: WireSession): string {
  return withSession(session.success_url ?? "/", session);
}

/** Both addresses may name the session by this placeholder. */
function withSession(url: string, session: WireSession): string {
  return url.replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}

function checkoutPage(
  world: World,
  session: WireSession,
  shown: { error?: string; number?: string },
): string {
  if (session.status === "complete") {
    return htmlPage(
      "Paid",
      message("This checkout is already paid", "Nothing more is charged.", successUrl(session)),
    );
  }
  if (session.status === "expired") {
    return htmlPage(
      "Expired",
      message(
        "This checkout has expired",
        "Go back and start again.",
        session.cancel_url && withSession(session.cancel_url, session),
      ),
    );
  }
  return htmlPage(
    "Checkout",
    `<main class="two">${summary(world, session)}${form(world, session, shown)}</main>`,
  );
}

function summary(world: World, session: WireSession): string {
  const { price, quantity, name, description } = basketOf(world, session.id);
  const full = (price.unit_amount ?? 0) * quantity;
  const trialEnd = trialEndOf(world, session);
  const due = amountText(session.amount_total ?? 0, price.currency);
  const [amount = "", interval = ""] = moneyText(price).split(" / ");
  const terms = trialEnd
    ? `Free until ${dateText(trialEnd)}, then ${moneyText(price)}`
    : `Renews every ${interval} until you cancel`;
  return `
<section aria-label="Your order">
  <h1>Subscribe to ${escapeHtml(name)}</h1>
  <p class="price">${amount} <small>per ${interval}</small></p>
  <p class="soft">${escapeHtml(terms)}</p>
  <dl class="rows">
    <div><dt>${escapeHtml(name)}${description ? `<br><span class="soft">${escapeHtml(description)}</span>` : ""}</dt><dd>${amountText(full, price.currency)}</dd></div>
    ${trialEnd ? `<div><dt>Free trial</dt><dd>−${amountText(full, price.currency)}</dd></div>` : ""}
    <div class="total"><dt>Due today</dt><dd>${due}</dd></div>
  </dl>
</section>`;
}

function form(
  world: World,
  session: WireSession,
  { error, number }: { error?: string; number?: string },
): string {
  const customer = session.customer ? world.customers.find(session.customer) : undefined;
  const email = customer?.email ?? session.customer_email;
  const trial = trialEndOf(world, session) !== null;
  const cancel = session.cancel_url
    ? `<a class="button plain" href="${escapeHtml(withSession(session.cancel_url, session))}">Cancel</a>`
    : "";
  return `
<section class="card" aria-label="Payment">
  <form method="post">
    ${error ? `<p class="notice bad" role="alert">${escapeHtml(error)}</p>` : ""}
    <label>E-mail <input name="email" type="email" required value="${escapeHtml(email ?? "")}" ${email ? "readonly" : ""}></label>
    ${needsCard(session) ? cardFields(digitsOnly(number ?? freshCard())) : ""}
    <label>Name on card <input name="name" autocomplete="off" value="${escapeHtml(customer?.name ?? "Test Parent")}"></label>
    <button type="submit" data-busy="Processing…">${trial ? "Start trial" : "Subscribe"}</button>
    ${cancel}
  </form>
</section>`;
}

function message(title: string, text: string, link?: string | null): string {
  const button = link ? `<p><a class="button" href="${escapeHtml(link)}">Continue</a></p>` : "";
  return `<main><section class="card"><h1>${title}</h1><p class="soft">${text}</p>${button}</section></main>`;
}

function trialEndOf(world: World, session: WireSession): number | null {
  const memory = world.state.sessionMemory[session.id];
  if (!memory) return null;
  if (memory.trialEnd !== null) return memory.trialEnd;
  return memory.trialDays > 0 ? world.now() + memory.trialDays * DAY : null;
}
