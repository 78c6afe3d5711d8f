export type Figure = { value: string; label: string };

export type Testimonial = {
  name: string;
  role: string;
  content: string;
  /** 1 to 5. */
  rating: number;
  initials: string;
};

export type Feature = {
  id: string;
  title: string;
  summary: string;
  picture: { scene: "feature-stories" | "feature-personal" | "feature-progress"; alt: string };
  /** Shown once the card is opened. */
  detail: { heading: string; points: readonly string[] };
};

export type Step = { title: string; text: string };
