import { readNouns, type CatalogueEntry } from "./read-nouns";

const IN_ARMS = { size: 90, station: "floor", grasp: "hands", home: "ground", mirrored: false } as const;
const LARGE = { size: 300, station: "behind", grasp: null, home: "ground", mirrored: false } as const;

/** Games, sports, music, making things, and the feasts of the year. */
export const AT_PLAY: readonly CatalogueEntry[] = [
  ...readNouns(
    IN_ARMS,
    `soccer-ball:72 football=soccer-ball:72 american-football:72 basketball:76 baseball:56 softball:56
      tennis-ball=softball:50 volleyball:74 rugby-ball=rugby-football:74 rugby-football:74 bowling:90
      bowling-ball=pool-8-ball:70 beach-ball=volleyball:80 pool-8-ball:60 curling-stone:84 goal-net:280
      goal=goal-net:280 hockey-stick=field-hockey:110 field-hockey:110 ice-hockey:110 tennis-racket=tennis:96
      tennis:96 badminton:96 ping-pong:72 table-tennis=ping-pong:72 cricket-bat=cricket-game:100
      cricket-game:100 bullseye:110 target=bullseye:110 boxing-glove:70 boomerang:74 frisbee=flying-disc:70
      flying-disc:70 trophy:90 prize=trophy:90 sports-medal:66 gold-medal=1st-place-medal:66 military-medal:66
      rosette:64 yo-yo:66 game-die:56 die=game-die:56 dice=game-die:56 chess-piece=chess-pawn:66 chess-pawn:66
      chess=chess-pawn:80 pawn=chess-pawn:66 joker:66 playing-card=joker:66 card-game=joker:66
      puzzle=puzzle-piece:70 jigsaw=puzzle-piece:70 video-game:80 game-controller=video-game:80
      controller=video-game:80 joystick:80 fishing-pole:150 fishing-rod=fishing-pole:150 life-ring=ring-buoy:90
      ring-buoy:90 lifebuoy=ring-buoy:90 swim-ring=ring-buoy:90 chequered-flag:96`,
  ),
  ...readNouns(
    LARGE,
    `slide=playground-slide:330 playground-slide:330 ferris-wheel:420 roller-coaster:420 carousel-horse:260@50
      carousel=carousel-horse:300@50 rocking-horse=carousel-horse:220@50 circus-tent:430 circus=circus-tent:430
      big-top=circus-tent:430 stadium:420 fountain:260 beach-umbrella=umbrella-on-ground:280
      umbrella-on-ground:280 parasol=umbrella-on-ground:280 campsite=camping:380 camping:380 christmas-tree:360
      fir-tree=evergreen-tree:380 musical-keyboard:190 keyboard-instrument=musical-keyboard:190
      harp=noto/harp:240 easter-basket=basket:110`,
  ),
  ...readNouns(
    { ...IN_ARMS, size: 100 },
    `accordion banjo:110 violin:96 fiddle=violin:96 cello=violin:200 electric-guitar=guitar:120 trumpet saxophone:110
      trombone=noto/trombone:130 horn=postal-horn:90 postal-horn:90 french-horn=postal-horn:90 maracas:84
      bongo=long-drum:110 long-drum:120 djembe=long-drum:120 hand-drum=long-drum:110 snare-drum=drum:100
      microphone:66 studio-microphone:80 headphones=headphone:70 headphone:70 musical-note:70 musical-notes:84
      sheet-music=musical-score:84 musical-score:84 megaphone:80 loudspeaker:84 recorder=flute:72
      tambourine=drum:84`,
  ),
  ...readNouns(
    IN_ARMS,
    `palette=artist-palette:76 artist-palette:76 masks=performing-arts:90 mask=performing-arts:90 performing-arts:90
      theater-masks=performing-arts:90 clapper-board:84 film=film-frames:84 film-frames:84 film-projector:100
      movie-camera:100 magic-hat=top-hat:76 puppet=nesting-dolls:84 pinata=piata:110 piata:110 mirror-ball:84
      disco-ball=mirror-ball:84 toy-train=locomotive:110 toy-car=automobile:90 toy-boat=sailboat:90
      toy-plane=small-airplane:90 toy-dinosaur=sauropod:90 toy-horse=carousel-horse:110
      toy-truck=pickup-truck:90 block=ice:70 toy=teddy-bear:96 rattle=maracas:66 bubble-wand=bubbles:84
      shield:96 treasure=noto/treasure-chest:130 anchor:130 pirate-flag:110 magic-wand:76 magic=sparkles:80
      sparkles:80 magic-lamp=diya-lamp:80 potion-bottle=alembic:90 alembic:90 cauldron=pot-of-food:110
      broomstick=broom:180 wing=wing:90 scale=balance-scale:110 balance-scale:110 scales=balance-scale:110
      warning-sign=warning:110 warning:110 stop-sign:160 traffic-light=vertical-traffic-light:220
      vertical-traffic-light:220       fuel-pump:200 bus-stop:270
      postbox:220 barber-pole:200 chest=noto/treasure-chest:130 placard:150 sign=placard:150 poster=placard:150`,
  ),
  ...readNouns(
    IN_ARMS,
    `red-lantern=red-paper-lantern:84 paper-lantern=red-paper-lantern:84 red-paper-lantern:84
      chinese-lantern=red-paper-lantern:84 sparkler:84#
      confetti=confetti-ball:90 confetti-ball:90 party-popper:84 party-hat=party-popper:80
      pumpkin=jack-o-lantern:96 nest-with-eggs:84 empty-nest:80 bouquet:90 holly=herb:66 stocking=socks:70
      snowman-without-snow:250 gingerbread=cookie:62 wreath=rosette:90 star-ornament=glowing-star:84
      glowing-star:90 prayer-beads:70 carp-streamer:150 pine-decoration:120 tanabata-tree:230 cherry-blossom:66
      kaaba:300 ballot-box=ballot-box-with-ballot:110`,
  ),
  ...readNouns(
    { ...IN_ARMS, size: 170, grasp: null },
    `traffic-cone=construction:130 construction barrier=construction
      mailbox=closed-mailbox-with-raised-flag:190 closed-mailbox-with-raised-flag:190`,
  ),
  ...readNouns({ ...IN_ARMS, size: 190, station: "air", grasp: null }, `fireworks# firework=fireworks#`),
];
