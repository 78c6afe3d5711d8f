import { addressTo } from "@/lib/client/address-to";
import { stepUp } from "@/lib/shared/step-up";
import { ASKS_AGAIN, NETWORK_ERROR, readFailure, type ApiResult, type PathOf } from "./api";
import { callerHeaders } from "./caller-headers";

/** A call's answer as a file of the browser's, which needn't fit into a string. Never throws; asks for a proof where one is due. */
export async function fetchFile<P extends PathOf<"GET">>(
  ...given: Parameters<typeof addressTo<P>>
): Promise<ApiResult<Blob>> {
  const address = addressTo(...given);
  const result = await ask(address);
  // eslint-disable-next-line no-restricted-syntax -- the name of a refusal, no secret
  const isAsked = !result.ok && result.code === ASKS_AGAIN;
  return isAsked && (await stepUp()) ? ask(address) : result;
}

async function ask(address: string): Promise<ApiResult<Blob>> {
  try {
    // eslint-disable-next-line no-restricted-syntax -- an address of the table, which is ours
    const response = await fetch(address, { headers: callerHeaders() });
    if (!response.ok) return await readFailure(response);
    return { ok: true, status: response.status, data: await response.blob() };
  } catch {
    return { ok: false, status: 0, code: "NETWORK", message: NETWORK_ERROR };
  }
}
