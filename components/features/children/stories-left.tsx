import { useQuery } from "@tanstack/react-query";
import { Alert } from "@/components/ui/alert";
import type { ChildView } from "@/lib/features/children/contract";
import type { BookView } from "@/lib/features/stories/contract";
import { inOrder } from "@/lib/shared/reading-order";
import { joinNames } from "@/lib/shared/story";
import { sharedStoriesQuery } from "./children-queries";

type StoriesLeftProps = {
  child: ChildView;
  /** They are to go as well. */
  isGoing: boolean;
};
type Shared = { books: BookView[]; total: number };

/** What becomes of a child's stories with its profile, in numbers, and which of them it shares with others. */
export function StoriesLeft({ child, isGoing }: StoriesLeftProps) {
  const { data: shared, isPending } = useQuery(sharedStoriesQuery(child.id));
  if (isPending) return <p className="text-sm text-muted-foreground">Looking for the stories…</p>;
  return (
    <div aria-live="polite" className="grid gap-2 text-sm">
      {isGoing ? <Going child={child} shared={shared} /> : <Staying child={child} shared={shared} />}
    </div>
  );
}

type Told = {
  child: ChildView;
  /** Not there where they could not be looked up. */
  shared: Shared | undefined;
};

function Going({ child: { id, totalBooks }, shared }: Told) {
  return (
    <>
      <p>{all(totalBooks)} deleted, with pictures and PDFs, for good.</p>
      {shared?.total !== 0 && (
        <Alert tone="warning">
          {shared ? (
            <>
              {shared.total} of them {shared.total === 1 ? "is" : "are"} told of others as well, and gone for
              them, too:
              <Titles childId={id} {...shared} />
            </>
          ) : (
            "A story that is told of others as well is gone for them, too."
          )}
        </Alert>
      )}
    </>
  );
}

function Staying({ child: { id, totalBooks, name }, shared }: Told) {
  const alone = totalBooks - (shared?.total ?? 0);
  return (
    <>
      {!shared && (
        <p>{counted(totalBooks)} in your library; what is told of others as well is theirs from then on.</p>
      )}
      {shared && alone > 0 && <p>{counted(alone)} in your library, without a child.</p>}
      {shared && shared.total > 0 && (
        <div>
          {shared.total} told together with others {shared.total === 1 ? "stays" : "stay"} with them:
          <Titles childId={id} {...shared} />
        </div>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
          What changes in {totalBooks === 1 ? "it" : "them"}
        </summary>
        <p className="text-muted-foreground">
          Titles, pages and pictures stay as they are, with the name <bdi>{name}</bdi> wherever they have it.
          None of these stories can be told at another level any more, and “Something to talk about” goes from
          all of them{alone > 0 && <>; those without a child lose “What happened next” as well</>}.
        </p>
      </details>
    </>
  );
}

/** The newest, each with whose it is then. */
function Titles({ childId, books, total }: Shared & { childId: string }) {
  const more = total - books.length;
  return (
    <ul className="mt-1 list-disc pl-5">
      {books.map(({ id, title, together }) => (
        <li key={id} className="wrap-anywhere">
          <span className="line-clamp-2">
            “{inOrder(title)}”, with{" "}
            {joinNames(together.flatMap((one) => (one.childId === childId ? [] : one.name)))}
          </span>
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}

const all = (stories: number): string =>
  stories === 1 ? "The one story is" : `${stories === 2 ? "Both" : `All ${stories}`} stories are`;
const counted = (stories: number): string => (stories === 1 ? "1 story stays" : `${stories} stories stay`);
