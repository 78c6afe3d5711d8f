const nowhere = () => undefined;

/** Next's router for a piece of the screen that is drawn by itself: it stays where it is. */
export const stillRouter = {
  back: nowhere,
  forward: nowhere,
  refresh: nowhere,
  push: nowhere,
  replace: nowhere,
  prefetch: nowhere,
  bfcacheId: "test",
};
