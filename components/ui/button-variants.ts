const BASE =
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap transition-[background-color,border-color,color,box-shadow,translate] select-none active:translate-y-px disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 forced-colors:border forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText] [&_svg]:size-[1.15em] [&_svg]:shrink-0";

const VARIANTS = {
  primary: "bg-primary text-primary-foreground shadow-soft hover:bg-primary-hover",
  accent: "bg-accent text-accent-foreground shadow-soft hover:bg-accent-hover",
  outline: "border border-input bg-surface text-foreground hover:bg-muted",
  ghost: "text-foreground hover:bg-muted",
  soft: "bg-primary-soft text-foreground hover:bg-muted",
  danger: "bg-danger text-danger-foreground shadow-soft hover:opacity-90",
  link: "rounded-sm forced-colors:border-0 text-primary underline decoration-2 underline-offset-4 hover:decoration-4",
} as const;

const SIZES = {
  sm: "h-10 px-4 text-sm pointer-coarse:h-11",
  md: "h-11 px-5 text-base",
  lg: "h-13 px-7 text-lg",
  icon: "size-11",
} as const;

export type ButtonVariants = { variant?: keyof typeof VARIANTS; size?: keyof typeof SIZES };

/**
 * Also for links that look like buttons: `<Link className={buttonVariants({ variant: "accent" })}>`. Joined
 * by hand because the landing page's islands use it and a variants library would weigh more than they do.
 */
export function buttonVariants(options: ButtonVariants & { className?: string } = {}): string {
  const { variant = "primary", size = "md", className = "" } = options;
  return [BASE, VARIANTS[variant], variant === "link" ? "" : SIZES[size], className]
    .filter(Boolean)
    .join(" ");
}
