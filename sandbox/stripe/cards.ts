import { randomInt } from "node:crypto";

export interface Card {
  number: string;
  brand: string;
  /** What happens when it is charged while the customer is there, and later without them. */
  present: "approve" | "authenticate" | Decline;
  absent: "approve" | Decline;
}

export interface Decline {
  code: string;
  decline_code: string;
  message: string;
}

const GENERIC = declined("card_declined", "generic_decline", "Your card was declined.");
const FUNDS = declined("card_declined", "insufficient_funds", "Your card has insufficient funds.");
const EXPIRED = declined("expired_card", "expired_card", "Your card has expired.");
const CVC = declined("incorrect_cvc", "incorrect_cvc", "Your card's security code is incorrect.");
const UNPROVED = declined(
  "authentication_required",
  "authentication_required",
  "Your card was declined. This transaction requires authentication.",
);
/** When the buyer does not pass the question that their bank asks. */
export const NOT_AUTHENTICATED = declined(
  "payment_intent_authentication_failure",
  "authentication_required",
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
);

export const INVALID_NUMBER = declined(
  "incorrect_number",
  "incorrect_number",
  "Your card number is invalid.",
);

const CARDS: Card[] = [
  { number: "4242424242424242", brand: "visa", present: "approve", absent: "approve" },
  { number: "5555555555554444", brand: "mastercard", present: "approve", absent: "approve" },
  { number: "378282246310005", brand: "amex", present: "approve", absent: "approve" },
  { number: "4000000000000341", brand: "visa", present: "approve", absent: GENERIC },
  { number: "4000000000000002", brand: "visa", present: GENERIC, absent: GENERIC },
  { number: "4000000000009995", brand: "visa", present: FUNDS, absent: FUNDS },
  { number: "4000000000000069", brand: "visa", present: EXPIRED, absent: EXPIRED },
  { number: "4000000000000127", brand: "visa", present: CVC, absent: CVC },
  { number: "4000002500003155", brand: "visa", present: "authenticate", absent: "approve" },
  { number: "4000002760003184", brand: "visa", present: "authenticate", absent: UNPROVED },
];

const TOKENS: Record<string, string> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_amex: "378282246310005",
  pm_card_chargeCustomerFail: "4000000000000341",
  pm_card_authenticationRequired: "4000002760003184",
  pm_card_threeDSecure2Required: "4000002760003184",
  pm_card_visa_chargeDeclined: "4000000000000002",
  pm_card_chargeDeclined: "4000000000000002",
  pm_card_chargeDeclinedInsufficientFunds: "4000000000009995",
};

/** What any number that begins like this does, so that everybody can have a card of their own: a card has one trial. */
const KINDS: Record<string, Pick<Card, "present" | "absent">> = {
  "4242": { present: "approve", absent: "approve" },
  "4341": { present: "approve", absent: GENERIC },
};

export function cardByNumber(typed: string): Card | undefined {
  const digits = typed.replaceAll(/[\s-]/g, "");
  const known = CARDS.find((card) => card.number === digits);
  const kind = KINDS[digits.slice(0, 4)];
  if (known || !kind || !/^\d{16}$/.test(digits)) return known;
  return { number: digits, brand: "visa", ...kind };
}

/** A card that nobody else has. */
export const freshCard = (): string => `4242${randomInt(1e11, 1e12)}`;

export function numberOfToken(token: string): string | undefined {
  return TOKENS[token];
}

function declined(code: string, decline_code: string, message: string): Decline {
  return { code, decline_code, message };
}
