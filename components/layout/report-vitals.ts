import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals";
import { createApi } from "@/lib/client/api";
import { pageKindOf, type Vital } from "@/lib/shared/page-vitals";

const apiLast = createApi({ onUnauthorized: "stay", credentials: "never", keepalive: true });

/** Measures the page that was opened, and tells it once, when its reader turns away: some figures are known only then. */
export function reportVitals(): void {
  const page = pageKindOf(window.location.pathname);
  const seen = new Map<Vital, number>();
  const note = ({ name, value }: Metric) => seen.set(name, value);
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(note);
  const tell = () => {
    if (document.visibilityState !== "hidden" || seen.size === 0) return;
    const vitals = [...seen].map(([name, value]) => ({ name, value }));
    seen.clear();
    document.removeEventListener("visibilitychange", tell);
    void apiLast("POST", "/api/vitals", { body: { page, vitals } });
  };
  document.addEventListener("visibilitychange", tell);
}
