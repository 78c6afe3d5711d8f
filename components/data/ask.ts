import type { ApiFailure, ApiResult } from "@/lib/client/api";

/** A refusal on its way through the query library, which knows only answers and errors. */
export class CallFailed extends Error {
  constructor(readonly failure: ApiFailure) {
    super(failure.message || `HTTP ${failure.status}`);
    this.name = "CallFailed";
  }
}

/** The answer of a call. @throws CallFailed */
export async function ask<T>(call: Promise<ApiResult<T>>): Promise<T> {
  const result = await call;
  if (!result.ok) throw new CallFailed(result);
  return result.data;
}
