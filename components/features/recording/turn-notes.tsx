import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { RecordedPageView } from "@/lib/features/narration/contract";
import { pageName } from "./recording-queries";
import type { PageTurn } from "./use-page-turn";

/** Before a take is thrown away. */
export function TurnQuestion({ turn: { open, wanted, goTo, stay } }: { turn: PageTurn }) {
  if (wanted === null || open === null) return null;
  return (
    <Alert
      tone="warning"
      title={`${pageName(open)} is not kept yet`}
      actions={
        <>
          <Button onClick={stay}>Stay here</Button>
          <Button
            variant="danger"
            onClick={() => {
              goTo(wanted);
            }}
          >
            Throw it away
          </Button>
        </>
      }
    >
      What you have just said would be lost.
    </Alert>
  );
}

/** The pages behind whose words were not found, wherever one is by then. */
export function HelpWanted({ pages, turn: { open, ask } }: { pages: RecordedPageView[]; turn: PageTurn }) {
  const unheard = pages.filter(({ page, status }) => status === "unheard" && page !== open);
  if (unheard.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={
        unheard.length === 1
          ? "One page is kept and needs your help"
          : "Some pages are kept and need your help"
      }
      actions={unheard.map(({ page }) => (
        <Button
          key={page}
          variant="outline"
          size="sm"
          onClick={() => {
            ask(page);
          }}
        >
          Go to {page === 0 ? "the cover" : pageName(page).toLowerCase()}
        </Button>
      ))}
    >
      We could not find all the words in what you said. Nothing is lost.
    </Alert>
  );
}
