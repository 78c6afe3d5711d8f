/** What `zod` is in browsers (next.config.ts): the same, but told beforehand what it may not do there. */
import "./no-compiled-schemas";

export { z } from "zod/v4";
