import { cva, type VariantProps } from "class-variance-authority";

/** Also for links that look like buttons: `<Link className={buttonVariants({ variant: "accent" })}>`. */
export const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap transition-[background-color,border-color,color,box-shadow,translate] select-none active:translate-y-px disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary: "bg-primary text-primary-foreground shadow-soft hover:bg-primary-hover",
        accent: "bg-accent text-accent-foreground shadow-soft hover:bg-accent-hover",
        outline: "border border-input bg-surface text-foreground hover:bg-muted",
        ghost: "text-foreground hover:bg-muted",
        soft: "bg-primary-soft text-foreground hover:bg-muted",
        danger: "bg-danger text-danger-foreground shadow-soft hover:opacity-90",
        link: "h-auto rounded-sm px-0 text-primary underline decoration-2 underline-offset-4 hover:decoration-4",
      },
      size: {
        sm: "h-10 px-4 text-sm pointer-coarse:h-11",
        md: "h-11 px-5 text-base",
        lg: "h-13 px-7 text-lg",
        icon: "size-11",
      },
    },
    compoundVariants: [{ variant: "link", className: "h-auto px-0" }],
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export type ButtonVariants = VariantProps<typeof buttonVariants>;
