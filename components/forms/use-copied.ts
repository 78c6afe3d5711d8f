import { useEffect, useState } from "react";

/**
 * Puts a text into the clipboard; where that isn't allowed, it can still be marked by hand. `copied` is forgotten after
 * some time where that is given.
 */
export function useCopied(text: string, forgetAfterMs?: number) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied || forgetAfterMs === undefined) return;
    const timer = setTimeout(() => {
      setCopied(false);
    }, forgetAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [copied, forgetAfterMs]);
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
      },
      () => undefined,
    );
  };
  return { copied, copy };
}
