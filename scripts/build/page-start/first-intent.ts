/**
 * Runs inside prepared public pages, in place of the framework's script tags: fetches those at the first sign that
 * somebody wants more than to look, and gives back what was done before they were there. Built into the page by
 * `lib/http/front/start-on-intent.ts`, which also takes the page's data out; a visitor who only reads never fetches either.
 */

import { keepPresses } from "./keep-presses";

/** Address and id of each script, as the page had them. */
type Chunk = [src: string, id: string];

const SIGNS = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll", "input"];
/** Nobody stays this long without meaning to; programs that read a page aloud give no sign of their reader. */
const LINGERING_MS = 15_000;

const { page, chunks: listed } = document.currentScript?.dataset ?? {};
const chunks = JSON.parse(listed ?? "[]") as Chunk[];
let hasBegun = false;
let hasFailed = false;

/** What the page itself puts the cursor into when it comes is nobody's wish yet. */
const isByThePage = ({ type, target }: Event): boolean =>
  type === "focusin" && target instanceof HTMLElement && target.autofocus;

function begin(sign?: Event): void {
  if (hasBegun || (sign && isByThePage(sign))) return;
  hasBegun = true;
  for (const sign of SIGNS) removeEventListener(sign, begin, true);
  if (page === undefined) {
    addChunks();
    return;
  }
  // The framework looks for the page's data once, when it starts.
  for (const [src] of chunks) preload(src);
  addScript(page).onload = addChunks;
}

function addScript(src: string, id = ""): HTMLScriptElement {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  if (id) script.id = id;
  script.onerror = () => (hasFailed = true);
  document.head.append(script);
  return script;
}

function addChunks(): void {
  for (const [src, id] of chunks) addScript(src, id);
}

function preload(src: string): void {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "script";
  link.href = src;
  document.head.append(link);
}

/** A parent who is signed in or has just signed up, an unfinished sign-out, or an address that asks for something. */
function isWantedAtOnce(): boolean {
  try {
    if (localStorage.getItem("token") ?? sessionStorage.getItem("signUp")) return true;
  } catch {
    // Storage is switched off: nobody is signed in.
  }
  return /(?:^|; )talewick-leaving=./.test(document.cookie) || location.search !== "" || location.hash !== "";
}

keepPresses(() => hasFailed);
for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
if (isWantedAtOnce()) begin();
else
  setTimeout(() => {
    begin();
  }, LINGERING_MS);
