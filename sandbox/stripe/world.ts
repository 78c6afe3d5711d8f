import { Collection } from "./collection";
import type { Deliveries } from "./deliveries";
import { newId } from "./new-id";
import { Schedule } from "./schedule";
import type { StripeState } from "./state";
import type { WireEvent } from "./wire";
import { API_VERSION } from "./wire";

type Owned = { customer?: string | null };

const ownerOf = (item: Owned) => item.customer ?? null;

/** Everything one sandboxed Stripe account consists of. */
export class World {
  readonly customers;
  readonly products;
  readonly prices;
  readonly sessions;
  readonly subscriptions;
  readonly invoices;
  readonly invoicePayments;
  readonly intents;
  readonly charges;
  readonly refunds;
  readonly disputes;
  readonly paymentMethods;
  readonly portalConfigurations;
  readonly portalSessions;
  readonly schedules;
  readonly endpoints;
  readonly events;
  readonly schedule = new Schedule();

  /** The request being answered, as its events name it. */
  request: WireEvent["request"] = { id: null, idempotency_key: null };

  private standsAt: number | null = null;

  constructor(
    readonly state: StripeState,
    readonly baseUrl: string,
    readonly deliveries: Deliveries,
    private readonly onEvent: () => void,
  ) {
    this.customers = new Collection("customer", state.customers);
    this.products = new Collection("product", state.products);
    this.prices = new Collection("price", state.prices);
    this.sessions = new Collection("checkout.session", state.sessions, ownerOf);
    this.subscriptions = new Collection("subscription", state.subscriptions, ownerOf);
    this.invoices = new Collection("invoice", state.invoices, ownerOf);
    this.invoicePayments = new Collection("invoice_payment", state.invoicePayments, (item) => item.invoice);
    this.intents = new Collection("payment_intent", state.intents, ownerOf);
    this.charges = new Collection("charge", state.charges, ownerOf);
    this.refunds = new Collection("refund", state.refunds, (item) => item.charge);
    this.disputes = new Collection("dispute", (state.disputes ??= {}), (item) => item.charge);
    this.paymentMethods = new Collection("PaymentMethod", state.paymentMethods, ownerOf);
    this.portalConfigurations = new Collection("configuration", state.portalConfigurations);
    this.portalSessions = new Collection("session", state.portalSessions, ownerOf);
    this.schedules = new Collection("subscription_schedule", state.schedules, ownerOf);
    this.endpoints = new Collection("webhook endpoint", state.endpoints);
    this.events = new Collection("event", state.events);
  }

  /** Seconds, by the sandbox's own clock. */
  now(): number {
    return this.standsAt ?? Math.floor(Date.now() / 1000) + this.state.clockOffset;
  }

  /** Runs something as if it were that moment. */
  at(moment: number, run: () => void): void {
    this.standsAt = moment;
    try {
      run();
    } finally {
      this.standsAt = null;
    }
  }

  /** Records that something happened, wakes the clock for it and tells every endpoint. */
  emit(type: string, object: { id: string }, previous?: Record<string, unknown>): WireEvent {
    this.consider(object.id);
    const event: WireEvent = {
      id: newId("evt"),
      object: "event",
      api_version: API_VERSION,
      created: this.now(),
      data: { object: copyOf(object), ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 0,
      request: { ...this.request },
      type,
    };
    this.events.add(event);
    this.deliveries.enqueue(event, this.endpoints.all());
    this.onEvent();
    return event;
  }

  /** Changes an object and emits the event with the attributes that were different before. */
  update<Item extends { id: string }>(type: string, item: Item, change: (item: Item) => void): Item {
    this.during(type, item, () => {
      change(item);
    });
    return item;
  }

  /** Like `update`, for changes that find something out on the way. */
  during<Result>(type: string, item: { id: string }, change: () => Result): Result {
    const before = new Map(Object.entries(item).map(([key, value]) => [key, JSON.stringify(value)]));
    const result = change();
    const previous: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(item)) {
      const earlier = before.get(key);
      if (JSON.stringify(value) !== earlier)
        previous[key] = earlier === undefined ? null : JSON.parse(earlier);
    }
    this.emit(type, item, previous);
    return result;
  }

  /** Called by `consider` to learn when an object next needs the clock. */
  dueAt: (id: string) => number | null = () => null;

  consider(id: string): void {
    const due = this.dueAt(id);
    if (due !== null) this.schedule.add(due, id);
  }

  /** The object behind an id, whatever its kind. */
  lookUp(id: string): object | undefined {
    if (id.startsWith("sub_sched_")) return this.schedules.find(id);
    const kinds: Record<string, { find(id: string): object | undefined }> = {
      cus: this.customers,
      prod: this.products,
      price: this.prices,
      cs: this.sessions,
      sub: this.subscriptions,
      in: this.invoices,
      pi: this.intents,
      ch: this.charges,
      pm: this.paymentMethods,
      re: this.refunds,
      dp: this.disputes,
      bpc: this.portalConfigurations,
    };
    const prefix = id.split("_", 1)[0] ?? "";
    return Object.hasOwn(kinds, prefix) ? kinds[prefix]?.find(id) : undefined;
  }
}

/** Twice as quick as a structured clone for what is JSON anyway. */
function copyOf<Value extends object>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
