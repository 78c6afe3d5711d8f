import type { Card } from "./cards";
import { INVALID_NUMBER, cardByNumber } from "./cards";
import { StripeFault } from "./stripe-fault";

export const GOOD_CARD = "4242 4242 4242 4242";

const TEST_CARDS = [
  { number: GOOD_CARD, meaning: "is accepted" },
  { number: "4000 0000 0000 0002", meaning: "is declined" },
  { number: "4000 0000 0000 9995", meaning: "insufficient funds" },
  { number: "4000 0027 6000 3184", meaning: "asks for 3D Secure" },
  { number: "4000 0000 0000 0341", meaning: "works today, fails at renewal" },
];

/** The card's fields, filled in with the card that works. */
export function cardFields(typed: string): string {
  const chips = TEST_CARDS.map(
    ({ number, meaning }) =>
      `<button type="button" class="chip" data-card="${number}">${number.slice(-4)}: ${meaning}</button>`,
  ).join("");
  return `
<label>Card number <input name="card" inputmode="numeric" autocomplete="off" required value="${typed}"></label>
<div class="pair">
  <label>Expires <input name="expiry" inputmode="numeric" autocomplete="off" value="12 / 34"></label>
  <label>Security code <input name="cvc" inputmode="numeric" autocomplete="off" value="123"></label>
</div>
<details><summary>Test cards</summary><div class="links">${chips}</div></details>`;
}

/** The card that was typed; an unknown number is refused in the words of Stripe's page. */
export function typedCard(number: string): Card {
  const card = cardByNumber(number);
  if (card) return card;
  throw new StripeFault(402, { type: "card_error", ...INVALID_NUMBER });
}

export function digitsOnly(typed: string): string {
  return typed.replaceAll(/[^\d ]/g, "").slice(0, 23);
}
