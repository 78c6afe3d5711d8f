import type { Shape } from "@/lib/features/writing/classic/grammar";

const RAINY_ROOM = { place: "living-room", time: "afternoon", weather: "rain" } as const;
const ROOM = { place: "living-room", time: "evening", weather: "rain" } as const;
const MIRROR = "thing:mirror";
const SCREEN = "thing:mobile-phone";

export const AROUND_THE_LAMP: Shape = {
  id: "habits/around-the-lamp",
  theme: null,
  wild: 2,
  tags: ["screen", "family", "home", "funny", "play", "rain", "evening"],
  about: [
    "cry-when-off cries-when-off cries-when-it's-off cries-when-it-goes-off tantrum-when-off meltdown-when-off screams-when-off screen-time screentime tablet-time ipad-time tv-time telly-time phone-time cartoon-time gaming-time screen-free screenfree no-screen too-many-screen fewer-screen digital-detox screen-detox unplugged-day off-screen-time watching-too-much watches-too-much watch-too-much too-much-watching gaming-too-much too-much-gaming less-gaming gaming-addiction plays-too-many-video-game playing-too-many-video-game too-much-video-game too-many-video-game too-many-computer-game too-much-computer-game too-much-computer less-computer less-computer-game less-video-game no-more-video-game no-more-computer-game addicted-to-video-game addicted-to-gaming obsessed-with-video-game too-much-youtube less-youtube no-more-youtube too-much-game-time too-much-game-console",
    "too-much-tablet too-many-tablet too-much-time-on-tablet less-tablet less-tablet-time no-more-tablet no-tablet-today limit-tablet limiting-tablet addicted-to-tablet obsessed-with-tablet tablet-addiction tablet-addict glued-to-tablet tablet-tantrum tablet-meltdown tablet-is-over tablet-time-over tablet-ban tablet-all-day break-from-tablet without-tablet addicted-to-the-tablet obsessed-with-the-tablet glued-to-the-tablet break-from-the-tablet addicted-to-his-tablet obsessed-with-his-tablet glued-to-his-tablet break-from-his-tablet addicted-to-her-tablet obsessed-with-her-tablet glued-to-her-tablet break-from-her-tablet too-much-ipad too-many-ipad too-much-time-on-ipad less-ipad less-ipad-time no-more-ipad no-ipad-today limit-ipad limiting-ipad addicted-to-ipad obsessed-with-ipad ipad-addiction ipad-addict glued-to-ipad ipad-tantrum ipad-meltdown ipad-is-over ipad-time-over ipad-ban ipad-all-day break-from-ipad without-ipad addicted-to-the-ipad obsessed-with-the-ipad glued-to-the-ipad break-from-the-ipad addicted-to-his-ipad obsessed-with-his-ipad glued-to-his-ipad break-from-his-ipad addicted-to-her-ipad obsessed-with-her-ipad glued-to-her-ipad break-from-her-ipad too-much-tv too-many-tv too-much-time-on-tv less-tv less-tv-time no-more-tv no-tv-today limit-tv limiting-tv addicted-to-tv obsessed-with-tv tv-addiction tv-addict glued-to-tv tv-tantrum tv-meltdown tv-is-over tv-time-over tv-ban tv-all-day break-from-tv without-tv addicted-to-the-tv obsessed-with-the-tv glued-to-the-tv break-from-the-tv too-much-telly too-many-telly too-much-time-on-telly less-telly less-telly-time no-more-telly no-telly-today limit-telly limiting-telly addicted-to-telly obsessed-with-telly telly-addiction telly-addict glued-to-telly telly-tantrum telly-meltdown telly-is-over telly-time-over telly-ban telly-all-day break-from-telly without-telly addicted-to-the-telly obsessed-with-the-telly glued-to-the-telly break-from-the-telly too-much-television too-many-television too-much-time-on-television less-television less-television-time no-more-television no-television-today limit-television limiting-television addicted-to-television obsessed-with-television television-addiction television-addict glued-to-television television-tantrum television-meltdown television-is-over television-time-over television-ban television-all-day break-from-television without-television addicted-to-the-television obsessed-with-the-television glued-to-the-television break-from-the-television too-much-screen too-much-time-on-screen less-screen less-screen-time no-more-screen no-screen-today limit-screen limiting-screen addicted-to-screen obsessed-with-screen screen-addiction screen-addict glued-to-screen screen-tantrum screen-meltdown screen-is-over screen-time-over screen-ban screen-all-day break-from-screen without-screen addicted-to-the-screen obsessed-with-the-screen glued-to-the-screen break-from-the-screen too-much-cartoon too-many-cartoon too-much-time-on-cartoon less-cartoon less-cartoon-time no-more-cartoon no-cartoon-today limit-cartoon limiting-cartoon addicted-to-cartoon obsessed-with-cartoon cartoon-addiction cartoon-addict glued-to-cartoon cartoon-tantrum cartoon-meltdown cartoon-is-over cartoon-time-over cartoon-ban cartoon-all-day break-from-cartoon without-cartoon addicted-to-the-cartoon obsessed-with-the-cartoon glued-to-the-cartoon break-from-the-cartoon too-much-video too-many-video too-much-time-on-video less-video-time no-video-today limit-video limiting-video addicted-to-video obsessed-with-video video-addiction video-addict glued-to-video video-tantrum video-meltdown video-time-over video-all-day break-from-video addicted-to-the-video obsessed-with-the-video glued-to-the-video break-from-the-video too-much-phone too-many-phone too-much-time-on-phone less-phone less-phone-time no-more-phone limit-phone limiting-phone addicted-to-phone obsessed-with-phone phone-addiction phone-addict glued-to-phone phone-tantrum phone-meltdown phone-time-over phone-ban break-from-phone addicted-to-the-phone obsessed-with-the-phone glued-to-the-phone break-from-the-phone addicted-to-his-phone obsessed-with-his-phone glued-to-his-phone break-from-his-phone addicted-to-her-phone obsessed-with-her-phone glued-to-her-phone break-from-her-phone too-much-device too-many-device too-much-time-on-device less-device less-device-time no-more-device no-device-today limit-device limiting-device addicted-to-device obsessed-with-device device-addiction device-addict glued-to-device device-tantrum device-meltdown device-is-over device-time-over device-ban device-all-day break-from-device without-device addicted-to-the-device obsessed-with-the-device glued-to-the-device break-from-the-device",
    "turn-off-tablet turn-tablet-off turning-tablet-off switch-tablet-off switching-tablet-off turning-off-tablet switch-off-tablet switching-off-tablet stop-watching-tablet off-tablet getting-off-tablet hour-on-tablet always-on-tablet time-on-tablet put-tablet-away putting-tablet-away put-away-tablet putting-away-tablet put-tablet-down putting-tablet-down putting-down-tablet give-up-tablet giving-up-tablet giving-back-tablet let-go-of-tablet tablet-off tablet-is-off tablet-goes-off tablet-has-to-go-off turn-off-the-tablet turn-the-tablet-off turning-the-tablet-off switch-the-tablet-off switching-the-tablet-off turning-off-the-tablet switch-off-the-tablet switching-off-the-tablet stop-watching-the-tablet off-the-tablet getting-off-the-tablet hour-on-the-tablet always-on-the-tablet time-on-the-tablet put-the-tablet-away putting-the-tablet-away put-away-the-tablet putting-away-the-tablet put-the-tablet-down putting-the-tablet-down putting-down-the-tablet give-up-the-tablet giving-up-the-tablet giving-back-the-tablet let-go-of-the-tablet the-tablet-off the-tablet-is-off the-tablet-goes-off turn-off-his-tablet turn-his-tablet-off turning-his-tablet-off switch-his-tablet-off switching-his-tablet-off turning-off-his-tablet switch-off-his-tablet switching-off-his-tablet stop-watching-his-tablet off-his-tablet getting-off-his-tablet hour-on-his-tablet always-on-his-tablet time-on-his-tablet put-his-tablet-away putting-his-tablet-away put-away-his-tablet putting-away-his-tablet put-his-tablet-down putting-his-tablet-down putting-down-his-tablet give-up-his-tablet giving-up-his-tablet giving-back-his-tablet let-go-of-his-tablet his-tablet-off his-tablet-is-off his-tablet-goes-off turn-off-her-tablet turn-her-tablet-off turning-her-tablet-off switch-her-tablet-off switching-her-tablet-off turning-off-her-tablet switch-off-her-tablet switching-off-her-tablet stop-watching-her-tablet off-her-tablet getting-off-her-tablet hour-on-her-tablet always-on-her-tablet time-on-her-tablet put-her-tablet-away putting-her-tablet-away put-away-her-tablet putting-away-her-tablet put-her-tablet-down putting-her-tablet-down putting-down-her-tablet give-up-her-tablet giving-up-her-tablet giving-back-her-tablet let-go-of-her-tablet her-tablet-off her-tablet-is-off her-tablet-goes-off turn-off-ipad turn-ipad-off turning-ipad-off switch-ipad-off switching-ipad-off turning-off-ipad switch-off-ipad switching-off-ipad stop-watching-ipad off-ipad getting-off-ipad hour-on-ipad always-on-ipad time-on-ipad put-ipad-away putting-ipad-away put-away-ipad putting-away-ipad put-ipad-down putting-ipad-down putting-down-ipad give-up-ipad giving-up-ipad giving-back-ipad let-go-of-ipad ipad-off ipad-is-off ipad-goes-off ipad-has-to-go-off turn-off-the-ipad turn-the-ipad-off turning-the-ipad-off switch-the-ipad-off switching-the-ipad-off turning-off-the-ipad switch-off-the-ipad switching-off-the-ipad stop-watching-the-ipad off-the-ipad getting-off-the-ipad hour-on-the-ipad always-on-the-ipad time-on-the-ipad put-the-ipad-away putting-the-ipad-away put-away-the-ipad putting-away-the-ipad put-the-ipad-down putting-the-ipad-down putting-down-the-ipad give-up-the-ipad giving-up-the-ipad giving-back-the-ipad let-go-of-the-ipad the-ipad-off the-ipad-is-off the-ipad-goes-off turn-off-his-ipad turn-his-ipad-off turning-his-ipad-off switch-his-ipad-off switching-his-ipad-off turning-off-his-ipad switch-off-his-ipad switching-off-his-ipad stop-watching-his-ipad off-his-ipad getting-off-his-ipad hour-on-his-ipad always-on-his-ipad time-on-his-ipad put-his-ipad-away putting-his-ipad-away put-away-his-ipad putting-away-his-ipad put-his-ipad-down putting-his-ipad-down putting-down-his-ipad give-up-his-ipad giving-up-his-ipad giving-back-his-ipad let-go-of-his-ipad his-ipad-off his-ipad-is-off his-ipad-goes-off turn-off-her-ipad turn-her-ipad-off turning-her-ipad-off switch-her-ipad-off switching-her-ipad-off turning-off-her-ipad switch-off-her-ipad switching-off-her-ipad stop-watching-her-ipad off-her-ipad getting-off-her-ipad hour-on-her-ipad always-on-her-ipad time-on-her-ipad put-her-ipad-away putting-her-ipad-away put-away-her-ipad putting-away-her-ipad put-her-ipad-down putting-her-ipad-down putting-down-her-ipad give-up-her-ipad giving-up-her-ipad giving-back-her-ipad let-go-of-her-ipad her-ipad-off her-ipad-is-off her-ipad-goes-off turn-off-tv turn-tv-off turning-tv-off switch-tv-off switching-tv-off turning-off-tv switch-off-tv switching-off-tv stop-watching-tv off-tv getting-off-tv hour-on-tv always-on-tv time-on-tv tv-off tv-is-off tv-goes-off tv-has-to-go-off turn-off-the-tv turn-the-tv-off turning-the-tv-off switch-the-tv-off switching-the-tv-off turning-off-the-tv switch-off-the-tv switching-off-the-tv stop-watching-the-tv off-the-tv getting-off-the-tv hour-on-the-tv always-on-the-tv time-on-the-tv the-tv-off the-tv-is-off the-tv-goes-off turn-off-telly turn-telly-off turning-telly-off switch-telly-off switching-telly-off turning-off-telly switch-off-telly switching-off-telly stop-watching-telly off-telly getting-off-telly hour-on-telly always-on-telly time-on-telly telly-off telly-is-off telly-goes-off telly-has-to-go-off turn-off-the-telly turn-the-telly-off turning-the-telly-off switch-the-telly-off switching-the-telly-off turning-off-the-telly switch-off-the-telly switching-off-the-telly stop-watching-the-telly off-the-telly getting-off-the-telly hour-on-the-telly always-on-the-telly time-on-the-telly the-telly-off the-telly-is-off the-telly-goes-off turn-off-television turn-television-off turning-television-off switch-television-off switching-television-off turning-off-television switch-off-television switching-off-television stop-watching-television television-off television-is-off television-goes-off television-has-to-go-off turn-off-the-television turn-the-television-off turning-the-television-off switch-the-television-off switching-the-television-off turning-off-the-television switch-off-the-television switching-off-the-television stop-watching-the-television the-television-off the-television-is-off the-television-goes-off turn-off-screen turn-screen-off turning-screen-off switch-screen-off switching-screen-off turning-off-screen switch-off-screen switching-off-screen stop-watching-screen off-screen getting-off-screen hour-on-screen always-on-screen turn-off-the-screen turn-the-screen-off turning-the-screen-off switch-the-screen-off switching-the-screen-off turning-off-the-screen switch-off-the-screen switching-off-the-screen stop-watching-the-screen off-the-screen getting-off-the-screen hour-on-the-screen time-on-the-screen turn-off-cartoon turn-cartoon-off turning-cartoon-off switch-cartoon-off switching-cartoon-off turning-off-cartoon switch-off-cartoon switching-off-cartoon stop-watching-cartoon turn-off-the-cartoon turn-the-cartoon-off turning-the-cartoon-off switch-the-cartoon-off switching-the-cartoon-off turning-off-the-cartoon switch-off-the-cartoon switching-off-the-cartoon stop-watching-the-cartoon turn-off-video turn-video-off turning-video-off switch-video-off switching-video-off turning-off-video switch-off-video switching-off-video stop-watching-video turn-off-the-video turn-the-video-off turning-the-video-off switch-the-video-off switching-the-video-off turning-off-the-video switch-off-the-video switching-off-the-video stop-watching-the-video turn-off-phone turn-phone-off turning-phone-off switch-phone-off switching-phone-off turning-off-phone switch-off-phone switching-off-phone put-phone-away putting-phone-away put-away-phone putting-away-phone give-up-phone giving-up-phone turn-off-the-phone turn-the-phone-off turning-the-phone-off switch-the-phone-off switching-the-phone-off turning-off-the-phone switch-off-the-phone switching-off-the-phone put-the-phone-away putting-the-phone-away put-away-the-phone putting-away-the-phone give-up-the-phone giving-up-the-phone turn-off-his-phone turn-his-phone-off turning-his-phone-off switch-his-phone-off switching-his-phone-off turning-off-his-phone switch-off-his-phone switching-off-his-phone put-his-phone-away putting-his-phone-away put-away-his-phone putting-away-his-phone put-his-phone-down putting-his-phone-down putting-down-his-phone give-up-his-phone giving-up-his-phone turn-off-her-phone turn-her-phone-off turning-her-phone-off switch-her-phone-off switching-her-phone-off turning-off-her-phone switch-off-her-phone switching-off-her-phone put-her-phone-away putting-her-phone-away put-away-her-phone putting-away-her-phone put-her-phone-down putting-her-phone-down putting-down-her-phone give-up-her-phone giving-up-her-phone turn-off-game turn-game-off turning-game-off switch-game-off switching-game-off turning-off-game switch-off-game switching-off-game turn-off-the-game turn-the-game-off turning-the-game-off switch-the-game-off switching-the-game-off turning-off-the-game switch-off-the-game switching-off-the-game turn-off-video-game turn-video-game-off turning-video-game-off switch-video-game-off switching-video-game-off turning-off-video-game switch-off-video-game switching-off-video-game stop-watching-video-game turn-off-the-video-game turn-the-video-game-off turning-the-video-game-off switch-the-video-game-off switching-the-video-game-off turning-off-the-video-game switch-off-the-video-game switching-off-the-video-game stop-watching-the-video-game turn-off-computer turn-computer-off turning-computer-off switch-computer-off switching-computer-off turning-off-computer switch-off-computer switching-off-computer get-off-computer always-on-computer turn-off-the-computer turn-the-computer-off turning-the-computer-off switch-the-computer-off switching-the-computer-off turning-off-the-computer switch-off-the-computer switching-off-the-computer get-off-the-computer getting-off-the-computer hour-on-the-computer always-on-the-computer turn-off-show turn-show-off turning-show-off switch-show-off switching-show-off turning-off-show switch-off-show switching-off-show turn-off-the-show turn-the-show-off turning-the-show-off switch-the-show-off switching-the-show-off turning-off-the-show switch-off-the-show switching-off-the-show turning-it-off",
    "one-more-video just-one-more-video one-more-cartoon just-one-more-cartoon one-more-episode just-one-more-episode one-more-clip just-one-more-clip five-more-minutes-of-tv five-more-minutes-of-tablet more-minutes-of-tablet more-minutes-of-tv can't-stop-watching won't-stop-watching stop-gaming stop-playing-video-game",
    "just-one-more-level one-more-video-game no-more-you-tube too-much-you-tube less-you-tube too-much-i-pad to-much-i-pad less-i-pad no-more-i-pad turning-off-the-i-pad turn-off-the-i-pad screen-off screens-off to-much-tabelt too-much-tabelt less-tabelt no-more-tabelt to-much-screen-time stop-playing-the-game stop-playing-game quit-gaming quitting-gaming wants-to-watch-cartoon wants-to-watch-tv wants-to-watch-telly want-to-watch-cartoon always-watching-tv always-watching-cartoon watching-tv-all-day unplugged-from-screen in-front-of-screen to-much-tablet tablet-too-much tablet-has-to-be-turned tablet-is-turned-off tablet-turned-off tablet-gets-turned-off tablet-was-off turn-of-the-tablet turning-of-the-tablet front-of-the-tablet front-of-tablet shutting-off-the-tablet shut-the-tablet-off wont-turn-off-the-tablet tablet-taken-away tablet-is-taken-away tablet-gets-taken-away taking-the-tablet-away taking-away-the-tablet taking-tablet-away stop-playing-on-the-tablet stop-playing-on-tablet stopping-the-tablet stop-the-tablet love-her-tablet-too-much love-his-tablet-too-much the-tablet-away to-much-ipad ipad-too-much ipad-has-to-be-turned ipad-is-turned-off ipad-turned-off ipad-gets-turned-off ipad-was-off turn-of-the-ipad turning-of-the-ipad front-of-the-ipad front-of-ipad shutting-off-the-ipad shut-the-ipad-off wont-turn-off-the-ipad ipad-taken-away ipad-is-taken-away ipad-gets-taken-away taking-the-ipad-away taking-away-the-ipad taking-ipad-away stop-playing-on-the-ipad stop-playing-on-ipad stopping-the-ipad stop-the-ipad love-her-ipad-too-much love-his-ipad-too-much the-ipad-away to-much-tv tv-too-much tv-has-to-be-turned tv-is-turned-off tv-turned-off tv-gets-turned-off tv-was-off turn-of-the-tv turning-of-the-tv front-of-the-tv front-of-tv shutting-off-the-tv shut-the-tv-off wont-turn-off-the-tv to-much-telly telly-too-much telly-has-to-be-turned telly-is-turned-off telly-turned-off telly-gets-turned-off telly-was-off turn-of-the-telly turning-of-the-telly front-of-the-telly front-of-telly shutting-off-the-telly shut-the-telly-off wont-turn-off-the-telly to-much-television television-too-much television-has-to-be-turned television-is-turned-off television-turned-off television-gets-turned-off television-was-off turn-of-the-television turning-of-the-television front-of-the-television front-of-television shutting-off-the-television shut-the-television-off wont-turn-off-the-television to-much-screen screen-too-much screen-has-to-be-turned screen-is-turned-off screen-turned-off screen-gets-turned-off screen-was-off turn-of-the-screen turning-of-the-screen front-of-screen shutting-off-the-screen shut-the-screen-off wont-turn-off-the-screen to-much-phone phone-too-much phone-has-to-be-turned phone-is-turned-off phone-turned-off phone-gets-turned-off turn-of-the-phone turning-of-the-phone shutting-off-the-phone shut-the-phone-off wont-turn-off-the-phone phone-taken-away phone-is-taken-away phone-gets-taken-away taking-the-phone-away taking-away-the-phone taking-phone-away stop-playing-on-the-phone stop-playing-on-phone stopping-the-phone love-her-phone-too-much love-his-phone-too-much",
  ],
  premise:
    "The screen goes dark, nothing in the house is any good, and then {hero} finds out how to walk on the ceiling.",
  shows: [MIRROR, SCREEN],
  talk: [
    "What is it like for you when something has to be turned off?",
    "What would you see if you walked on our ceiling, and where would you have to climb?",
    "When did a grown-up you know want just one more?",
  ],
  cast: {
    pal: ["mother", "father"],
    guest: ["grown-up-woman", "grown-up-man"],
  },
  refrain: {
    B: [`"One more!" said {hero}.`, `"One more!" said {pal}.`],
    E: [`"Just one more," said {hero}.`, `"Just one more," said {pal}.`],
  },
  beats: [
    {
      id: "last-one",
      ...RAINY_ROOM,
      pose: "sitting",
      feeling: "excited",
      with: ["pal calm"],
      props: [SCREEN],
      happening: "{hero} sits in the living room with a small screen, and {pal} has come in.",
      B: [
        `On the screen hung a green goat. "That was the last one," said {pal}. {refrain}`,
        `On the screen a green goat hung from a bridge. "Off now," said {pal}. {refrain}`,
      ],
      E: [
        `On the screen a little green goat was hanging from a bridge by one horn. "That was the last one," said {pal}. "We said three, and it was already three." No answer came from the sofa. {refrain} "You said that after number <one|two>," said {pal}.`,
        `{hero} had said "just one more" two times already. Now a little green goat hung from a bridge by one horn. "Time to turn it off," said {pal}, and sat down beside {them}. {refrain} {pal} shook {pal.his} head, but {pal.he} did it <kindly|gently>.`,
      ],
      I: [
        `On the screen a small green goat was hanging from a bridge by one horn. "That was already the third one," said {pal}, "and three is what we agreed on." "Just one more," said {hero}, who had said the same after the first one, and after the second. {pal} sat down on the arm of the sofa. "<There's always|There will always be> one more," {pal.he} said. "They usually stop when somebody is hanging from a bridge." {hero} kept {their} eyes on the animal, and {their} thumb ready.`,
        `"Three," they had agreed earlier, and {hero} had nodded, because three had sounded like an enormous number. Now it was over already. On the screen a small green goat had slipped, and was hanging from a bridge by one horn. "It's time to turn it off," said {pal}. "Just one more," said {hero}, "<or nobody will ever save the goat|because of that poor goat>." {pal} looked at the animal with real sympathy. "It has remarkably strong horns," {pal.he} said. "It'll hang on until tomorrow."`,
      ],
      A: [
        `At the precise moment when {pal} came in, a small green goat slipped on the screen, and remained hanging from a bridge by one horn. It was the worst moment imaginable. "That was number three," said {pal}, "and three is what we shook hands on." {hero} couldn't deny it, because {they} remembered the handshake clearly. It had, however, taken place before number one, when three had seemed like <an ocean|an enormous quantity>, and nobody had mentioned a goat. "Just one more," {they} said, as {they} had said after the first and after the second, and {their} thumb was already in position. {pal} sat down on the arm of the sofa. "There's always one more," {pal.he} said, not at all impatiently. "That is what the bridge is for."`,
        `There is no good time to stop in the middle of a bridge. {hero} had agreed on three, and had even proposed it, and number three had been progressing beautifully until a small green goat lost its footing. Now the unfortunate animal hung above the water by a single horn, while the music grew louder, and {pal} announced that it was time to turn it off. "Just one more," said {hero}, "because the goat can't possibly stay like that." {pal} came closer and considered the situation. <"I've seen it hanging there before,"|"It was hanging there last Thursday as well,"> {pal.he} said, "and it always holds on until the next one. I believe that the horn is made for it." {hero's} thumb crept forward all the same.`,
      ],
    },
    {
      id: "goes-dark",
      ...RAINY_ROOM,
      pose: "sitting",
      feeling: "sad",
      with: ["pal calm"],
      props: [SCREEN],
      happening: "{hero} sits sadly in the living room by a small dark screen, and {pal} stays close.",
      B: [
        `Off it went. The screen was black. A sad face looked out of it. It was {hero}!`,
        `It was off. {hero} wanted to cry. In the black screen was a face. It was sad, too.`,
      ],
      E: [
        `"Do you want to do it, or shall I?" asked {pal}. {hero} pressed the button. The goat was gone, and the screen was black. Somebody looked out of it. It was a child with a very <cross|grumpy> face. "Go away," said {hero}.`,
        `{hero} turned it off. It was a hard thing to do. The house got so quiet that {they} heard the rain on the window. In the black glass was a child with {their} <hair|ears> and a very angry mouth. "I do not like you," {hero} told it.`,
      ],
      I: [
        `"Will you press it, or shall I?" asked {pal}. It's a little better if you do it yourself, but only a little. {hero} pressed. The goat went out like a candle, and so did the bridge, and then there was nothing but black glass. It wasn't quite empty. Somebody was sitting in it, with {hero's} hair and a face like <a wet shoe|a closed door>. "What are you looking at?" asked {hero}. The somebody asked the same thing, without a sound.`,
        `{hero} shut {their} eyes and pressed the button. When {they} opened them, the screen was as black as a pond at night. All at once the house was terribly quiet. You could hear the rain, and the refrigerator, <and somebody swallowing|and somebody breathing hard>. In the black glass sat a child with {their} chin pushed out. {hero} pushed {theirs} out even farther, and the child did exactly the same. "It isn't fair," they both said, but only one of them made any noise.`,
      ],
      A: [
        `"Would you prefer to press it, or shall I?" asked {pal}. It's slightly better to do it yourself, as it is with cold water, although not considerably. {hero} pressed, and the goat disappeared, and so did the bridge, and the music in the middle of a note, and nothing whatever remained but black glass. It took a moment to notice that the glass wasn't actually empty. Somebody lived in there, with {hero's} ears, and with a mouth like a boat that has turned over. Behind that person was a sofa, and {pal}, and <the lamp that hung from the ceiling|the ceiling with its lamp>, all of it the wrong way around. "It's not fair," said {hero}. The person in the glass agreed completely, but could not be heard.`,
        `It is a very small button, considering how heavy it is. {hero} needed two attempts and a long breath; then it gave a click, and the goat was gone. What came next was the quiet. It had evidently been waiting outside all afternoon, and now it walked in and sat down on everything. {hero} heard the rain, and the refrigerator, <and {their} own nose|and a clock that had never been so loud>. In the black glass a child was sitting in a dim, backward living room, looking as if somebody had eaten its birthday cake. {hero} stuck out {their} tongue at it. The child had been about to do exactly the same. "I know," said {pal}, and stayed, and didn't say anything else for quite some time.`,
      ],
    },
    {
      id: "thumb-goes-on",
      ...RAINY_ROOM,
      pose: "reaching",
      feeling: "sad",
      with: ["pal calm"],
      happening: "{hero} reaches out with one hand in the living room beside {pal}.",
      I: [
        `The only one who hadn't noticed was {hero's} thumb. It went on by itself, up and down, as if there were still something under it. It tapped a cushion, and the cushion stayed a cushion. It flicked at the window, but the rain wouldn't go any faster. <Finally it tried {pal's} sleeve.|Then it tapped {pal} on the elbow.> "I'm sorry," said {pal}, "I've got only the one picture." {hero} did not laugh. {They} very nearly did, though, and that made {them} even angrier.`,
        `{hero} tried to be finished, but {their} thumb couldn't manage it. It twitched on {their} knee like an unhappy <frog|fish>. "It doesn't understand yet that it's over," {they} explained gloomily. {pal} took the thumb and examined it carefully. "They need a little while," {pal.he} said. "Mine goes on for half an hour when I put my work away. What does it want?" {hero} listened. "One more," {they} reported. {They} sat on that hand, and discovered that the other one had a thumb as well.`,
      ],
      A: [
        `Everyone had understood that it was over, with the exception of {hero's} thumb. It kept moving up and down, like a dog's leg in a dream, and after a time it went out to look for work. It tapped a cushion, which remained a cushion. It flicked at the window, without making the rain go by any faster. It pressed all of the buttons on the sofa, of which there were nine, and not one of them did anything. <At last it gave {pal's} sleeve a push to the left.|Finally it pushed {pal} gently to the left.> "I'm afraid there's nothing behind me," said {pal}. "I'm the only one there is." It was rather funny, and {hero} was furious about that, because {they} had firmly intended not to laugh until supper.`,
        `What nobody tells you is that a thumb takes considerably longer than the rest of you. The eyes were finished, and the ears were finished, but {hero's} thumb lay on {their} knee and twitched like something that has been caught in a net. {pal} bent over it with genuine interest. "Mine does exactly the same," {pal.he} said, "when I've put away my work, and on one occasion it tried to answer a potato." {hero} didn't want to hear about potatoes. "What does it say?" asked {pal}. {hero} held it up to {their} ear, <since there was nothing better to do|because it was a reasonable question>. "It says one more," {they} announced in a hollow voice. Then {they} sat down on it, and discovered that {they} {was} in possession of another.`,
      ],
    },
    {
      id: "looks-upside-down",
      ...RAINY_ROOM,
      pose: "sitting",
      feeling: "curious",
      happening: "{hero} sits all alone in the living room.",
      B: [
        `{hero} sat on the floor and looked way up. The ceiling was a floor, too! It was so white!`,
        `{hero} put {their} head way back. Now up was down! The ceiling was a big white floor!`,
      ],
      E: [
        `{hero} slid off the sofa, bit by bit, like a wet sock. {They} sat on the rug, and {their} head hung back. Then {they} forgot to be unhappy. The ceiling was a floor! It was <empty|quiet> and white, and a lamp grew out of it.`,
        `There was nothing to do. {hero} slid down until {they} sat on the rug. {Their} head lay back on the seat. {They} looked up, and up was down! A lamp stood on a wide and empty <floor|field>. Nobody had ever walked there before.`,
      ],
      I: [
        `{pal} had gone to see about supper. {hero} began to slide. {They} slid down the sofa like a wet sock, until {they} {was} sitting on the rug. Only {their} head was left on the seat, tipped back as far as possible. That was the unhappiest way of sitting that {they} knew. But then {they} opened {their} eyes. Above {them} was a floor. It was wide and white and <perfectly clean|completely empty>, and in the middle a lamp was growing on a long stalk.`,
        `There are many ways to sit on a sofa when there is nothing to do. {hero} tried them all. The last one was to sit on the rug, with {their} head bent back over the seat. So {they} considered the ceiling. {They} had seen it every day and never really noticed it. Upside down, it was <an empty white country|an enormous white field>, with one tall lamp standing in it like a flower. The doorway had a wall across the bottom. You would have to climb over.`,
      ],
      A: [
        `{hero} had the room to {themselves}, and there was nothing in it. {They} began to slide. {They} went down the front of the sofa by inches, like a wet sock, until {they} {was} sitting on the rug. Nothing remained on the seat except {their} head, tipped back so far that it hummed. It was the most miserable position known to {them}. Then {they} opened {their} eyes, and somebody had apparently turned the house over. Where the ceiling had been there was a floor, wide and white and immaculate, <on which no toy had ever been left|without so much as a crumb on it>. In the center stood a lamp on a slender stalk, like the solitary tree in a desert of snow. And nobody, as far as {hero} could see, had ever set foot there.`,
        `There are eleven ways of sitting on a sofa when you are unhappy, and {hero} had come to the eleventh. For this you leave the sofa altogether. You sit on the rug, lean your neck on the edge of the seat, and let your head hang until the world gives up. {They} looked, and went on looking. The ceiling was a floor. It stretched away in all directions, as bare as a beach in winter, with a solitary lamp growing upward on a stem. The table was above, with its legs in the air, <and it was a miracle that it didn't drop|and appeared to hold on by its feet>. At the door there was a white wall, as high as a knee, that you would have to climb over. It was situated in {their} own home, and {they} had never been there.`,
      ],
    },
    {
      id: "jumps-up",
      ...RAINY_ROOM,
      pose: "jumping",
      feeling: "determined",
      with: ["pal surprised"],
      happening: "{hero} jumps as high as possible in the living room, and {pal} is surprised.",
      E: [
        `It was not easy to get up there. {hero} jumped from the sofa with both arms in the air. Thump! Then {they} tried an enormous tower of <cushions|pillows>. Thump! {pal} came to see what had happened. {refrain} "I have to get to the ceiling."`,
        `{hero} wanted to walk on that ceiling. {They} put all the cushions in an enormous pile and jumped. Thump! It was still too <high up|far away>. "What is happening?" asked {pal}. {refrain} Thump! Now there was a cushion on {their} head.`,
      ],
      I: [
        `The question was how to get there. {hero} piled up all the cushions, climbed on top, and jumped with both arms in the air. Thump! The ceiling was exactly as far away as before, and a folded blanket didn't make any difference. "Is everything all right?" asked {pal}. "I'm going up there," said {hero}, "<to walk around a little|for a little walk>." {pal} considered the ceiling. "I'd like to help you," {pal.he} said, "but I don't know the way, either." And once more the cushions said thump.`,
        `{hero} began with a handstand, because somebody whose feet are on top is halfway there already. {Their} feet walked up the wall as far as the light switch, and then everything came down again. Thump! Next {they} jumped from the arm of the sofa, with <six cushions|a mountain of cushions> to land on. Thump! {pal} came to see. "The lamp is trembling," {pal.he} said. "Only one more," begged {hero}, "because I was extremely close." {They} had been about as close as to the moon.`,
      ],
      A: [
        `The difficulty was getting there. {hero} constructed a tower out of cushions, mounted it, and leaped with both arms stretched out. For the fraction of a second {they} {was} nearer to the ceiling than any member of the family had ever been, and then came the thump. A folded blanket was added, which raised the tower by the thickness of a sandwich, but made no difference to the thump. "Forgive me for asking," said {pal}, who had appeared with a spoon. "I'm going for a walk up there," explained {hero}, "as soon as I've discovered how." {pal} might have said a number of things about cushions. <Instead, {pal.he} considered the ceiling.|But {pal.he} considered the ceiling instead.> "It's remarkable," {pal.he} said slowly. "I've lived underneath it for years, and I've never been there, either."`,
        `{hero} began scientifically, with a handstand, on the theory that anybody whose feet are on top has done half of the traveling. The feet went up the wall quite willingly. At the height of the light switch they lost their courage, and {hero} arrived on the cushions all at once. Next {they} attempted it from the arm of the sofa, with a leap, and after that with a louder leap. <The lamp began to tremble.|Something in the kitchen began to rattle.> "What is it that we are doing?" inquired {pal}, who had come to see whether the house was still standing. "Just one more," panted {hero}. "I nearly touched it." {pal} looked at the ceiling, and at {hero}, and was honest. "You would need to be a giraffe," {pal.he} said, "and even then only your head would get there."`,
      ],
    },
    {
      id: "lamp-in-cup",
      place: "kitchen",
      time: "afternoon",
      weather: "rain",
      pose: "pointing",
      feeling: "surprised",
      with: ["pal curious"],
      props: ["cup"],
      happening: "{hero} points at a cup in the kitchen, and {pal} is curious.",
      I: [
        `{pal} made tea, as {pal.he} always did when something couldn't be solved. {hero} put {their} chin on the kitchen table and glared into the cup. Suddenly {they} stopped. Deep down in the tea a tiny lamp was shining, surrounded by a bit of <white ceiling|ceiling>. "{pal}, you've got the lamp in there," said {hero}. "When I look down, I can see up!" {pal} bent over as well, and now there were two noses beside the lamp. "It's a pity that nobody can walk in tea," said {hero}.`,
        `"Get your breath back first," said {pal}, and gave {them} some water. {hero} bent over the cup. A shivering light was lying on the bottom, as round as a coin. {They} attempted to catch it with a spoon, <and it broke into pieces|but it fell to pieces>, and afterward it put itself together again. It was the kitchen lamp! So that was how it could be done. You didn't have to go up to the ceiling at all. You simply had to bring the ceiling down.`,
      ],
      A: [
        `When {pal} didn't know what to do, {pal.he} made tea, and now {pal.he} put it on the kitchen table and sat down behind it. {hero} laid {their} chin on the wood and stared gloomily into the cup. Somebody had left a light on in there. It was tiny and golden, and it stood upside down at the bottom of the tea, surrounded by a portion of the ceiling, including <one of its cracks|its longest crack>. {They} looked up, and there was the lamp; {they} looked down, and there it was again. "You have the entire kitchen in there," {they} informed {pal}, "because when I look down, I'm looking up." {pal} leaned over, and two enormous noses joined the lamp. "The disadvantage is that it's wet," {pal.he} said. "Then we need something similar, only dry," said {hero}, and slowly sat up.`,
        `"Drink something," {pal} advised, "because you've been falling down for a quarter of an hour." {hero} bent over the cup of water, and forgot to drink it, for on the bottom lay a coin of light. {They} went after it with a spoon; it burst into a hundred splinters, which trembled, thought better of it, and swam together again. It wasn't a coin at all. It was the kitchen lamp, and the pale material all around it was the ceiling, <no bigger than a saucer|complete with its one fly>. {hero} put down the spoon with extraordinary care. All afternoon {they} had been attempting to bring {themselves} up to the ceiling, and it hadn't occurred to {them} that one could bring the ceiling down. "{pal}," {they} said, "what have we got that's like water, only flat?"`,
      ],
    },
    {
      id: "tips-mirror",
      place: "bathroom",
      time: "evening",
      weather: "rain",
      pose: "holding",
      feeling: "excited",
      with: ["pal curious"],
      props: [MIRROR],
      happening: "{hero} has a mirror in the bathroom, and {pal} is curious.",
      B: [
        `{hero} got the mirror. {They} held it flat. {They} looked in. Now the ceiling was down here!`,
        `{hero} held the mirror flat. {They} looked down. "I see the ceiling! Now I can walk up there!"`,
      ],
      E: [
        `{hero} went to wash {their} hot face, and there was the mirror! {They} held it flat under {their} nose, with the glass <up|on top>. Then {they} looked down into it. The floor was gone. There was only ceiling, right at {their} feet.`,
        `"I need the ceiling down here," said {hero}, and looked around the bathroom. Then {they} took the mirror and held it flat, like a <tray|plate>. {They} looked down into it, and {they} saw up! "{pal}!" {they} called. "I am on the ceiling!"`,
      ],
      I: [
        `What {hero} needed was in the bathroom. {They} lifted the mirror carefully with both hands and held it beneath {their} nose, like a tray, with the glass on top. Then {they} looked down, and gave a little scream. The floor had disappeared, and so had {their} own feet. Below {them}, white and mysterious, lay the ceiling, <and {they} {was} standing on it|and a lamp was sticking up out of it>. "{pal}," {hero} called, without moving, "I've discovered the way up. You have to look down."`,
        `{hero} carried the mirror out of its corner in the bathroom. On the way {they} met a face in it, with red cheeks and no time to be angry. {They} tipped the glass until it lay flat, and held it close under {their} eyes. Instantly the bathroom turned over, and the lamp stood up. "One important rule," said {pal}, who had seen <the whole thing|everything>. "No running on the ceiling." That seemed reasonable. {hero} took a careful step, and it was a step on white.`,
      ],
      A: [
        `The way up was in the bathroom, and {hero} had brushed {their} teeth in front of it for years without suspecting anything. {They} took the mirror in both arms, laid it flat beneath {their} nose, and looked down. A small shriek was audible, for the tiles had disappeared, and so had {their} feet. Right under {them}, where there had been a perfectly good floor, lay the ceiling, white and smooth and enormous, with a lamp sticking up from it <like a lighthouse|like a mushroom>. {Their} knees expressed a wish to sit down. {They} explained to the knees that the floor was still there, and merely invisible; and the knees replied that this was exactly what bothered them. "I've discovered the way up," {hero} called to {pal}. "You go there by looking down."`,
        `The mirror weighed about as much as a cat, and was easier to carry. {hero} lifted it from its place in the bathroom, and for a moment had to look {themselves} in the face. It was an interested sort of face, with red cheeks; whatever had been the matter with it earlier, it had apparently forgotten. Then {they} tipped the glass until it lay as flat as a tray, and bent over it, and the bathroom rolled onto its back. <The lamp rose up on its stalk.|Everything that had hung now stood.> "Before anyone sets out," said {pal}, who knew an expedition when {pal.he} saw one, "there's to be no running on the ceiling." {hero} promised. {They} put out one foot, slowly, as you try the ice on a pond, and it held.`,
      ],
    },
    {
      id: "first-walk",
      ...ROOM,
      pose: "walking",
      feeling: "excited",
      with: ["pal curious"],
      props: [MIRROR],
      happening: "{hero} walks through the living room with a mirror, and {pal} looks on.",
      B: [
        `{hero} was on the ceiling! {They} went past the lamp. Now the door. That was a big step!`,
        `One big step! {hero} was over the door. Then {they} walked past the lamp. It was so white!`,
      ],
      E: [
        `At the living room door there was a wall as high as a knee. {hero} lifted one foot over it, and then the other. Now {they} walked on the white ceiling, <all around|around> the lamp. Bump! That was the sofa. You could not see it from up there.`,
        `{hero} walked across the ceiling. It was white like snow, but {they} left no tracks. {They} stepped over the top of the door and went all around the lamp. Crash! {They} had walked into the table. "That is <down there|below>," {they} said.`,
      ],
      I: [
        `Between the rooms there was a wall, as high as {hero's} knee. {They} lifted {their} feet over it, one after another, like a stork. Then the living room lay before {them}, white as a snowfield. {They} set out for the lamp, and walked all around it, <very carefully|at a polite distance>, because it looked thin from above. There were no toys here to step on. The country had only one disadvantage. Bump! From up here you could not see the sofa.`,
        `Nobody who has done it will ever forget the first door. From below it's only the top of a door frame. From above it's a fence, and {hero} had to swing {their} leg across. On the other side lay the living room, or the quiet half of it. <A cobweb waved from a corner like a flag.|In one corner a cobweb waved, like a flag.> {They} went around the lamp, and nodded to a sleeping moth. {They} {was} just thinking how well it was going when the table hit {them} in the stomach. "The furniture's invisible," {they} reported.`,
      ],
      A: [
        `Between the bathroom and the rest of the world stood a wall, knee-high and painted white, which to everybody else was the top of a door frame. {hero} lifted one leg over it, like a stork, and then the other. Beyond it the living room opened up. It was as bright as a snowfield and as quiet as one; nothing lay about, and nothing had to be put away. {They} made for the lamp, and walked around it in a circle, with respect, <since a lamp looks extremely thin from this side|since it wasn't used to visitors>. {They} discovered a cobweb that no one had ever dusted, and let it be. There was one single drawback to the country, and {hero} found it with {their} shin. The sofa was still down there.`,
        `The ceiling, it emerged, has customs of its own. You do not simply go through a door; you climb over the top of it, with your knee up by your chin. You do not walk beneath a lamp, but around it, and it's considered courteous to leave some room. {hero} discovered all this within five minutes. {They} went along the wall of the living room, where nobody had trodden since the painters, and past a moth that was asleep, <standing, like a horse|with its coat folded>. "What is it like?" asked {pal}, out of nowhere. "It's remarkably tidy," said {hero}. The next moment the ceiling kicked {them} in the knee. It was the low table, which had naturally not gone anywhere, and simply wasn't visible from above.`,
      ],
    },
    {
      id: "leads-grown-up",
      ...ROOM,
      pose: "holding",
      feeling: "proud",
      with: ["pal surprised"],
      props: [MIRROR],
      happening: "{hero} stays close to {pal} in the living room beside a mirror.",
      B: [
        `"Now it is your turn, {pal}!" {pal} looked in. {Pal.he} made a big step over nothing!`,
        `Then {pal} had a turn. "It is so far down!" {pal.he} said. "I have your hand," said {hero}.`,
      ],
      E: [
        `"Let me try," said {pal}. {Pal.he} took the mirror and went stiff. "It is very deep!" {pal.he} whispered. "I have got you," said {hero}, and led {pal.him} by the sleeve. At the door {pal} made a <giant|huge> step over nothing at all.`,
        `Then it was {pal's} turn. {hero} walked in front and held {pal.his} arm. "Sofa on the left, and now a very big step!" {they} called. "Be careful, here is the lamp!" {pal} bent far away from a lamp that was <not even there|high up in the air>.`,
      ],
      I: [
        `{pal} asked for a turn, took the mirror, looked in, and turned to stone. "It goes down an incredibly long way," {pal.he} said, in a thin voice. {hero} hadn't expected that of somebody so big. So {they} took {pal} by the elbow, because one of two people has to see the furniture. "Straight ahead," said {hero}, "and then a little to the left. Now comes the door, so lift your leg." <{pal} lifted it as high as a horse.|{pal} lifted it up to the hip, over nothing.> With a groan {pal.he} lifted the other one.`,
        `It takes two to walk on a ceiling, they discovered, one for above and one for below. {hero} was below now. {They} held on to {pal's} sleeve and steered {pal.him} carefully past the table. "Where are you?" asked {hero}. "I'm climbing around the lamp," answered {pal}, who was bent like a banana in the middle of an empty room. "Don't let go. <There's nothing to hold on to up here.|It's very high up here.>" "I won't," said {hero}. {They} had never before held anybody who was so tall.`,
      ],
      A: [
        `"I suppose I might just look," said {pal}. {Pal.he} took the mirror, and looked, and froze with one foot in the air. "Nobody said that it was so deep," {pal.he} remarked, in a voice that was higher than usual. It's a curious thing to see a grown person afraid of a ceiling, and {hero} was extremely considerate about it. {They} had meanwhile worked out the method: there has to be one for above and one for below, since somebody must supervise the furniture. So {they} took {pal} by the elbow. "Straight ahead," {they} said, "and now the sofa is immediately to your left. Here comes the door, so lift your leg; no, considerably higher, you're caught on the wall." <{pal}, who had walked through that door ten thousand times, climbed over it with a groan.|With a groan {pal} climbed over a door that {pal.he} had walked through ten thousand times.>`,
        `It was decided that the country could only be visited in pairs. Whoever was above had the mirror, and saw everything except the furniture; whoever was below saw nothing but furniture, and led the way. When it was {pal's} turn to be above, {hero} took hold of {pal.his} sleeve, and felt at once that it was trembling. "You've got a good thick floor under you," {they} said. "I don't see any floor," said {pal}. "That's why I'm telling you." They passed the table, and they circled the lamp, {pal} leaning out in a wide curve, like a person on a ledge, in the center of <an empty rug|a perfectly empty carpet>. "Don't let go," {pal.he} said. {hero} held on with both hands, and neither of {their} thumbs wished to be anywhere else.`,
      ],
    },
    {
      id: "guest-rings",
      ...ROOM,
      pose: "standing",
      feeling: "happy",
      with: ["guest surprised", "pal happy"],
      props: [MIRROR],
      happening: "{hero} stands in the living room with a mirror and {pal}, and {guest} is surprised.",
      E: [
        `The bell rang, and there was {guest} from downstairs. "I heard something thump," {guest.he} said. "Where is everybody?" "On the ceiling," said {hero}. "But you are <usually|always> on my ceiling," said {guest}. "Now I would like a turn on yours."`,
        `At the door stood {guest}, who lived downstairs. "Something went thump on my ceiling," {guest.he} said. "That was only me," said {hero}. "Would you like a turn on ours?" {guest} looked down into the mirror for a <long|very long> time. "Oh," {guest.he} said. "It is bigger than mine."`,
      ],
      I: [
        `The bell rang. It was {guest} from downstairs. "It's about the thumping," {guest.he} began, and stopped, because {pal} was stepping over nothing with one knee in the air. "We're on the ceiling," {hero} explained. "You've been walking on mine all afternoon," said {guest}. {hero} turned red to the ears. {They} had never considered a floor as <the top of somebody's ceiling|somebody's ceiling>. But {guest} had already taken off {guest.his} shoes. "So I think that it's my turn on yours," {guest.he} said.`,
        `When {guest} from the floor below came up, nobody opened the door for a long while. They were on the far side of the lamp. "Did something fall?" {guest.he} asked. "Only me," said {hero}, "but that was before I knew the way." {They} handed {guest} the mirror and took {guest.him} by the sleeve. {guest} crossed the living room without a word, over every fence. <At the lamp {guest.he} stopped.|Then {guest.he} stood still.> "I've lived under people for twenty years," {guest.he} said, "and I never knew that it was so peaceful."`,
      ],
      A: [
        `It was about now that the bell rang, and {guest}, who lived on the floor below, inquired very civilly whether something had fallen down. {Guest.he} got no further. Behind {hero}, {pal} came sailing across the living room with {pal.his} nose in a mirror, halted before absolutely nothing, and hoisted one leg over it. "We're on the ceiling," said {hero}. "I understand," said {guest}. "And all afternoon, apparently, you were on mine." {hero} went red to the ears. {They} had never considered the possibility that a floor might have a person on the other side. But {guest} was already <stepping out of|untying> {guest.his} shoes. "Fair is fair," {guest.he} said, and held out both hands for the mirror. "Where do I begin?"`,
        `{guest} from downstairs had a gentle voice, and had come up to ask about the thumping. "That was me," {hero} admitted, "before I knew the way." And since {guest} looked tired, and since it seemed only right to offer something, {hero} offered the ceiling. Many people would have said that they had something on the stove. {guest} bent over the mirror, and was silent for so long that {hero} began to worry. Then {guest.he} went for a walk on {hero's} arm, slowly, with {guest.his} toes pointed, over one fence and around one lamp and <all the way to the window|along the whole of one wall>. "Twenty years," {guest.he} said, when {guest.he} had come down again. "I've always wondered what people do up there. I had no idea that it was so peaceful."`,
      ],
    },
    {
      id: "calls-time",
      ...ROOM,
      pose: "standing",
      feeling: "happy",
      with: ["pal excited"],
      props: [MIRROR, "clock"],
      happening: "{hero} stands happily in the living room by a mirror and a clock, and {pal} is excited.",
      B: [
        `It was time to eat. "That was the last one," said {hero}. {refrain2} And off {pal.he} went!`,
        `It was late. "That is it now," said {hero}. {refrain2} How they both had to laugh!`,
      ],
      E: [
        `It was getting late, and {hero} was hungry. "That was the last one," {they} said, and held out {their} hands. Nobody looked up from the mirror. {refrain2} "You said that <already|before>," said {hero}. Then {they} had to laugh.`,
        `Something in the kitchen was beginning to smell. "Supper!" cried {hero}. "We have to come down now." {refrain2} "Around the lamp and back," said {hero}. "After that the mirror needs a rest." {pal} <gave a sigh|nodded sadly>, but {pal.he} did it.`,
      ],
      I: [
        `It was {hero} who noticed the smell. "I think that the supper's burning," {they} said. "{pal}, that was definitely the last one." {pal} was over by the window, with {pal.his} knees high and {pal.his} eyes on the mirror. "Just one more," said {pal}. {hero} put {their} hands on {their} hips, but immediately needed them to hold {their} stomach, because {they} {was} laughing so much. "There's always another one," {they} said. <"Do you want to put it down, or shall I do it?"|"Will you put it down, or shall I do it?">`,
        `"We agreed on three times around the lamp," said {hero}, "and that was three already." In the kitchen something was beginning to smell brown. "Just one more," said {pal}, bent over the mirror. "I've discovered a corner that I haven't seen." {hero} knew that voice. {They} knew how it feels when there's another corner left. So {they} sat down on the arm of the sofa, <very close by|quite patiently>, and waited until {pal} looked up. "It's a good strong corner," {they} said. "It'll hang on until tomorrow."`,
      ],
      A: [
        `Something in the kitchen had been smelling brown for a considerable time before anybody noticed, and it was {hero} who did. "{pal}," {they} said, "that was number three." {pal} was up beyond the lamp, with {pal.his} back bent and {pal.his} eyes on the glass, and gave no indication of having heard. "Just one more," {pal.he} murmured. {hero} opened {their} mouth, and shut it again. {They} had believed that this particular sentence belonged to {them} alone. Then the laugh came, the one that {they} had been keeping in all afternoon; it was much too big, and {they} had to hold on to the sofa. <"There's always another one," {they} gasped, as soon as it was possible.|"You've caught it from me," {they} gasped, as soon as it was possible.> "Would you prefer to put it down, or shall I?"`,
        `It is by no means easy to call somebody down from a ceiling. {hero} mentioned the clock, which said half past six, and the supper, which by now had developed a black edge. They had agreed on three times around the lamp, and {pal} had solemnly shaken hands on it. "Just one more," said {pal}. "I have only this minute discovered another corner." {Pal.he} answered in a faraway voice, and one of {pal.his} thumbs was moving on the frame. {hero} recognized everything about it immediately. {They} remembered, however, how heavy the end of a thing can be. So {they} sat down on the arm of the sofa and kept {pal.him} company <until it was light enough to lift|until it weighed considerably less>. "Well," sighed {pal}, and came down. "Presumably it'll still be there in the morning."`,
      ],
    },
    {
      id: "one-high-step",
      place: "bedroom",
      time: "night",
      weather: "clear",
      pose: "sleeping",
      feeling: "calm",
      with: ["pal happy"],
      happening: "{hero} lies in bed at night, and {pal} is close by.",
      B: [
        `{hero} lay in bed. {pal} said good night. At the door {pal.he} made one big, big step.`,
        `"Good night, ceiling," said {hero}. {pal} went out. Step, step, and one big step!`,
      ],
      E: [
        `{hero} lay in bed and looked up at the white ceiling. "I have not been to that corner," {they} said. "It can hang on until tomorrow," said {pal}. Then {pal.he} went out. At the door {pal.he} made one <high|big>, high step over nothing.`,
        `The screen was dark, and the little goat could wait. {pal} gave {hero} a kiss. Then {pal.he} went down the hall to {pal.his} own room. Step, step, step. Everything was <quiet|silent> for a moment, and then came one very big step.`,
      ],
      I: [
        `That night {hero} lay on {their} back and planned the next expedition. There was a white bay over the closet, and <a long road beside the window|a dark cape by the window>, where nobody had been. "Is everything turned off?" {they} asked. "Everything," said {pal}. "And the goat?" "It's still hanging by its horn, and apparently it manages." {Pal.he} kissed {them}, and walked to the door. There {pal.he} stopped, lifted one knee, and climbed out.`,
        `{hero} gave the ceiling one last look. "Tomorrow the kitchen," {they} whispered. {Their} thumb was asleep already. It had stayed where it was ever since <supper|the bath>, like anybody else's. {pal} put out the light. {hero} listened to the steps going away, down the whole length of the hall. They were ordinary steps, one after another, in the dark, where nobody could see. Then they paused. At {pal's} own door there came a very long one.`,
      ],
      A: [
        `{hero} lay on {their} back, as experienced explorers do, and went over the map. There was a bay above the closet, and a long gray road where the curtain threw its shadow, while the region in the corner was still entirely undiscovered. "Has everything been turned off?" {they} asked. "Everything," said {pal}, "and the screen is black, with a lamp standing on its head in it." "And the goat?" "Still holding on, and it sends its regards." {Pal.he} tucked in the blanket, kissed {them} on the forehead, and crossed the room, <as people do every evening|silently, in {pal.his} socks>. Only at the door did {pal.he} hesitate. {Pal.he} glanced up, lifted one knee nearly as high as {pal.his} chin, and climbed out into the hall.`,
        `{pal} said good night, and turned off the light. Before falling asleep {hero} asked {their} thumb how it was, and discovered that it was already asleep. So {they} looked at the ceiling by {themselves}. The light of a car traveled across it, over the enormous white plain, and disappeared behind the door, <like somebody walking home|and for an instant somebody seemed to be walking there>. {They} listened to {pal} doing what is done last in every house: a chair was pushed in, a window was closed. Then steps came along the hall. They were tired, sensible, responsible steps. Right before {pal's} own door they stopped; and then, although there was nobody to see it, came one that was twice as long.`,
      ],
    },
  ],
};
