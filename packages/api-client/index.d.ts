import type { Client } from "openapi-fetch";
import type { paths } from "./schema.js";

export type { paths } from "./schema.js";

export type TalewickOptions = {
  /** Made in your settings, under API Keys. It belongs on a server: never put it into a page or an app. */
  apiKey: string;
  /** Where Talewick is, without a slash at its end. */
  baseUrl: string;
  /** In place of the platform's own. */
  fetch?: (request: Request) => Promise<Response>;
};

export type TalewickClient = Client<paths>;

/** A client that sends its key with every call. Paths, bodies and answers are those of the API's OpenAPI document. */
export declare function createTalewickClient(options: TalewickOptions): TalewickClient;
