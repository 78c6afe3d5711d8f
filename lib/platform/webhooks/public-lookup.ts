import type { lookup, LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address";
import { Unreached } from "./unreached";

const INSIDE = "The name leads to an address that isn’t one of the public internet.";

/**
 * Looks a name up for the very connection that is opened then, and gives only addresses of the public internet: a name
 * that answers otherwise at its second look gains nothing.
 */
export const publicLookup =
  (resolve: typeof lookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = error ? [] : found;
      if (error) done(error, "", 0);
      else if (!first || !found.every(({ address }) => isPublicAddress(address)))
        done(new Unreached(INSIDE), "", 0);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
