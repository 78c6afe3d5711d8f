import { resourceMissing } from "./stripe-fault";

/** Records of one kind in the emulator's plain state, with an index by customer beside it. */
export class Collection<Item extends { id: string }> {
  private readonly byOwner = new Map<string, Item[]>();

  constructor(
    private readonly kind: string,
    private readonly records: Record<string, Item>,
    private readonly ownerOf: (item: Item) => string | null = () => null,
  ) {
    for (const item of Object.values(records)) this.index(item);
  }

  add(item: Item): Item {
    this.records[item.id] = item;
    this.index(item);
    return item;
  }

  find(id: string): Item | undefined {
    return Object.hasOwn(this.records, id) ? this.records[id] : undefined;
  }

  require(id: string, param?: string): Item {
    const item = this.find(id);
    if (!item) throw resourceMissing(this.kind, id, param);
    return item;
  }

  remove(id: string): void {
    const item = this.find(id);
    if (!item) return;
    Reflect.deleteProperty(this.records, id);
    const owned = this.byOwner.get(this.ownerOf(item) ?? "");
    owned?.splice(owned.indexOf(item), 1);
  }

  clear(): void {
    for (const id of Object.keys(this.records)) Reflect.deleteProperty(this.records, id);
    this.byOwner.clear();
  }

  all(): Item[] {
    return Object.values(this.records);
  }

  /** Oldest first. */
  ownedBy(owner: string): Item[] {
    return this.byOwner.get(owner) ?? [];
  }

  /** For items whose owner became known after they were added. */
  reindex(item: Item): void {
    if (!this.ownedBy(this.ownerOf(item) ?? "").includes(item)) this.index(item);
  }

  private index(item: Item): void {
    const owner = this.ownerOf(item);
    if (owner === null) return;
    const owned = this.byOwner.get(owner);
    if (owned) owned.push(item);
    else this.byOwner.set(owner, [item]);
  }
}
