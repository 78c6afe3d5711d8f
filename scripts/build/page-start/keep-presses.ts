/** Part of the small programs that stand in a page itself: what is done before the framework listens is kept for it. */

const LOOK_AGAIN_MS = 20;
/** Longer than any network that still answers; after it the page does what a page without scripts does. */
const PATIENCE_MS = 15_000;

let hasFailed = (): boolean => false;

/** Whether the framework has taken the element over: what is done to it now is heard. */
const isAwake = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith("__reactProps"));

/** What nobody will take over any more, and what has been given back. */
const released = new WeakSet<Element>();
type Wish = { since: number; act: () => void; isPress: boolean };
/** What is to be done with each element once it is awake, in the order in which it was wanted. */
const waiting = new Map<Element, Wish>();
let isGivingBack = false;

/** A button of a form is pressed for what stands in its fields. */
const inOneForm = (one: Element, other: Element): boolean => one.closest("form")?.contains(other) ?? false;

/** Does what can be done by now; a press comes after whatever was done in its form before. */
function giveBack(): void {
  isGivingBack = true;
  const held: Element[] = [];
  for (const [element, { since, act, isPress }] of waiting) {
    // Whatever has left the page wakes up no more.
    if (!element.isConnected) {
      waiting.delete(element);
      continue;
    }
    const givesUp = hasFailed() || Date.now() - since > PATIENCE_MS;
    const isHeld = !isAwake(element) || (isPress && held.some((other) => inOneForm(element, other)));
    if (!givesUp && isHeld) {
      held.push(element);
      continue;
    }
    waiting.delete(element);
    if (givesUp) released.add(element);
    act();
  }
  isGivingBack = false;
}

function lookAgain(): void {
  giveBack();
  if (waiting.size > 0) setTimeout(lookAgain, LOOK_AGAIN_MS);
}

function whenAwake(element: Element, act: () => void, isPress = false): void {
  if (waiting.has(element)) return;
  if (waiting.size === 0 && !isGivingBack) setTimeout(lookAgain, LOOK_AGAIN_MS);
  waiting.set(element, { since: Date.now(), act, isPress });
}

/** Links lead on by themselves, but for those to a dialog: it lies over this page. */
const PRESSED = ["button", 'a[href^="/signin"]', 'a[href^="/register"]'].join(",");

/** What closes a dialog that came with the page. */
const CLOSE = '[role="dialog"] button[aria-label="Close"]';

/** A press beside the dialog closes it. */
const pressedAt = (target: Element): HTMLElement | null =>
  target.closest<HTMLElement>(PRESSED) ??
  (target.matches("[data-auth-dialog]") ? target.querySelector<HTMLElement>(CLOSE) : null);

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Whether it can be pressed now: it is awake, and what was typed into its form before has been given back. */
function isReady(pressed: Element): boolean {
  if (!isAwake(pressed)) return false;
  giveBack();
  return ![...waiting.keys()].some((other) => inOneForm(pressed, other));
}

/** A press before its script is there is done when it is: once, however often it was pressed. */
function keepPress(event: MouseEvent): void {
  const pressed = pressedAt(event.target as Element);
  if (!pressed || isGivingBack || released.has(pressed) || opensElsewhere(event) || isReady(pressed)) return;
  event.preventDefault();
  event.stopPropagation();
  whenAwake(
    pressed,
    () => {
      pressed.click();
    },
    true,
  );
}

/** Closes a dialog, also one whose script isn't there yet. */
function keepEscape({ key }: KeyboardEvent): void {
  const close = key === "Escape" ? document.querySelector<HTMLElement>(CLOSE) : null;
  if (close && !isAwake(close)) close.click();
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was ticked stays ticked, and is told to the form when that wakes up, which may have begun with something else. */
function keepTick(box: HTMLInputElement): void {
  ticked.set(box, box.checked);
  whenAwake(box, () => {
    // The framework hears of a tick only where it knew the box without.
    box.checked = !ticked.get(box);
    box.click();
  });
}
const ticked = new WeakMap<HTMLInputElement, boolean>();

/** A form that wakes up begins empty: what was typed before is typed into it again. */
function keepTyping(event: Event): void {
  const field = event.target as Typed;
  if (!("value" in field)) return;
  if (isGivingBack) return;
  if (isAwake(field)) {
    // Typed on, while what was typed before is about to be given back.
    if (waiting.has(field) && field.value.startsWith(typed.get(field) ?? "")) typed.set(field, field.value);
    return;
  }
  if (field.type === "checkbox" || field.type === "radio") {
    keepTick(field as HTMLInputElement);
    return;
  }
  typed.set(field, field.value);
  whenAwake(field, () => {
    typeAgain(field);
    // The framework may have taken it over half, and the rest on hearing this: then the form began empty only now.
    if (field.value !== typed.get(field)) typeAgain(field);
  });
}
const typed = new WeakMap<Typed, string>();

function typeAgain(field: Typed): void {
  const text = typed.get(field) ?? "";
  // Past the framework's own setter, which would take it for known already.
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** From now on nothing is lost that is pressed, ticked or typed before the framework listens. */
export function keepPresses(scriptsFailed: () => boolean = hasFailed): void {
  hasFailed = scriptsFailed;
  addEventListener("click", keepPress, true);
  addEventListener("keydown", keepEscape, true);
  addEventListener("input", keepTyping, true);
}
