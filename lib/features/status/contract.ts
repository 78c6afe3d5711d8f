import type { Incident, PartId } from "./rules";

/** `share`: of the probes of a day, from 0 to 1, in which it worked; null where nobody looked. */
type Day = { day: string; share: number | null };

export type PartStatus = {
  id: PartId;
  name: string;
  what: string;
  state: "ok" | "failed" | "unknown";
  /** Over all shown days, such as "99.98%"; null before the first probe. */
  uptime: string | null;
  days: Day[];
};

export type StatusView = {
  /** Null before the first probe. */
  checkedAt: Date | null;
  parts: PartStatus[];
  incidents: Incident[];
};
