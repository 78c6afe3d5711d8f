type SharedPlaces = {
  /** A place for `holder`, given back by calling the result, however often; `null` when there is none. */
  take: (holder: string) => (() => void) | null;
  taken: () => number;
};

/** A number of places in this process, of which nobody may hold more than a few. */
export function sharedPlaces({ inAll, each }: { inAll: number; each: number }): SharedPlaces {
  const held = new Map<string, number>();
  let taken = 0;
  const giveBack = (holder: string) => {
    taken -= 1;
    const left = (held.get(holder) ?? 0) - 1;
    if (left > 0) held.set(holder, left);
    else held.delete(holder);
  };
  return {
    taken: () => taken,
    take: (holder) => {
      const own = held.get(holder) ?? 0;
      if (taken >= inAll || own >= each) return null;
      taken += 1;
      held.set(holder, own + 1);
      let isHeld = true;
      return () => {
        if (isHeld) giveBack(holder);
        isHeld = false;
      };
    },
  };
}
