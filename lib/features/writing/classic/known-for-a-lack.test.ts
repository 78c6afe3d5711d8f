import { expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { writeClassicStory } from "./classic-writer";
import { ORDER as ANY } from "@/tests/support/drafts";

const ORDER: StoryOrder = {
  ...ANY,
  heroName: "Mabel",
  interests: [],
  title: "",
  topics: [],
  theme: "adventure",
};

const tell = (title: string): { shape: string; text: string } => {
  const { shape, pages } = writeClassicStory({ ...ORDER, title });
  return { shape, text: pages.map(({ text }) => text).join(" ") };
};

test.each([
  ["a dragon that can't breathe fire", "can’t breathe fire"],
  ["the dragon who sneezes bubbles", "bubbles and no fire"],
  ["The owl that couldn't stay awake at night", "can’t stay awake"],
  ["rooster who can't wake up", "can’t wake up"],
  ["a bird who forgot how to fly", "can’t fly"],
  ["the fish who never learned to swim", "can’t swim"],
  ["the monkey that was not able to climb", "can’t climb"],
  ["a frog unable to jump", "can’t jump"],
  ["the bunny who does not know how to hop", "can’t hop"],
  ["a witch who can't do magic", "can’t do magic"],
  ["the ghost who can't scare people", "can’t scare anyone"],
  ["a spider who can't make a web", "can’t spin a web"],
  ["the mole who can't dig", "can’t dig"],
  ["a firefly that can't glow", "can’t glow"],
  ["the cat who is bad at catching mice", "can’t catch mice"],
  ["a giraffe who can't dance", "can’t dance"],
  ["the boat that can't float", "can’t float"],
  ["a dog who can't fetch", "can’t fetch"],
  ["the chameleon who can't change color", "can’t change color"],
  ["a chef who can't cook", "can’t cook"],
  ["the hen who can't lay eggs", "can’t lay eggs"],
  ["a clown who isn't funny", "can’t make anyone laugh"],
  ["the train who can't toot", "can’t toot"],
  ["a little digger who is scared of mud", "afraid of mud"],
  ["a digger that didn't like digging", "not like digging"],
  ["the fire engine terrified of fire", "afraid of fire"],
  ["a train frightened of tunnels", "afraid of tunnels"],
  ["the pig who hates getting dirty", "afraid of mud"],
  ["a duck that hates getting wet", "afraid of the rain"],
  ["the bat who is petrified of the dark", "afraid of the dark"],
  ["a lion scared of cats", "afraid of cats"],
  ["the dragon who was afraid of butterflies", "afraid of butterflies"],
  ["an elephant frightened of bees", "afraid of bees"],
  ["the witch who is scared of spiders", "afraid of spiders"],
  ["a wolf who is afraid of sheep", "afraid of sheep"],
  ["the giant who is afraid of worms", "afraid of worms"],
  ["a ghost who is frightened of children", "afraid of children"],
  ["a monster scared of people", "afraid of people"],
  ["the bear afraid of his own shadow", "afraid of"],
  ["a pirate who gets seasick", "seasick"],
  ["the rabbit who hates carrots", "not like carrots"],
  ["a squirrel that doesn't like nuts", "not like nuts"],
  ["the monkey who hates bananas", "not like bananas"],
  ["a mouse who can't stand cheese", "not like cheese"],
  ["the bear who doesn't like honey", "not like honey"],
  ["a panda who won't eat bamboo", "not like bamboo"],
])("of “%s” it is told that they %s", (title, said) => {
  const { shape, text } = tell(title);
  expect(shape).toBe("open/third-hook");
  expect(text).toContain(said);
});

test.each([
  "the owl who can't find his sock",
  "a bird afraid of cats",
  "the monkey who can't stop dancing",
  "Mabel and the dog are scared of spiders",
  "she's scared of flying",
])("whoever is afraid with reason, or can't do something else, is told another story: %s", (title) => {
  expect(tell(title).shape).not.toBe("open/third-hook");
});
