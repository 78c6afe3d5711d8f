/** A stand-in that is listening. */
export interface Running {
  url: string;
  stop: () => Promise<void>;
}
