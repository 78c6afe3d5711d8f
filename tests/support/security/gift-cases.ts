import { randomUUID } from "node:crypto";
import { giftEndpoints } from "@/lib/features/gifts/endpoints";
import type { Endpoint } from "@/lib/shared/endpoint";
import type { Case } from "./access-matrix";
import { spareGift } from "./spares";

const NOT_FOUND = [404];
const NOBODYS = { token: "x".repeat(43), file: randomUUID() };

export const GIFT_CASES: [Endpoint, Case[]][] = [
  [giftEndpoints.list, [{ names: "book", foreign: NOT_FOUND }]],
  // So many at a time, and so many an hour.
  [
    giftEndpoints.give,
    [{ names: "book", foreign: NOT_FOUND, own: [201, 409, 429], body: () => ({ days: 7, named: true }) }],
  ],
  [giftEndpoints.takeBack, [{ names: "gift", foreign: NOT_FOUND, spare: spareGift }]],
  // Whose link it is, nobody asks: a token opens it or it doesn't.
  [giftEndpoints.noteOpening, [{ own: NOT_FOUND, params: { token: NOBODYS.token } }]],
  [giftEndpoints.file, [{ own: NOT_FOUND, params: NOBODYS }]],
];
