import { readRequests } from "@/tests/eval/evaluate-requests";
import { addChild, registeredParent } from "@/tests/support/http-client";
import { atMost, percentile, plain, type Figure } from "./figure";

const ORDERS = "tests/fixtures/requests.json";
/** Parents who share the orders, so that their limits stay out of the figures. */
const PARENTS = 4;
const ROUNDS = 4;
/** A machine that is busy with other things is measured by a handler that does nothing, in turns with the outlines. */
const LIMIT_MS = 50;

async function milliseconds(work: () => Promise<{ status: number }>): Promise<number> {
  const begun = performance.now();
  const { status } = await work();
  const spent = performance.now() - begun;
  // A kind refusal is an answer, too.
  if (status !== 200 && status !== 422) throw new Error(`outline: ${status}`);
  return spent;
}

/** The sentence that stands under the form while a parent types: how long it takes, over HTTP. */
export async function benchOutline(system: { app: string; database: string }): Promise<Figure[]> {
  const requests = await readRequests(ORDERS);
  const outlines: number[] = [];
  const bare: number[] = [];
  for (let index = 0; index < PARENTS; index += 1) {
    const parent = await registeredParent(system);
    const { id } = await addChild(parent);
    const own = requests.filter((_, at) => at % PARENTS === index);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { title, topics, theme, creativityLevel } of own) {
        const body = {
          childId: id,
          title,
          topics,
          theme,
          creativityLevel,
          ageAppropriate: true,
          another: round,
        };
        const spent = await milliseconds(() => parent.call("POST", "/api/books/outline", body));
        bare.push(await milliseconds(() => parent.call("GET", "/api/health")));
        // The first requests of a fresh process are slower.
        if (round > 0) outlines.push(spent);
      }
    }
  }
  return [
    plain("a handler that does nothing: p95", percentile(bare, 0.95), "ms"),
    plain("POST /api/books/outline: p50", percentile(outlines, 0.5), "ms"),
    atMost("POST /api/books/outline: p95", percentile(outlines, 0.95), "ms", LIMIT_MS),
  ];
}
