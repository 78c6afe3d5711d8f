import { isPaymentAddress } from "@/lib/features/billing/rules";
import { apiPublic } from "@/lib/client/api";

/**
 * The address if a browser may be sent there to pay, otherwise `null`. What the sandbox is comes from the deployment's
 * configuration and never from the answer that carries the address.
 */
export async function paymentAddress(address: string | undefined): Promise<string | null> {
  if (!address) return null;
  if (isPaymentAddress(address, null)) return address;
  const answer = await apiPublic("GET", "/api/payments/sandbox");
  return answer.ok && isPaymentAddress(address, answer.data.origin) ? address : null;
}
