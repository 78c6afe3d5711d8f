import { addressTo } from "@/lib/client/address-to";
import { buttonVariants } from "@/components/ui/button-variants";
import { withFrom } from "@/lib/features/accounts/rules";

const GoogleMark = () => (
  <svg aria-hidden viewBox="0 0 24 24">
    <path
      fill="#4285f4"
      d="M22.5 12.26c0-.78-.07-1.53-.2-2.26H12v4.28h5.89a5.04 5.04 0 0 1-2.18 3.3v2.75h3.53c2.07-1.9 3.26-4.7 3.26-8.07Z"
    />
    <path
      fill="#34a853"
      d="M12 23c2.95 0 5.43-.98 7.24-2.66l-3.53-2.75c-.98.66-2.23 1.05-3.71 1.05-2.85 0-5.27-1.93-6.13-4.52H2.22v2.84A11 11 0 0 0 12 23Z"
    />
    <path fill="#fbbc05" d="M5.87 14.12a6.6 6.6 0 0 1 0-4.22V7.06H2.22a11 11 0 0 0 0 9.9l3.65-2.84Z" />
    <path
      fill="#ea4335"
      d="M12 5.38c1.6 0 3.05.55 4.18 1.64l3.13-3.13A10.9 10.9 0 0 0 12 1 11 11 0 0 0 2.22 7.06L5.87 9.9C6.73 7.3 9.15 5.38 12 5.38Z"
    />
  </svg>
);

const GitHubMark = () => (
  <svg aria-hidden viewBox="0 0 24 24" fill="currentColor">
    <path d="M12 1.5a10.5 10.5 0 0 0-3.32 20.46c.52.1.72-.22.72-.5v-1.8c-2.92.64-3.54-1.4-3.54-1.4-.48-1.22-1.17-1.54-1.17-1.54-.95-.65.07-.64.07-.64 1.06.08 1.61 1.09 1.61 1.09.94 1.6 2.46 1.14 3.06.87.1-.68.37-1.14.67-1.4-2.33-.27-4.78-1.17-4.78-5.2 0-1.14.4-2.08 1.08-2.82-.1-.27-.47-1.34.1-2.79 0 0 .88-.28 2.89 1.08a10 10 0 0 1 5.25 0c2-1.36 2.88-1.08 2.88-1.08.58 1.45.22 2.52.11 2.79.67.74 1.08 1.68 1.08 2.83 0 4.04-2.46 4.93-4.8 5.19.38.33.71.97.71 1.95v2.9c0 .28.19.6.73.5A10.5 10.5 0 0 0 12 1.5Z" />
  </svg>
);

const PROVIDERS = [
  { id: "google", name: "Google", Mark: GoogleMark },
  { id: "github", name: "GitHub", Mark: GitHubMark },
] as const;

type SocialButtonsProps = { from: string | null; keepSignedIn?: boolean };

/** Leaves for the provider; the server remembers where to come back to. */
export function SocialButtons({ from, keepSignedIn = true }: SocialButtonsProps) {
  const addressOf = (provider: "google" | "github") => {
    const query = keepSignedIn ? {} : { keep: "off" as const };
    return withFrom(
      addressTo("/api/auth/oauth2/authorize/{provider}", { params: { provider }, query }),
      from,
    );
  };
  return (
    <div className="grid gap-3 min-[26rem]:grid-cols-2">
      {PROVIDERS.map(({ id, name, Mark }) => (
        <a
          key={id}
          href={addressOf(id)}
          aria-label={`Continue with ${name}`}
          className={buttonVariants({ variant: "outline" })}
        >
          <Mark />
          {name}
        </a>
      ))}
    </div>
  );
}
