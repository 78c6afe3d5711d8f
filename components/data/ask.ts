import type { ApiFailure, ApiResult } from "@/lib/client/api";

/** A refusal on its way through the query library, which knows only answers and errors. */
export class CallFailed extends Error {
  constructor(readonly failure: ApiFailure) {
    super(failure.message || `HTTP ${failure.status}`);
    this.name = "CallFailed";
  }
}

/** The answer of a call with what is said beside it. @throws CallFailed */
export async function askAll<T>(call: Promise<ApiResult<T>>): Promise<{ data: T; headers?: Headers }> {
  const result = await call;
  if (!result.ok) throw new CallFailed(result);
  return result;
}

/** The answer of a call. @throws CallFailed */
export const ask = async <T>(call: Promise<ApiResult<T>>): Promise<T> => (await askAll(call)).data;
