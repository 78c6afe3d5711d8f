import type { ComponentProps, MouseEvent } from "react";
import { cn } from "@/lib/shared/class-names";
import { buttonVariants, type ButtonVariants } from "./button-variants";

/** Also what Enter in a field does: it presses the form's button. */
const refuse = (event: MouseEvent) => {
  event.preventDefault();
};

/**
 * One that is `disabled` refuses to act and says so, but keeps the focus that it may have: the browser's own attribute
 * would drop whoever has just pressed it at the top of the page.
 */
export function Button({
  className,
  variant,
  size,
  type = "button",
  disabled = false,
  onClick,
  ...props
}: ComponentProps<"button"> & ButtonVariants) {
  return (
    <button
      type={type}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
      {...(disabled && { "aria-disabled": true })}
      onClick={disabled ? refuse : onClick}
    />
  );
}
