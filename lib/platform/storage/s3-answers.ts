import { XMLParser } from "fast-xml-parser";
import { z } from "zod";

/** Keys and tokens stay text, however much they look like numbers; a list of one is a list. */
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === "Contents" });

const failure = z.object({ Error: z.object({ Code: z.string() }) });
/** As S3 says it, or in one envelope more, as other services of its kind do. */
const anyFailure = z.union([
  failure,
  z.object({ ErrorResponse: failure }).transform((answer) => answer.ErrorResponse),
]);
const listing = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string(), LastModified: z.coerce.date() })).default([]),
    NextContinuationToken: z.string().default(""),
  }),
});

export type ObjectPage = { objects: { key: string; writtenAt: Date }[]; next: string };

const parse = (bytes: Buffer): unknown => parser.parse(bytes.toString("utf8"));

/** The store's own word for what is wrong, such as NoSuchKey; empty where the answer is no failure in its form. */
export function readFailure(bytes: Buffer): string {
  try {
    return anyFailure.parse(parse(bytes)).Error.Code;
  } catch {
    return "";
  }
}

/** One page of a listing, and the token that asks for the next one; throws where the answer is none. */
export function readListing(bytes: Buffer): ObjectPage {
  const { Contents, NextContinuationToken: next } = listing.parse(parse(bytes)).ListBucketResult;
  return { objects: Contents.map(({ Key: key, LastModified: writtenAt }) => ({ key, writtenAt })), next };
}
