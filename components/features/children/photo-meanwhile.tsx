import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";

type PhotoMeanwhileProps = {
  /** `null`: it was removed. */
  url: string | null;
  /** The one that the form shows. */
  mine: string | null;
  onTake: () => void;
};

const REPLACES = "Saving now replaces it with the one above.";
const REMOVES = "Saving now removes it.";
const REMOVED = "The photo was removed meanwhile. Saving now brings back the one above.";

/** Below the photo of this form: the one that was saved elsewhere, to choose between the two. */
export function PhotoMeanwhile({ url, mine, onTake }: PhotoMeanwhileProps) {
  return (
    <div
      role="group"
      aria-label="The photo that was saved meanwhile"
      className="flex items-center gap-4 rounded-lg border p-3"
    >
      {url && (
        <Picture
          src={url}
          alt="The photo that was saved meanwhile"
          className="size-16 shrink-0 rounded-full object-cover"
        />
      )}
      <div className="grid justify-items-start gap-1.5 text-sm">
        <p>{url ? `This photo was saved meanwhile. ${mine ? REPLACES : REMOVES}` : REMOVED}</p>
        <Button variant="outline" size="sm" onClick={onTake}>
          {url ? "Take this photo" : "Leave it removed"}
        </Button>
      </div>
    </div>
  );
}
