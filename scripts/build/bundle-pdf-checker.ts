import { build } from "esbuild";

const TARGET = "dist/pdf";

/** What has to be there after a build. */
export const PDF_CHECKER = `${TARGET}/checker.mjs`;

/** The checker of PDFs from outside with all that it needs, so that its package isn't wanted where the product runs. */
export async function bundlePdfChecker(): Promise<void> {
  await build({
    entryPoints: { checker: "scripts/pdf-checker/checker.ts" },
    outdir: TARGET,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    minify: true,
    platform: "node",
    target: "node24",
    format: "esm",
    legalComments: "inline",
    logLevel: "error",
  });
}
