import { AppError } from "@/lib/shared/app-error";

const MOST_MS = 30_000;

let last: Promise<void> = Promise.resolve();

/**
 * Prints one book after the other in this process: a book takes a core and much memory for as long as it lasts. Half a
 * minute after its turn began the caller hears that it takes too long, and the turn is over: nothing can stop the
 * printing, but what never ends must not keep every other book waiting.
 * @throws AppError UNAVAILABLE
 */
export async function printInTurn<T>(print: () => Promise<T>): Promise<T> {
  const before = last;
  let free = () => {};
  last = new Promise<void>((resolve) => (free = resolve));
  await before;
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      free();
      reject(
        new AppError("UNAVAILABLE", "The PDF takes too long to print. Please try again in a little while."),
      );
    }, MOST_MS);
    void print()
      .finally(() => {
        clearTimeout(timer);
        free();
      })
      .then(resolve, reject);
  });
}
