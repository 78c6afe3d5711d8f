export const textLinkClasses =
  "inline-flex min-h-11 items-center rounded-sm font-semibold text-primary underline decoration-2 underline-offset-4 hover:decoration-4 sm:min-h-0";
