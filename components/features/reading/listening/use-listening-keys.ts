"use client";

import { useEffect, useEffectEvent, type MouseEvent } from "react";
import type { Listener } from "./listener";

/**
 * A tap on the words says one of them, or goes on where a sentence was waited for.
 * @returns the word that is said
 */
export function tapWords({ target }: MouseEvent, listener: Listener): string | null {
  if (!(target instanceof Element) || target.closest("button, a, [data-turns]")) return null;
  // Somebody who marks words wants to keep them.
  if (window.getSelection()?.isCollapsed === false) return null;
  const place = target.closest<HTMLElement>("[data-range]");
  const range = Number(place?.dataset.range ?? -1);
  if (listener.phase() === "waiting" && !listener.wasSaid(range)) {
    listener.goOn();
    return null;
  }
  if (!place) return null;
  listener.say(range);
  return place.textContent;
}

type Keys = { toggle: () => void; listener: Listener; isOff: boolean };

/** Space or K starts and stops; where a sentence was read together, space or an arrow goes on. */
export function useListeningKeys({ toggle, listener, isOff }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const wish = isOff ? null : wishOf(event, listener.phase() === "waiting");
    if (!wish) return;
    event.preventDefault();
    if (wish === "go-on") listener.goOn();
    else toggle();
  });
  useEffect(() => {
    // Before the keys that turn pages.
    window.addEventListener("keydown", press, { capture: true });
    return () => {
      window.removeEventListener("keydown", press, { capture: true });
    };
  }, []);
}

const isWithin = (target: EventTarget | null, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null;

const isChord = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || shiftKey;

function wishOf(event: KeyboardEvent, isWaiting: boolean): "go-on" | "toggle" | null {
  if (isChord(event) || event.repeat) return null;
  if (isWithin(event.target, "[role=dialog], input, select, textarea")) return null;
  const isSpace = event.key === " ";
  if (isSpace && isWithin(event.target, "button, a, summary")) return null;
  if (isWaiting && (isSpace || event.key === "ArrowRight")) return "go-on";
  return isSpace || event.key.toLowerCase() === "k" ? "toggle" : null;
}
