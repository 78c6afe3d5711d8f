export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

const STRIPE = "Sandbox: a stand-in for Stripe. No real card, no real money.";

/** A whole page in the sandbox's own dress; the body is trusted HTML. */
export function htmlPage(title: string, body: string, ribbon = STRIPE): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${CSS}</style>
</head>
<body>
<header class="ribbon">${ribbon}</header>
${body}
<script>${SCRIPT}</script>
</body>
</html>`;
}

/** Says that something is going on; every form works without it too. */
const SCRIPT = `
document.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (!button || button.disabled) return;
  requestAnimationFrame(() => { button.disabled = true; if (button.dataset.busy) button.textContent = button.dataset.busy; });
});
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
document.addEventListener("click", (event) => {
  const card = event.target.closest("[data-card]");
  if (!card) return;
  const field = document.querySelector("input[name=card]");
  if (field) { field.value = card.dataset.card; field.focus(); }
});
`;

const CSS = `
:root {
  color-scheme: light dark;
  --page: #f5f4f0; --card: #fff; --line: #dedbd2; --ink: #1d2130; --soft: #5d6273;
  --accent: #4338ca; --on-accent: #fff; --bad: #b42318; --bad-soft: #fdecea; --good: #17693f; --good-soft: #e6f4ec;
  --ribbon: #fff1cc; --on-ribbon: #5c4400;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #13151f; --card: #1c1f2e; --line: #34384c; --ink: #f0eff5; --soft: #a8acbf;
    --accent: #a5b0ff; --on-accent: #14172b; --bad: #ffb4a9; --bad-soft: #40201d; --good: #8fdcb3; --good-soft: #17372a;
    --ribbon: #3a300f; --on-ribbon: #f6dfa0;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
.ribbon { margin: 0; padding: 8px 16px; background: var(--ribbon); color: var(--on-ribbon); text-align: center; font-size: 14px; }
main { display: grid; gap: 24px; max-width: 960px; margin: 0 auto; padding: 24px 16px 64px; }
main.two { align-items: start; }
@media (min-width: 800px) { main { padding-top: 56px; } main.two { grid-template-columns: 1fr 1fr; gap: 56px; } }
h1 { margin: 0; font-size: 20px; line-height: 1.3; font-weight: 600; }
h2 { margin: 0 0 12px; font-size: 17px; }
p { margin: 0; }
.price { margin: 4px 0 2px; font-size: 38px; font-weight: 650; letter-spacing: -0.02em; line-height: 1.2; }
.price small { font-size: 16px; font-weight: 400; color: var(--soft); letter-spacing: 0; }
.soft { color: var(--soft); font-size: 15px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 20px; }
.rows { margin: 20px 0 0; border-top: 1px solid var(--line); }
.rows div { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; border-bottom: 1px solid var(--line); }
.rows .total { font-weight: 650; }
.rows dd, .rows dt { margin: 0; }
form { display: grid; gap: 14px; }
label { display: grid; gap: 4px; font-size: 14px; font-weight: 550; }
input { width: 100%; min-height: 44px; padding: 10px 12px; border: 1px solid var(--line); border-radius: 9px; background: var(--page); color: var(--ink); font: inherit; font-size: 16px; font-weight: 400; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 46px; padding: 10px 18px; border: 1px solid transparent; border-radius: 10px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button.plain, .button.plain { background: transparent; border-color: var(--line); color: var(--ink); }
button.danger { background: transparent; border-color: var(--line); color: var(--bad); }
button:disabled { opacity: 0.65; cursor: default; }
button.chip { min-height: 36px; padding: 4px 10px; border-color: var(--line); background: transparent; color: var(--soft); font-size: 13px; font-weight: 500; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.notice { padding: 12px 14px; border-radius: 10px; font-size: 15px; }
.notice.bad { background: var(--bad-soft); color: var(--bad); }
.notice.good { background: var(--good-soft); color: var(--good); }
.links { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; }
a { color: var(--accent); }
details summary { cursor: pointer; font-size: 14px; color: var(--soft); min-height: 32px; }
ul.plain { list-style: none; margin: 0; padding: 0; }
ul.plain li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px 16px; padding: 12px 0; border-bottom: 1px solid var(--line); }
ul.plain li:last-child { border-bottom: 0; padding-bottom: 0; }
.badge { padding: 2px 10px; border-radius: 99px; background: var(--good-soft); color: var(--good); font-size: 13px; font-weight: 600; }
.badge.bad { background: var(--bad-soft); color: var(--bad); }
`;
