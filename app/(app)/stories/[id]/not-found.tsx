export { MissingStory as default } from "@/components/features/reading/missing-story";
