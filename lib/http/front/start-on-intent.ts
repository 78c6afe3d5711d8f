const SCRIPT_FILE = /<script\b([^>]*)\bsrc="([^"]+)"([^>]*)><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/?>/g;
/** What the framework takes a page over with: the page once more, as data. */
const PAGE_DATA = /<script>(\(self\.__next_f=[\s\S]*?|self\.__next_f\.push\([\s\S]*?)<\/script>/g;

const attribute = (value: string): string => value.replace(/&/g, "&amp;").replace(/"/g, "&quot;");

/** Which policy lets the program run: by its hash, or by the nonce of a page that is made for one request. */
const opening = (nonce?: string): string => (nonce === undefined ? "<script" : `<script nonce="${nonce}"`);

type Away = {
  /** Of a page that is made for one request. */
  nonce?: string;
  /** Keeps the page's data as a file of its own. @returns its address */
  keepData?: (code: string) => string;
};

/** @returns the page without its data, and the address where they are now */
function withoutData(html: string, keepData: (code: string) => string): { html: string; data?: string } {
  const pieces: string[] = [];
  const rest = html.replace(PAGE_DATA, (_, code: string) => {
    pieces.push(code);
    return "";
  });
  return pieces.length > 0 ? { html: rest, data: keepData(`${pieces.join(";\n")};\n`) } : { html };
}

/** The page without its script files; `script` fetches them, and its data before them, at the first sign of intent. */
export function startOnIntent(html: string, script: string, { nonce, keepData }: Away = {}): string {
  const page = keepData ? withoutData(html, keepData) : { html };
  const chunks: [string, string][] = [];
  const quiet = page.html
    .replace(SCRIPT_FILE, (tag, before: string, src: string, after: string) => {
      // Fetched by no browser that knows modules.
      if (/\bnomodule\b/i.test(before + after)) return tag;
      chunks.push([src, /\bid="([^"]*)"/.exec(before + after)?.[1] ?? ""]);
      return "";
    })
    .replace(SCRIPT_PRELOAD, "");
  const data = page.data === undefined ? "" : ` data-page="${attribute(page.data)}"`;
  const start = `${opening(nonce)}${data} data-chunks="${attribute(JSON.stringify(chunks))}">${script}</script>`;
  return quiet.replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${start}</body>`);
}

/** Before everything else but the name of the letters, which browsers look for in the first kilobyte only. */
export const intoHead = (html: string, script: string, nonce?: string): string =>
  html.replace(
    /<head>(?:<meta charset="[^"]*"\/?>)?/i,
    (begin) => `${begin}${opening(nonce)}>${script}</script>`,
  );
