import { createHmac } from "node:crypto";
import { newId } from "./new-id";
import { Switchboard } from "./delivery-switches";
import type { WireEndpoint, WireEvent } from "./wire";

export interface Delivery {
  id: string;
  event: string;
  type: string;
  endpoint: string;
  attempts: number;
  status: "pending" | "held" | "delivered" | "failed" | "dropped";
  lastStatusCode: number | null;
}

interface Parcel {
  delivery: Delivery;
  event: WireEvent;
  endpoint: WireEndpoint;
}

export interface DeliveryOptions {
  retryDelaysMs: number[];
  timeoutMs: number;
  concurrency: number;
}

const LOGGED = 20_000;

/** Signs events and carries them to the endpoints over HTTP, several at once and again after a failure. */
export class Deliveries {
  readonly switches = new Switchboard();
  readonly log: Delivery[] = [];

  private readonly waiting: Parcel[] = [];
  private readonly held: Parcel[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly closing = new AbortController();
  private running = 0;
  private quiet: Array<() => void> = [];

  constructor(private readonly options: DeliveryOptions) {}

  enqueue(event: WireEvent, endpoints: WireEndpoint[]): void {
    for (const endpoint of endpoints) {
      if (endpoint.status !== "enabled" || !wants(endpoint, event.type)) continue;
      for (const delayMs of this.switches.copies(event.type)) this.accept(event, endpoint, delayMs);
      if (this.switches.lastWasDropped) this.record(event, endpoint, "dropped");
    }
  }

  /** Sends what was held back, in the order asked for. */
  release(order: "fifo" | "reverse" | "shuffle"): number {
    const parcels = this.switches.arrange(this.held.splice(0), order);
    for (const parcel of parcels) {
      parcel.delivery.status = "pending";
      this.waiting.push(parcel);
    }
    this.pump();
    return parcels.length;
  }

  /** Resolves when nothing is being sent, waiting or due for another attempt. Held deliveries do not count. */
  async whenQuiet(): Promise<void> {
    if (this.isQuiet()) return;
    await new Promise<void>((resolve) => this.quiet.push(resolve));
  }

  forget(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.waiting.length = 0;
    this.held.length = 0;
    this.log.length = 0;
    this.switches.reset();
    this.settle();
  }

  close(): void {
    this.closing.abort();
    this.forget();
  }

  private accept(event: WireEvent, endpoint: WireEndpoint, delayMs: number): void {
    const delivery = this.record(event, endpoint, this.switches.hold ? "held" : "pending");
    const parcel = { delivery, event, endpoint };
    event.pending_webhooks += 1;
    if (delivery.status === "held") this.held.push(parcel);
    else this.later(parcel, delayMs);
  }

  private record(event: WireEvent, endpoint: WireEndpoint, status: Delivery["status"]): Delivery {
    const delivery: Delivery = {
      id: newId("dlv"),
      event: event.id,
      type: event.type,
      endpoint: endpoint.url,
      attempts: 0,
      status,
      lastStatusCode: null,
    };
    if (this.log.push(delivery) > LOGGED) this.log.splice(0, LOGGED / 10);
    return delivery;
  }

  private later(parcel: Parcel, delayMs: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.waiting.push(parcel);
      this.pump();
    }, delayMs);
    this.timers.add(timer);
  }

  private pump(): void {
    while (this.running < this.options.concurrency) {
      const parcel = this.waiting.shift();
      if (!parcel) break;
      this.running += 1;
      void this.send(parcel).finally(() => {
        this.running -= 1;
        this.pump();
      });
    }
    this.settle();
  }

  private async send(parcel: Parcel): Promise<void> {
    const { delivery, endpoint, event } = parcel;
    delivery.attempts += 1;
    delivery.lastStatusCode = await this.post(endpoint, event);
    if (this.closing.signal.aborted) return;
    if (delivery.lastStatusCode !== null && delivery.lastStatusCode < 300) {
      delivery.status = "delivered";
      event.pending_webhooks -= 1;
      return;
    }
    const delayMs = this.options.retryDelaysMs[delivery.attempts - 1];
    if (delayMs === undefined) delivery.status = "failed";
    else this.later(parcel, delayMs);
  }

  /** The answer's status, or null when there was none. */
  private async post(endpoint: WireEndpoint, event: WireEvent): Promise<number | null> {
    const body = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(endpoint.url, {
        method: "POST",
        body,
        redirect: "manual",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
          "stripe-signature": signature(body, endpoint.secret ?? ""),
        },
        signal: AbortSignal.any([this.closing.signal, AbortSignal.timeout(this.options.timeoutMs)]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  }

  private isQuiet(): boolean {
    return this.running === 0 && this.waiting.length === 0 && this.timers.size === 0;
  }

  private settle(): void {
    if (!this.isQuiet()) return;
    for (const resolve of this.quiet.splice(0)) resolve();
  }
}

function wants(endpoint: WireEndpoint, type: string): boolean {
  return endpoint.enabled_events.includes("*") || endpoint.enabled_events.includes(type);
}

/** Signed with the wall clock, not the sandbox's: receivers compare it with their own time. */
function signature(body: string, secret: string): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const digest = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${digest}`;
}
