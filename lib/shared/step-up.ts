type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let underWay: Promise<boolean> | null = null;

/** A screen that can ask for the password again says so while it is there. Returns the way out. */
export function offerStepUp(offered: Ask): () => void {
  ask = offered;
  return () => {
    if (ask === offered) ask = null;
  };
}

/** Has the parent show again who they are; calls that come together are one question. `false` if they didn't. */
export function stepUp(): Promise<boolean> {
  underWay ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    underWay = null;
  });
  return underWay;
}
