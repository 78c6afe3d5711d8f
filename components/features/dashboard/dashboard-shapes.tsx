import { Skeleton } from "@/components/ui/skeleton";

const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const FRAME = "rounded-xl border bg-surface p-5";

export function FigureShapes() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {many(4).map((index) => (
        <div key={index} className={FRAME}>
          <div className="flex items-center gap-2.5">
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="h-4 w-24" />
          </div>
          <Skeleton className="mt-3 h-8 w-16" />
        </div>
      ))}
    </div>
  );
}

export function ListShapes() {
  return (
    <div className={FRAME}>
      <Skeleton className="h-6 w-36" />
      {many(3).map((index) => (
        <div key={index} className="mt-5 flex items-center gap-4">
          <Skeleton className="size-12 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}

export function ChildShapes() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {many(3).map((index) => (
        <div key={index} className={FRAME}>
          <div className="flex items-center gap-4">
            <Skeleton className="size-18 rounded-full" />
            <div className="grid gap-2">
              <Skeleton className="h-6 w-28" />
              <Skeleton className="h-4 w-16" />
            </div>
          </div>
          <Skeleton className="mt-5 h-18 rounded-lg" />
          <Skeleton className="mt-4 h-6 w-40" />
          <Skeleton className="mt-6 h-11 rounded-full" />
        </div>
      ))}
    </div>
  );
}

export function StoryShapes() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {many(3).map((index) => (
        <div key={index} className="overflow-hidden rounded-xl border bg-surface">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="grid gap-3 p-5">
            <Skeleton className="h-6 w-48" />
            <Skeleton className="h-4 w-32" />
            <Skeleton className="mt-4 h-11 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}

export function FormShapes() {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_21rem] lg:gap-10">
      <div className="grid gap-8">
        <Skeleton className="h-20 rounded-lg" />
        <div className="grid gap-6 md:grid-cols-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {many(6).map((index) => (
            <Skeleton key={index} className="aspect-4/3 rounded-lg" />
          ))}
        </div>
      </div>
      <Skeleton className="h-112 rounded-xl" />
    </div>
  );
}
