"use client";

import { useEffect, useEffectEvent, useRef, type TouchEvent } from "react";
import { turnForKey, turnForSwipe, type Turn } from "./page-turns";

/** A dialog that is on its way out still has the focus, and takes no keys any more. */
function isBusyWithKeys(target: Element): boolean {
  if (target.closest("[role=dialog][data-state=closed]")) return false;
  return target.closest("[role=dialog], input, select, textarea") !== null;
}

/** Keys anywhere on the screen, swipes on the element that takes the returned handlers. */
export function usePageTurning(onTurn: (turn: Turn) => void) {
  const turn = useEffectEvent(onTurn);
  const from = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && isBusyWithKeys(event.target)) return;
      const wanted = turnForKey(event.key);
      if (!wanted) return;
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
      // Two fingers enlarge, and an enlarged page is moved with one.
      const zoomed = (window.visualViewport?.scale ?? 1) > 1.05;
      from.current =
        touch && event.touches.length === 1 && !zoomed ? { x: touch.clientX, y: touch.clientY } : null;
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
