import { amountText, dateText, moneyText } from "./money-text";
import { escapeHtml } from "./page-shell";
import { payingMethod } from "./payment-methods";
import type { Desk } from "./portal-actions";
import { offeredPrices } from "./portal-actions";
import { productName } from "./products";
import { itemOf } from "./subscription-object";
import type { WireInvoice, WireSubscription } from "./wire";
import type { World } from "./world";

export function overviewSection(desk: Desk): string {
  const { world, session, subscription, configuration } = desk;
  if (!subscription)
    return '<section class="card"><h2>Current plan</h2><p class="soft">There is no subscription yet.</p></section>';
  const { price } = itemOf(subscription);
  const live = subscription.ended_at === null;
  const method = payingMethod(world, world.customers.find(session.customer), subscription);
  const card = method?.card
    ? `${escapeHtml(method.card.brand)} ending in ${escapeHtml(method.card.last4)}`
    : "No card yet";
  const update = configuration.features.subscription_update.enabled && live;
  return `
<section class="card"><h2>Current plan</h2>
  <p><strong>${escapeHtml(productName(world, price))}</strong> <span class="badge ${isFine(subscription) ? "" : "bad"}">${escapeHtml(subscription.status.replace("_", " "))}</span></p>
  <p class="price">${moneyText(price).replace(" / ", " <small>per ")}</small></p>
  <p class="soft">${escapeHtml(nextDate(world, subscription))}</p><br>
  <div class="links">
    ${update ? `<a class="button" href="?view=plan&amp;subscription=${subscription.id}">Change plan</a>` : ""}
    ${keepButton(subscription)}
    ${live ? cancelOrResume(desk, subscription) : ""}
  </div>
</section>
${desk.others.map((other) => otherSection(desk, other)).join("")}<section class="card"><h2>Payment method</h2>
  <div class="links"><span>${card}</span>${configuration.features.payment_method_update.enabled ? '<a class="button plain" href="?view=card">Update card</a>' : ""}</div>
</section>`;
}

function otherSection({ world }: Desk, other: WireSubscription): string {
  const name = escapeHtml(productName(world, itemOf(other).price));
  return `<section class="card"><h2>${name}</h2>
  <p class="soft">${escapeHtml(nextDate(world, other))}</p><br>
  <a class="button plain" href="?view=home&amp;subscription=${other.id}">Manage ${name}</a></section>
`;
}

export function plansSection({ world, configuration, subscription }: Desk): string {
  const current = subscription ? itemOf(subscription).price.id : "";
  const chosen = offeredPrices(world, configuration)
    .map((price) => {
      const button =
        price.id === current
          ? '<span class="badge">Current plan</span>'
          : `<form method="post"><input type="hidden" name="action" value="plan"><input type="hidden" name="price" value="${price.id}"><button type="submit" data-busy="Changing…">Choose</button></form>`;
      return `<li><span><strong>${escapeHtml(productName(world, price))}</strong><br><span class="soft">${moneyText(price)}</span></span>${button}</li>`;
    })
    .join("");
  return `<section class="card"><h2>Choose a plan</h2><ul class="plain">${chosen}</ul><br><a class="button plain" href="?view=home">Back</a></section>`;
}

export function invoicesSection({ world, session, configuration }: Desk): string {
  if (!configuration.features.invoice_history.enabled) return "";
  const rows = world.invoices
    .ownedBy(session.customer)
    .filter(({ status }) => status !== "draft")
    .toReversed()
    .map(invoiceRow)
    .join("");
  return `<section class="card"><h2>Invoices</h2>${rows ? `<ul class="plain">${rows}</ul>` : '<p class="soft">None yet.</p>'}</section>`;
}

function invoiceRow(invoice: WireInvoice): string {
  const open = invoice.status === "open";
  const pay = `<form method="post"><input type="hidden" name="action" value="pay"><input type="hidden" name="invoice" value="${invoice.id}"><button type="submit" data-busy="Paying…">Pay now</button></form>`;
  return `<li><span>${dateText(invoice.created)}<br><a href="${escapeHtml(invoice.hosted_invoice_url ?? "")}">${escapeHtml(invoice.number ?? "")}</a></span>
  <span class="links"><span>${amountText(invoice.total, invoice.currency)}</span><span class="badge ${open ? "bad" : ""}">${escapeHtml(invoice.status ?? "")}</span>${open ? pay : ""}</span></li>`;
}

function cancelOrResume({ configuration }: Desk, subscription: WireSubscription): string {
  if (subscription.cancel_at_period_end) {
    return '<form method="post"><input type="hidden" name="action" value="resume"><button type="submit">Don\'t cancel</button></form>';
  }
  return configuration.features.subscription_cancel.enabled
    ? `<a class="button plain" href="?view=cancel&amp;subscription=${subscription.id}">Cancel subscription</a>`
    : "";
}

function keepButton(subscription: WireSubscription): string {
  if (!subscription.schedule) return "";
  return '<form method="post"><input type="hidden" name="action" value="keep"><button type="submit" class="plain">Keep the present plan</button></form>';
}

function isFine({ status }: WireSubscription): boolean {
  return status === "active" || status === "trialing";
}

function nextDate(world: World, subscription: WireSubscription): string {
  if (subscription.ended_at !== null) return `Ended on ${dateText(subscription.ended_at)}`;
  const end = dateText(itemOf(subscription).current_period_end);
  const next = world.prices.find(world.state.subscriptionMemory[subscription.id]?.nextPrice ?? "");
  if (subscription.cancel_at_period_end) return `Ends on ${end}`;
  if (next) return `Changes to ${productName(world, next)} (${moneyText(next)}) on ${end}`;
  return subscription.status === "trialing" ? `Free until ${end}` : `Renews on ${end}`;
}
