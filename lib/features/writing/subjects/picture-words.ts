const PICTURES = `🦖 Tyrannosaurus rex,🦕 dinosaur,🚀 rocket,🦄 unicorn,🐶 dog,🐕 dog,🐩 dog,🐱 cat,🐈 cat,🐴 horse,🐎 horse,🐰 rabbit,🐇 rabbit,🐻 bear,
🐼 panda,🐨 koala,🐯 tiger,🐅 tiger,🦁 lion,🐮 cow,🐄 cow,🐷 pig,🐖 pig,🐑 sheep,🐐 goat,🐸 frog,🐵 monkey,🐒 monkey,🐔 chicken,🐓 rooster,
🐧 penguin,🐦 bird,🐤 chick,🐥 chick,🦆 duck,🦉 owl,🦅 eagle,🦇 bat,🐺 wolf,🦊 fox,🐝 bee,🐛 caterpillar,🦋 butterfly,🐌 snail,🐞 ladybug,🐜 ant,
🕷 spider,🐢 turtle,🐍 snake,🦎 lizard,🐙 octopus,🦑 squid,🦐 shrimp,🦀 crab,🐠 fish,🐟 fish,🐬 dolphin,🐳 whale,🐋 whale,🦈 shark,🐊 crocodile,
🐆 leopard,🦓 zebra,🦍 gorilla,🐘 elephant,🦛 hippo,🦏 rhino,🐫 camel,🦒 giraffe,🦘 kangaroo,🦙 llama,🦌 deer,🦚 peacock,🦜 parrot,🦩 flamingo,
🦝 raccoon,🦦 otter,🦥 sloth,🐁 mouse,🐭 mouse,🐹 hamster,🐿 squirrel,🦔 hedgehog,🐉 dragon,🐲 dragon,🧜‍♀️ mermaid,🧜 mermaid,🧚 fairy,🧙 wizard,
👻 ghost,👽 alien,🤖 robot,👸 princess,🤴 prince,🏴‍☠️ pirate,🎅 Santa Claus,🚂 steam train,🚆 train,🚗 car,🚕 taxi,🚌 bus,🚒 fire engine,🚓 police car,
🚑 ambulance,🚜 tractor,🚚 truck,🚛 truck,🏎 race car,🚲 bicycle,🛵 scooter,✈ plane,🚁 helicopter,🛸 spaceship,⛵ sailboat,🚢 ship,🏰 castle,🎪 circus,
🌙 moon,🌛 moon,🌝 moon,☀ sun,🌞 sun,⭐ star,🌟 star,🌈 rainbow,☁ cloud,⛄ snowman,☃ snowman,🌋 volcano,🏝 island,🏖 beach,🌻 sunflower,🌸 flower,
🌳 tree,🎄 Christmas tree,🎃 pumpkin,🎂 birthday,🎁 present,🎈 balloon,⚽ soccer,🏀 basketball,🎸 guitar,🥁 drum,🎹 piano,🎻 violin,🍕 pizza,🍦 ice cream,
🍪 cookie,🍫 chocolate,🦷 tooth`;
const WORD_OF = new Map(
  PICTURES.split(",").map((one) => {
    const [picture = "", ...words] = one.trim().split(" ");
    return [picture, words.join(" ")];
  }),
);
const SEGMENTS = new Intl.Segmenter("en", { granularity: "grapheme" });
/** What says how a picture is to be drawn. */
const VARIANT = /\uFE0F$/u;

/** The words of a text that has nothing but pictures: "🦖🚀" is about a Tyrannosaurus rex and a rocket. */
export function readPictures(text: string): string {
  if (!text || /[\p{L}\p{N}]/u.test(text)) return text;
  const words = [...SEGMENTS.segment(text)].flatMap(
    ({ segment }) => WORD_OF.get(segment) ?? WORD_OF.get(segment.replace(VARIANT, "")) ?? [],
  );
  return words.length === 0 ? text : [...new Set(words)].join(" and ");
}
