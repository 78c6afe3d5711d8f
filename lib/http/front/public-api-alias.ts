const ALIAS = "/v1/";

/**
 * `/v1/…` is the documented short form of `/api/v1/…`. It is rewritten before anything looks at the address, so that the
 * two are one call for methods, limits, log lines and Idempotency-Keys.
 */
export const atOwnAddress = (url: string): string => (url.startsWith(ALIAS) ? `/api${url}` : url);
