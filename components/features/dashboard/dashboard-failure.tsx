import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

/** Stands where one part of the dashboard would; the other parts are none the worse. */
export function DashboardFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      title="Failed to load dashboard data"
      className="max-w-xl"
      actions={
        <Button size="sm" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      Your stories are safe. Please check your connection and try once more.
    </Alert>
  );
}
