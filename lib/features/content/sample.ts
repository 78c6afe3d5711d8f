/** Where the build keeps the text of the story that anybody may read. */
export const SAMPLE_FILE = "dist/sample/story.json";

export type SampleStory = { title: string; pages: { text: string; alt: string }[] };

/** Its pictures stand among the interface's own. */
export const sampleScene = (page: number): string => `sample-${page}`;
