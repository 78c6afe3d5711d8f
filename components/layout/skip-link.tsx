/** The first thing that Tab reaches on every page: past the header to what the page is about. */
export const SkipLink = () => (
  <a
    href="#main"
    className="sr-only z-60 rounded-full bg-accent font-semibold text-accent-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-5 focus:py-3 forced-colors:border"
  >
    Skip to content
  </a>
);
