import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { aiBookEndpoints } from "@/lib/features/stories/endpoints";
import { ENDPOINTS } from "@/lib/http/endpoints";
import { isKept } from "@/lib/http/route";
import type { Endpoint } from "@/lib/shared/endpoint";
import { folderOf } from "@/scripts/build/list-api-methods";
import { importsOf, sourceFiles } from "@/tests/support/source-tree";

/** Where nothing of ours is written with the answer: Stripe's own key sees to it (ADR 26), or nothing is written at all. */
const KEPT_AFTER: readonly Endpoint[] = [
  paymentEndpoints.startCheckout,
  paymentEndpoints.retryCheckout,
  aiBookEndpoints.estimateCost,
];

const sources = new Map([...sourceFiles("lib"), ...sourceFiles("app")].map(({ path, text }) => [path, text]));

const fileOf = (from: string, name: string): string | null => {
  const place = name.startsWith("@/") ? name.slice(2) : join(dirname(from), name);
  return [`${place}.ts`, `${place}.tsx`].find((path) => sources.has(path) && existsSync(path)) ?? null;
};

/** A use case may leave the transaction to another that it calls. */
function committing(path: string, depth = 1): boolean {
  const text = sources.get(path) ?? "";
  if (text.includes("answerInTransaction(")) return true;
  if (depth === 0) return false;
  return importsOf(text)
    .map((name) => fileOf(path, name))
    .some((next) => next?.startsWith("lib/features/") && committing(next, depth - 1));
}

/** The use cases that a route file imports and hands to this verb. */
function useCasesOf({ path, method }: Endpoint): string[] {
  const file = `app${folderOf(path)}/route.ts`;
  const text = sources.get(file) ?? "";
  const [, handler = ""] =
    new RegExp(`export const ${method} = route\\(([^]*?)\\n?\\);`, "u").exec(text) ?? [];
  const imports = [...text.matchAll(/import \{([^}]+)\} from "([^"]+)"/gu)];
  return imports.flatMap(([, names = "", from = ""]) => {
    const isUsed = names.split(",").some((name) => new RegExp(`\\b${name.trim()}\\b`, "u").test(handler));
    const target = fileOf(file, from);
    return isUsed && target?.startsWith("lib/features/") && !target.endsWith("endpoints.ts") ? [target] : [];
  });
}

const kept = ENDPOINTS.filter((endpoint: Endpoint) => isKept(endpoint) && !KEPT_AFTER.includes(endpoint));

test.each(kept.map((endpoint: Endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  "$name keeps its answer in the transaction of its work",
  ({ endpoint }) => {
    const useCases = useCasesOf(endpoint);
    expect(useCases).not.toEqual([]);
    expect(useCases.some((path) => committing(path))).toBe(true);
  },
);
