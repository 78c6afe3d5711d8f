import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

export function DashboardFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      title="Failed to load dashboard data"
      className="mt-6 max-w-xl"
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
