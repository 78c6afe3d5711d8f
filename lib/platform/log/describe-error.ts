/** What is worth knowing of an error beyond its words. */
const FACTS = ["code", "errno", "syscall", "status", "statusCode"] as const;
/** Longer chains are circles. */
const MOST_CAUSES = 5;

export type DescribedError = {
  type: string;
  message: string;
  stack?: string;
  cause?: DescribedError;
} & Partial<Record<(typeof FACTS)[number], string | number>>;

/** PostgreSQL tells what it refused with the values of the whole row, and names what is there twice. */
const withoutValues = (text: string): string =>
  text
    .replaceAll(/Failing row contains \(.*\)/gsu, "Failing row contains (…)")
    .replaceAll(
      /Key \(([^)]*)\)=\(.*?\)(?= (?:already exists|is not present|is still referenced|conflicts))/gsu,
      "Key ($1)=(…)",
    );

const isFact = (value: unknown): value is string | number =>
  typeof value === "number" || (typeof value === "string" && value.length <= 100);

/** Errors of another realm are none of ours by their class. */
const isErrorLike = (value: unknown): value is Error =>
  value instanceof Error ||
  (typeof value === "object" && value !== null && "message" in value && typeof value.message === "string");

/**
 * An error as it may stand in a log: what it is, where it came from and what caused it. Whatever else libraries hang on their
 * errors stays out, such as the refused row, the request with its headers, or the answer.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!isErrorLike(error)) return typeof error === "string" ? withoutValues(error) : typeof error;
  const described: DescribedError = { type: error.constructor.name, message: withoutValues(error.message) };
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  if (frames.length > 0) described.stack = [`${described.type}: ${described.message}`, ...frames].join("\n");
  const facts = error as unknown as Record<string, unknown>;
  for (const name of FACTS) if (isFact(facts[name])) described[name] = facts[name];
  if (isErrorLike(error.cause) && depth < MOST_CAUSES)
    described.cause = describeError(error.cause, depth + 1) as DescribedError;
  return described;
}
