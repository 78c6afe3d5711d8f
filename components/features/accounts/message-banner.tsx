import { Alert } from "@/components/ui/alert";
import { bannerFor } from "@/lib/features/accounts/rules";

const TONES = { warning: "warning", error: "danger", info: "info" } as const;

/** The message that another screen sent along, by its code. */
export function MessageBanner({ code }: { code: string | null }) {
  const banner = bannerFor(code);
  return banner && <Alert tone={TONES[banner.type]}>{banner.text}</Alert>;
}
