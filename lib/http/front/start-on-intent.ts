const SCRIPT_FILE = /<script\b([^>]*)\bsrc="([^"]+)"([^>]*)><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/?>/g;

const attribute = (value: string): string => value.replace(/&/g, "&amp;").replace(/"/g, "&quot;");

/** Which policy lets the program run: by its hash, or by the nonce of a page that is made for one request. */
const opening = (nonce?: string): string => (nonce === undefined ? "<script" : `<script nonce="${nonce}"`);

/** The page without its script files; `script` fetches them at the first sign of intent. */
export function startOnIntent(html: string, script: string, nonce?: string): string {
  const chunks: [string, string][] = [];
  const quiet = html
    .replace(SCRIPT_FILE, (tag, before: string, src: string, after: string) => {
      // Fetched by no browser that knows modules.
      if (/\bnomodule\b/i.test(before + after)) return tag;
      chunks.push([src, /\bid="([^"]*)"/.exec(before + after)?.[1] ?? ""]);
      return "";
    })
    .replace(SCRIPT_PRELOAD, "");
  const start = `${opening(nonce)} data-chunks="${attribute(JSON.stringify(chunks))}">${script}</script>`;
  return quiet.replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${start}</body>`);
}

/** Before everything else but the name of the letters, which browsers look for in the first kilobyte only. */
export const intoHead = (html: string, script: string, nonce?: string): string =>
  html.replace(
    /<head>(?:<meta charset="[^"]*"\/?>)?/i,
    (begin) => `${begin}${opening(nonce)}>${script}</script>`,
  );
