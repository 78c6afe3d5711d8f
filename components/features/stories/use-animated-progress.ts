"use client";

import { useEffect, useState } from "react";

/** One frame's step towards the target: quick when far, never past it. */
function nextProgress(shown: number, target: number): number {
  if (shown >= target) return target;
  return Math.min(target, shown + Math.max(0.25, (target - shown) * 0.06));
}

/** A whole number that walks towards `target`; with reduced motion it stands there at once. */
export function useAnimatedProgress(target: number): number {
  const [shown, setShown] = useState(target);

  useEffect(() => {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    let frame = requestAnimationFrame(function step() {
      setShown((now) => (still ? target : nextProgress(now, target)));
      frame = requestAnimationFrame(step);
    });
    const end = setTimeout(() => {
      cancelAnimationFrame(frame);
      setShown(target);
    }, 1500);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
  }, [target]);

  return Math.floor(shown);
}
