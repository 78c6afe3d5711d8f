import { useEffect, useState } from "react";

const MESSAGE_MS = 5_000;

export type PassingMessage = { tone: "success" | "danger"; text: string };

/** A message that leaves by itself after five seconds. */
export function usePassingMessage() {
  const [message, setMessage] = useState<PassingMessage | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => {
      setMessage(null);
    }, MESSAGE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [message]);
  return { message, setMessage };
}
