import { FreshLink } from "./fresh-link";
import { textLinkClasses } from "./text-link-classes";

const MINUTE = 60;

function inWords(seconds: number): string {
  if (seconds <= 90) return "about a minute";
  if (seconds < 90 * MINUTE) return `${Math.ceil(seconds / MINUTE)} minutes`;
  return `${Math.ceil(seconds / MINUTE / MINUTE)} hours`;
}

type LockedNoteProps = {
  seconds: number;
  /** A new password lifts it: it is about the account, not about where one is. */
  isAccount: boolean;
};

/** After too many tries: how long, and the way that stays open. */
export const LockedNote = ({ seconds, isAccount }: LockedNoteProps) => (
  <p className="text-[0.9375rem]">
    You can try again in {inWords(seconds)}.
    {isAccount && (
      <>
        {" "}
        With a new password you get in at once:{" "}
        <FreshLink href="/forgot-password" className={textLinkClasses}>
          Reset your password
        </FreshLink>
        .
      </>
    )}
  </p>
);
