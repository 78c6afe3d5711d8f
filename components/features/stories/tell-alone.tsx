import { UserRound } from "lucide-react";
import { Button } from "@/components/ui/button";

/** One of the children that were chosen. */
export type Alone = { id: string; name: string; onTell: () => void };

/** The ways on where a story isn't told of several children: the others go out of the order, and its words stay. */
export function TellAlone({ alone }: { alone: readonly Alone[] }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-2">
      {alone.map(({ id, name, onTell }) => (
        <Button key={id} type="button" variant="outline" className="max-w-full min-w-0" onClick={onTell}>
          <UserRound aria-hidden />
          <span className="truncate">
            Tell it for <bdi>{name}</bdi>
          </span>
        </Button>
      ))}
    </div>
  );
}
