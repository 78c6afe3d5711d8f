import type { ReadingLevel } from "@/lib/shared/story";

/** Two pages of our own at each level: not to be told again, but to be as good as. */
export const EXAMPLES: Record<ReadingLevel, readonly [string, string]> = {
  Beginner: [
    "The big hat came down on Pip. It had feet! HERO had to laugh. Pop! Out went the tooth! Click!",
    "“Tick,” went the hat. Pip shook it. There sat the tooth! It had been in the hat!",
  ],
  Emerging: [
    "“Let us race to the corner!” said Pip. But running shakes a tooth. HERO walked as if the ground were made of eggs. There was not even a good morning. Just a wave.",
    "Now the picture hangs over HERO's bed. The tooth lies in a box beside it. Something tiny and new is coming in the gap. It is ready, too. Good night!",
  ],
  Intermediate: [
    "All the way to school, HERO kept both lips closed. When somebody asked the time, HERO showed it with ten fingers. Pip grew more and more worried. “Have I done something terrible?” he asked finally. HERO pointed at the tooth, and then at the place where the photographer would stand. “Oh,” said Pip. “Then I had better not be funny.”",
    "Something inside the hat was rattling. Pip, who had recently lived in that hat, knew every sound in it. “It never rattled before,” he said suspiciously. HERO stood on tiptoe and looked over the edge. There, around the brim, rolled a tiny white tooth. The very hat that had cost them the tooth had caught it.",
  ],
  Advanced: [
    "HERO had made a plan, and it consisted of doing nothing: no running, no singing, no laughing, until the photograph had been taken. The plan worked beautifully as far as the corner. There stood Pip, who was bursting with a joke about a snail in an elevator, and who began it at once. HERO clapped one hand over one mouth, and the other over Pip’s, and they stood like that until the traffic light had changed twice. “Ah,” said Pip, through HERO's fingers. “Then I will save the end of it for afterward.”",
    "Either there could be a tooth, or there could be a photograph. A tooth that is being guarded can’t be seen, and a tooth that is seen isn’t being guarded. “We have all afternoon,” said Mr. Tate, and sat down on a box.",
  ],
};
