interface Entry {
  at: number;
  order: number;
  id: string;
}

/** A heap of moments at which something is due. Entries may be stale: whoever takes one checks it again. */
export class Schedule {
  private readonly heap: Entry[] = [];
  private added = 0;

  add(at: number, id: string): void {
    this.added += 1;
    this.heap.push({ at, order: this.added, id });
    this.up(this.heap.length - 1);
  }

  /** Takes the earliest entry that is due by then. */
  takeDue(by: number): Entry | undefined {
    const first = this.heap[0];
    if (!first || first.at > by) return undefined;
    const last = this.heap.pop();
    if (last && this.heap.length > 0) {
      this.heap[0] = last;
      this.down(0);
    }
    return first;
  }

  clear(): void {
    this.heap.length = 0;
  }

  private up(from: number): void {
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!this.swapIfEarlier(index, parent)) return;
      index = parent;
    }
  }

  private down(from: number): void {
    let index = from;
    for (;;) {
      const left = index * 2 + 1;
      const child = this.isEarlier(left + 1, left) ? left + 1 : left;
      if (!this.swapIfEarlier(child, index)) return;
      index = child;
    }
  }

  private isEarlier(first: number, second: number): boolean {
    const a = this.heap[first];
    const b = this.heap[second];
    return a !== undefined && b !== undefined && (a.at < b.at || (a.at === b.at && a.order < b.order));
  }

  private swapIfEarlier(lower: number, upper: number): boolean {
    if (!this.isEarlier(lower, upper)) return false;
    const a = this.heap[lower];
    const b = this.heap[upper];
    if (!a || !b) return false;
    this.heap[lower] = b;
    this.heap[upper] = a;
    return true;
  }
}
