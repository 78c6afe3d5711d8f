import { expect } from "vitest";
import { apiClient, registeredParent, type Answer, type ApiClient, type NewParent } from "./http-client";

/** Words of ours, of our tools and of our machine that no caller has any use for. */
const INSIDES =
  /\n\s+at |\bat \S+ \(\S+:\d+:\d+\)|node_modules|prisma|postgres|\bzod\b|\/(?:work|tmp|home|root|app\/api|dist|lib)\/|\.(?:ts|mjs|js):\d+|\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.+\b(?:FROM|VALUES|SET|WHERE)\b|invalid input syntax|duplicate key|violates|\bP\d{4}\b|ECONN|TypeError|ReferenceError/;

/** What holds of every answer: never a fault of the server's, and a refusal gives nothing of our insides away. */
export function expectNothingLeaks(answer: Answer): void {
  expect(answer.status, answer.text).toBeLessThan(500);
  if (answer.status >= 400) expect(answer.text).not.toMatch(INSIDES);
}

const guard = (client: ApiClient): ApiClient["call"] =>
  async function call<T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
    const answer = await client.call<T>(method, path, body, headers);
    expectNothingLeaks(answer);
    return answer;
  };

/** A caller that isn't a browser, whose every answer is looked at. */
export function guardedClient(origin: string, token: string | null = null): ApiClient {
  const client = apiClient(origin, token);
  return { ...client, call: guard(client) };
}

/** A verified parent, signed in, whose every answer is looked at. */
export async function guardedParent(system: {
  app: string;
  database: string;
}): Promise<ApiClient & { parent: NewParent }> {
  const client = await registeredParent(system);
  return { ...client, call: guard(client) };
}

export type Refusal = {
  code: string;
  message: string;
  error: string;
  details?: Record<string, string>;
  requestId: string;
};

/** A refusal in the one envelope. */
export function refusalOf(answer: Answer): { status: number; code: string; message: string } {
  const { code, message, error, requestId } = answer.json as Refusal;
  expect(error).toBe(message);
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  return { status: answer.status, code, message };
}

export const detailsOf = (answer: Answer): Record<string, string> => (answer.json as Refusal).details ?? {};
