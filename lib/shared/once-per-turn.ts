/** Asks once for each key, and forgets all answers as soon as whoever asks waits for anything. */
export function oncePerTurn<Value>(ask: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size === 0)
      queueMicrotask(() => {
        known.clear();
      });
    const value = ask(key);
    known.set(key, value);
    return value;
  };
}
