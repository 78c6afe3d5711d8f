import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/class-names";
import { buttonVariants, type ButtonVariants } from "./button-variants";

export function Button({
  className,
  variant,
  size,
  type = "button",
  ...props
}: ComponentProps<"button"> & ButtonVariants) {
  return <button type={type} className={cn(buttonVariants({ variant, size }), className)} {...props} />;
}
