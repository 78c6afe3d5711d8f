import { UserRound } from "lucide-react";
import { Button } from "@/components/ui/button";

export type Alone = {
  /** Of the child that was chosen first. */
  name: string;
  onTell: () => void;
};

/** The way on where a story isn't told of several children: the others go out of the order, and its words stay. */
export function TellAlone({ name, onTell }: Alone) {
  return (
    <Button type="button" variant="outline" className="max-w-full min-w-0" onClick={onTell}>
      <UserRound aria-hidden />
      <span className="truncate">
        Tell it for <bdi>{name}</bdi>
      </span>
    </Button>
  );
}
