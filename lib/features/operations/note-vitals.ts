import { metrics } from "@/lib/platform/metrics/metrics";
import type { VitalsInput } from "./contract";

/** Figures of a page as somebody's browser saw them: counted, and who it was isn't asked. */
export function noteVitals({ page, vitals }: VitalsInput): void {
  for (const { name, value } of vitals) metrics().pageVital({ page, vital: name, value });
}
