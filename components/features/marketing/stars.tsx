import { Star } from "lucide-react";

export function Stars({ rating, className = "size-4.5" }: { rating: number; className?: string }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className="inline-flex gap-0.5 text-accent">
      {Array.from({ length: 5 }, (_, position) => (
        <Star
          key={position}
          aria-hidden
          className={`${className} ${position < rating ? "fill-current" : "opacity-40"}`}
        />
      ))}
    </span>
  );
}
