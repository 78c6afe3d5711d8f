export type SceneName =
  | "landing-hero"
  | "feature-stories"
  | "feature-personal"
  | "feature-progress"
  | "empty-library"
  | "empty-children"
  | "lost"
  | "blog-education"
  | "blog-diversity"
  | "blog-technology"
  | "blog-edtech"
  | "blog-parenting"
  | "blog-safety"
  | "theme-friendship"
  | "theme-science";

type SceneProps = {
  name: SceneName;
  /** Empty where the words beside it say the same. */
  alt: string;
  className?: string;
  /** The first thing that a visitor sees, rather than something further down. */
  priority?: boolean;
};

/** A picture that our own illustrator drew; `className` gives it its width and shape. */
export function Scene({ name, alt, className = "", priority = false }: SceneProps) {
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- drawings need no resizing, and the component costs script
    <img
      src={`/scenes/${name}.svg`}
      alt={alt}
      width={800}
      height={600}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      className={`object-cover ${className}`}
    />
  );
}
