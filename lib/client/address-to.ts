import { addressOf, type AddressParts } from "./address-of";
import type { Given, PathOf } from "./api";

/** The address of something that the browser asks for by itself. */
export const addressTo = <P extends PathOf<"GET">>(path: P, ...parts: Given<"GET", P>): string =>
  addressOf(path, (parts as AddressParts[])[0] ?? {});
