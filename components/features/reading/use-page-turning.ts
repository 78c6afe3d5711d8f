"use client";

import { useEffect, useEffectEvent, useRef, type MouseEvent, type TouchEvent } from "react";
import { scrollsFirst, turnForKey, turnForSwipe, turnForTap, type Turn, type Unseen } from "./page-turns";

/** A dialog that is on its way out still has the focus, and takes no keys any more. */
function isBusyWithKeys(target: Element): boolean {
  if (target.closest("[role=dialog][data-state=closed]")) return false;
  return target.closest("[role=dialog], input, select, textarea") !== null;
}

function unseen(): Unseen {
  const { scrollHeight } = document.documentElement;
  return { above: window.scrollY, below: scrollHeight - window.innerHeight - window.scrollY };
}

/** Two fingers enlarge, and an enlarged page is moved with one. */
const isEnlarged = () => (window.visualViewport?.scale ?? 1) > 1.05;

/** Keys anywhere on the screen; swipes, and taps at a picture's edge, on the element that takes the returned handlers. */
export function usePageTurning(onTurn: (turn: Turn) => void) {
  const turn = useEffectEvent(onTurn);
  const from = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && isBusyWithKeys(event.target)) return;
      const wanted = turnForKey(event.key);
      if (!wanted || scrollsFirst(event.key, unseen())) return;
      event.preventDefault();
      turn(wanted);
    };
    window.addEventListener("keydown", press);
    return () => {
      window.removeEventListener("keydown", press);
    };
  }, []);

  return {
    onTouchStart: (event: TouchEvent) => {
      from.current = null;
      // React hands on touches of a dialog that was opened from in here; they turn no page.
      if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
      const touch = event.touches[0];
      from.current =
        touch && event.touches.length === 1 && !isEnlarged() ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onClick: (event: MouseEvent) => {
      const picture = event.target instanceof Element ? event.target.closest("[data-turns]") : null;
      if (!picture || isEnlarged()) return;
      const { left, width } = picture.getBoundingClientRect();
      const wanted = turnForTap(event.clientX - left, width);
      if (wanted) onTurn(wanted);
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      const wanted =
        from.current && touch && turnForSwipe(from.current, { x: touch.clientX, y: touch.clientY });
      from.current = null;
      if (wanted) onTurn(wanted);
    },
  };
}
