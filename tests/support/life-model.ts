import type { SubscriptionState } from "@/lib/features/billing/rules";

const GRACE_MS = 7 * 24 * 3600 * 1000;

export type ModelSubscription = { id: string; created: number; status: SubscriptionState };

/** What a payment life is, in as few words as possible: what the provider says, and what we have heard of it. */
export class LifeModel {
  /** Milliseconds by our own clock, which the lives move. */
  now = Date.now();
  provider: ModelSubscription[] = [];
  known: ModelSubscription[] = [];

  get newest(): ModelSubscription | undefined {
    return this.provider.toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1)).at(-1);
  }

  grants({ status, created }: ModelSubscription): boolean {
    if (status === "active" || status === "trialing") return true;
    return status === "past_due" && this.now < created * 1000 + GRACE_MS;
  }

  /** Active, on trial, or overdue for less than a week. */
  get mayEnter(): boolean {
    return this.known.some((item) => this.grants(item));
  }

  /** Nobody who has access, or only has to mend a payment, may buy a second time. */
  get mayBuy(): boolean {
    return !this.provider.some((item) => this.grants(item) || item.status === "past_due");
  }

  /** We look: of several, the newest that is paid for stays, and what else could still be charged for ends. */
  look(): void {
    const live = this.provider.filter(({ status }) => status === "active" || status === "trialing");
    const kept = live.toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1)).at(-1);
    for (const item of this.provider) {
      const isOver = ["canceled", "incomplete", "incomplete_expired"].includes(item.status);
      if (kept && item !== kept && !isOver) item.status = "canceled";
    }
    this.known = this.provider.map((item) => ({ ...item }));
  }
}
