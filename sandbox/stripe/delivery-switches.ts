import { seededRandom } from "./seeded-random";

export interface DeliverySettings {
  /** True drops everything; a number drops that many and then no more. */
  drop: boolean | number;
  /** Share of deliveries that get lost, 0 to 1. */
  dropShare: number;
  /** How many copies each delivery is sent in, or the least and the most of them. */
  copies: number | [least: number, most: number];
  delayMs: number | [least: number, most: number];
  /** Keeps deliveries back until they are released. */
  hold: boolean;
  /** Event types concerned by drop, copies and delay; all when empty. */
  types: string[];
  seed: number;
}

const OFF: DeliverySettings = {
  drop: false,
  dropShare: 0,
  copies: 1,
  delayMs: 0,
  hold: false,
  types: [],
  seed: 1,
};

/** The tests' switches between an event and its delivery. */
export class Switchboard {
  lastWasDropped = false;
  private settings: DeliverySettings = { ...OFF };
  private random = seededRandom(OFF.seed);

  get hold(): boolean {
    return this.settings.hold;
  }

  get current(): DeliverySettings {
    return this.settings;
  }

  set(changes: Partial<DeliverySettings>): void {
    this.settings = { ...this.settings, ...changes };
    if (changes.seed !== undefined) this.random = seededRandom(changes.seed);
  }

  reset(): void {
    this.settings = { ...OFF };
    this.random = seededRandom(OFF.seed);
  }

  /** The delays of the copies to send; none when the delivery is dropped. */
  copies(type: string): number[] {
    this.lastWasDropped = false;
    const { types, copies, delayMs } = this.settings;
    if (types.length > 0 && !types.includes(type)) return [0];
    if (this.drops()) {
      this.lastWasDropped = true;
      return [];
    }
    return Array.from({ length: this.pick(copies) }, () => this.pick(delayMs));
  }

  arrange<Item>(items: Item[], order: "fifo" | "reverse" | "shuffle"): Item[] {
    if (order === "reverse") return items.reverse();
    if (order === "fifo") return items;
    return items
      .map((item) => ({ item, place: this.random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }

  private drops(): boolean {
    const { drop, dropShare } = this.settings;
    if (drop === true) return true;
    if (typeof drop === "number" && drop > 0) {
      this.settings.drop = drop - 1;
      return true;
    }
    return dropShare > 0 && this.random() < dropShare;
  }

  private pick(range: number | [least: number, most: number]): number {
    if (typeof range === "number") return range;
    return range[0] + Math.floor(this.random() * (range[1] - range[0] + 1));
  }
}
