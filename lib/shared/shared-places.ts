type Size = {
  inAll: number;
  each: number;
  /** After that a place is free again, whether or not it was given back. */
  forMs: number;
};

type SharedPlaces = {
  /** A place for `holder`, given back by calling the result, however often; `null` when there is none. */
  take: (holder: string) => (() => void) | null;
  taken: () => number;
};

/** A number of places in this process, of which nobody may hold more than a few, nor any for long. */
export function sharedPlaces({ inAll, each, forMs }: Size, now = () => performance.now()): SharedPlaces {
  // In the order in which they end.
  const leases = new Set<{ holder: string; until: number }>();
  const held = () => {
    for (const lease of leases) {
      if (lease.until > now()) break;
      leases.delete(lease);
    }
    return [...leases];
  };
  return {
    taken: () => held().length,
    take: (holder) => {
      const all = held();
      const own = all.filter((lease) => lease.holder === holder);
      if (all.length >= inAll || own.length >= each) return null;
      const lease = { holder, until: now() + forMs };
      leases.add(lease);
      return () => void leases.delete(lease);
    },
  };
}
