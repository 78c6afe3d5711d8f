import { randomInt } from "node:crypto";

/** Without letters and digits that look or sound alike: it is read out and typed. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 7;

/** `TW-7K3QW9F`: one of twenty billion, so that it tells nobody how many there are. */
export const newTicket = (): string =>
  `TW-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("")}`;
