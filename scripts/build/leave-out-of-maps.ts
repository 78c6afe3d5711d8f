import { readFile } from "node:fs/promises";
import { transform, type Plugin } from "esbuild";

/** Sentences and pictures: megabytes that no line of a stack ever points at. */
const DATA =
  /lib[\\/]features[\\/](?:writing[\\/](?:classic[\\/]shapes|subjects)|drawing[\\/]classic)[\\/].+\.ts$/;
/** A map without a mapping: the bundler keeps it instead of making one. */
const EMPTY_MAP = Buffer.from(JSON.stringify({ version: 3, sources: [""], mappings: "A" })).toString(
  "base64",
);

/**
 * Leaves what is data out of source maps. A process reads its whole map into its heap, and with the plots in it the
 * worker's grew to half of what the worker may have.
 */
export const leaveOutOfMaps: Plugin = {
  name: "leave-out-of-maps",
  setup(build) {
    build.onLoad({ filter: DATA }, async ({ path }) => {
      const { code } = await transform(await readFile(path, "utf8"), { loader: "ts" });
      return {
        contents: `${code}\n//# sourceMappingURL=data:application/json;base64,${EMPTY_MAP}`,
        loader: "js",
      };
    });
  },
};
