import pLimit from "p-limit";
import { AppError } from "@/lib/shared/app-error";

const MOST_MS = 30_000;

const inTurn = pLimit(1);

/**
 * Prints one book after the other in this process: a book takes a core and much memory for as long as it lasts. Half a
 * minute after its turn began the caller hears that it takes too long, and the turn is over: nothing can stop the
 * printing, but what never ends must not keep every other book waiting.
 * @throws AppError UNAVAILABLE
 */
export function printInTurn<T>(print: () => Promise<T>): Promise<T> {
  return inTurn(
    () =>
      new Promise<T>((resolve, reject) => {
        const timer = setTimeout(() => {
          reject(
            new AppError(
              "UNAVAILABLE",
              "The PDF takes too long to print. Please try again in a little while.",
            ),
          );
        }, MOST_MS);
        void print()
          .finally(() => {
            clearTimeout(timer);
          })
          .then(resolve, reject);
      }),
  );
}
