import { Skeleton } from "@/components/ui/skeleton";
import type { DashboardTab } from "./use-dashboard-tab";

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Grey shapes where the open tab's content will stand. */
export function DashboardSkeleton({ tab }: { tab: DashboardTab }) {
  return (
    <div role="status" className="mt-6">
      <span className="sr-only">Loading...</span>
      {tab === "overview" && <OverviewShapes />}
      {tab === "children" && <CardShapes height="h-76" />}
      {tab === "library" && <LibraryShapes />}
      {tab === "create" && <FormShapes />}
    </div>
  );
}

function OverviewShapes() {
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {many(4).map((index) => (
          <Skeleton key={index} className="h-29 rounded-xl" />
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <Skeleton className="h-80 rounded-xl" />
        <Skeleton className="h-80 rounded-xl" />
      </div>
    </div>
  );
}

export function CardShapes({ height }: { height: "h-76" | "h-96" }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {many(3).map((index) => (
        <Skeleton key={index} className={`rounded-xl ${height}`} />
      ))}
    </div>
  );
}

function LibraryShapes() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-12 max-w-md" />
      <CardShapes height="h-96" />
    </div>
  );
}

function FormShapes() {
  return (
    <div className="grid max-w-3xl gap-6">
      {many(3).map((index) => (
        <Skeleton key={index} className="h-20" />
      ))}
      <Skeleton className="h-56 rounded-xl" />
    </div>
  );
}
