import type { ComponentProps } from "react";

/** Hidden from people, also from those who listen; programs that fill in every field give themselves away by it. */
export const TrapField = (props: ComponentProps<"input">) => (
  <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
    <label>
      Leave this empty
      <input type="text" name="website" tabIndex={-1} autoComplete="off" {...props} />
    </label>
  </div>
);
