import type { App } from "./api";
import { GOOD_CARD, cardFields } from "./card-form";
import { escapeHtml, htmlPage } from "./page-shell";
import type { Desk } from "./portal-actions";
import { actOn } from "./portal-actions";
import { invoicesSection, overviewSection, plansSection } from "./portal-sections";
import { StripeFault } from "./stripe-fault";
import type { WirePortalSession, WireSubscription } from "./wire";
import type { World } from "./world";

const VIEWS: Record<string, string> = {
  subscription_cancel: "cancel",
  subscription_update: "plan",
  subscription_update_confirm: "plan",
  payment_method_update: "card",
};

/** The billing portal: plan, card, invoices, cancelling and going on. */
export function mountPortalPage(app: App, world: World): void {
  app.get("/p/session/:id", (c) => {
    const session = world.portalSessions.find(c.req.param("id"));
    if (!session) return c.notFound();
    const view = c.req.query("view") ?? VIEWS[session.flow?.type ?? ""] ?? "home";
    return c.html(
      portalPage(deskOf(world, session, c.req.query("subscription")), view, {
        done: c.req.query("done") ?? "",
      }),
    );
  });

  app.post("/p/session/:id", async (c) => {
    const session = world.portalSessions.find(c.req.param("id"));
    if (!session) return c.notFound();
    const desk = deskOf(world, session, c.req.query("subscription"));
    const typed = new URLSearchParams(await c.req.text());
    try {
      const done = actOn(desk, typed);
      const away = session.flow?.after_completion.redirect?.return_url;
      return c.redirect(away ?? `/p/session/${session.id}?view=home&done=${encodeURIComponent(done)}`, 303);
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      return c.html(portalPage(desk, typed.get("action") ?? "home", { error: error.message }), 402);
    }
  });
}

function deskOf(world: World, session: WirePortalSession, chosen: string | undefined): Desk {
  const configuration = world.portalConfigurations.require(session.configuration);
  const { customer, flow } = session;
  const asked = chosen ?? flow?.subscription_cancel?.subscription ?? flow?.subscription_update?.subscription;
  const all = world.subscriptions.ownedBy(customer);
  const subscription = all.find(({ id }) => id === asked) ?? currentSubscription(world, customer);
  const others = all.filter((other) => other.ended_at === null && other !== subscription);
  return { world, session, configuration, subscription, others };
}

function currentSubscription(world: World, customer: string): WireSubscription | undefined {
  const newestFirst = world.subscriptions.ownedBy(customer).toReversed();
  return newestFirst.find(({ ended_at }) => ended_at === null) ?? newestFirst[0];
}

function portalPage(desk: Desk, view: string, shown: { done?: string; error?: string }): string {
  const { session, world } = desk;
  const email = world.customers.find(session.customer)?.email ?? "";
  const back = session.return_url
    ? `<p><a class="button plain" href="${escapeHtml(session.return_url)}">← Return to Talewick</a></p>`
    : "";
  const notice = shown.error
    ? `<p class="notice bad" role="alert">${escapeHtml(shown.error)}</p>`
    : shown.done
      ? `<p class="notice good" role="status">${escapeHtml(shown.done)}</p>`
      : "";
  return htmlPage(
    "Billing",
    `<main style="max-width:720px"><header><h1>Billing</h1><p class="soft">${escapeHtml(email)}</p></header>${notice}${sections(desk, view)}${back}</main>`,
  );
}

function sections(desk: Desk, view: string): string {
  if (view === "cancel") return cancelSection();
  if (view === "plan") return plansSection(desk);
  if (view === "card") return cardSection();
  return overviewSection(desk) + invoicesSection(desk);
}

function cancelSection(): string {
  return `<section class="card"><h2>Cancel your subscription?</h2>
  <p class="soft">You keep what you have paid for until the period ends.</p><br>
  <form method="post"><input type="hidden" name="action" value="cancel">
  <div class="links"><button type="submit" class="danger" data-busy="Cancelling…">Cancel subscription</button><a class="button plain" href="?view=home">Keep it</a></div></form></section>`;
}

function cardSection(): string {
  return `<section class="card"><h2>Payment method</h2>
  <form method="post"><input type="hidden" name="action" value="card">${cardFields(GOOD_CARD)}
  <div class="links"><button type="submit" data-busy="Saving…">Save card</button><a class="button plain" href="?view=home">Back</a></div></form></section>`;
}
