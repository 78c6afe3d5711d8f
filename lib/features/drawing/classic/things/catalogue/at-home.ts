import { readNouns, type CatalogueEntry } from "./read-nouns";

const IN_HAND = { size: 66, station: "floor", grasp: "hand", home: "ground", mirrored: false } as const;
const IN_ARMS = { size: 90, station: "floor", grasp: "hands", home: "ground", mirrored: false } as const;
const LARGE = { size: 260, station: "behind", grasp: null, home: "ground", mirrored: false } as const;

/** Furniture, what is used in a house, clothes, and what cares for the body. */
export const AT_HOME: readonly CatalogueEntry[] = [
  ...readNouns(
    LARGE,
    `bed:330@40 chair:200@46 couch=couch-and-lamp:350@30 sofa=couch-and-lamp:350@30 couch-and-lamp:350@30 bathtub:300
      bath=bathtub:300 tub=bathtub:300 toilet:190@48 seat:210@36 car-seat=seat:170@36 television:230
      tv=television:230 ladder:300 mirror:210 window:190 garbage-can=wastebasket:170 bin=wastebasket:130
      wastebasket:120`,
  ),
  ...readNouns(
    IN_ARMS,
    `letters=love-letter:66 button=optical-disk:50 open-book:84 amphora:110 card-file-box:90 handshake:84 recycling-symbol:84 speech-balloon:90 folded-hands:76 womans-clothes:80 map-of-japan:96 green-heart:84 broken-heart:84 heart-hands:84 locked-with-key:66 hourglass-not-done:76 world-map:100 triangular-ruler:76 optical-disk:66 mantelpiece-clock:96 closed-book:76 globe-with-meridians:96 link:76 mouse-trap:70 red-question-mark:76 hand=hand-with-fingers-splayed:64 hand-with-fingers-splayed:64 index-pointing-up:64 thumbs-up:64 raised-fist:64 ear-with-hearing-aid:66 older-person:90 face-with-peeking-eye:90 cut-flowers=bouquet:84 potted-plant:120 houseplant=potted-plant:120 framed-picture:110 picture=framed-picture:110
      photo=framed-picture:90 package:100 parcel=package:100 cardboard-box=package:110 present=wrapped-gift:90
      gift=wrapped-gift:90 wrapped-gift:90 luggage:140 suitcase=luggage:140 backpack:105 schoolbag=backpack:105
      rucksack=backpack:105 briefcase:100 shopping-bags:100 shopping-bag=shopping-bags:100 bag=clutch-bag:80
      handbag=clutch-bag:80 clutch-bag:80 purse:66 wallet=purse:66 bucket:90 pail=bucket:90
      alarm-clock=stopwatch:70 stopwatch:66 hourglass=hourglass-done:76 hourglass-done:76 laptop:100 printer:100
      radio-set=radio:100 record-player=dvd:80 fire-extinguisher:110 globe=globe-showing-europe-africa:90
      world=globe-showing-europe-africa:100 abacus:90 teddy-bear:96 teddy=teddy-bear:96
      stuffed-bear=teddy-bear:96 doll=nesting-dolls:84 nesting-dolls:84 books:84 newspaper:76 calendar:76
      tear-off-calendar:76 spiral-calendar:76 telephone:76 plunger:100 oil-drum:140 brick:80 bricks=brick:80
      log=wood:90 wood:90 firewood=wood:90 file-cabinet:150`,
  ),
  ...readNouns(
    IN_HAND,
    `broom:170 brush=toothbrush:64 toothbrush:72 lotion-bottle:66 shampoo=lotion-bottle:66 soap:56 sponge:56 razor
      comb=hair-pick:60 hair-pick:60 hairbrush=hair-pick:64 shower:110 toilet-paper=roll-of-paper:62
      roll-of-paper:62 paper-roll=roll-of-paper:62 bubbles:90 bubble=bubbles:90 scissors:62 sewing-needle:60
      needle=sewing-needle:60 thread:60 spool=thread:60 yarn:66 wool=yarn:66 knot:76 safety-pin:52
      pin=pushpin:50 pushpin:50 paperclip:50 flashlight:72 torch=flashlight:72 battery:60 plug=electric-plug:66
      electric-plug:66 mobile-phone:56 phone=mobile-phone:56 smartphone=mobile-phone:56 telephone-receiver:66
      camera:72 video-camera:76 watch:56 wristwatch=watch:56 glasses:62 eyeglasses=glasses:62
      spectacles=glasses:62 sunglasses:62 goggles:70 swimming-goggles=goggles:70 diving-mask:76
      snorkel=diving-mask:76 padlock=locked:60 locked:60 lock=locked:60 unlocked:60 old-key:60 keys=key:60
      hammer:76 wrench:76 spanner=wrench:76 screwdriver:72 saw=carpentry-saw:84 carpentry-saw:84 axe:84
      nail=sewing-needle:56 shovel=noto/shovel:130 spade=noto/shovel:130 pick:110 pickaxe=pick:110 clamp:66
      hook:56 chain=chains:80 chains:80 nut-and-bolt:60 bolt=nut-and-bolt:60 toolbox:95 magnifying-glass=magnifying-glass-tilted-left:66 magnifying-glass-tilted-left:66 teacup-without-handle:60 pencil:66 pen:62
      fountain-pen:64 crayon:62 crayons=crayon:62 eraser=noto/eraser:56 ruler=straight-ruler:76
      straight-ruler:76 clipboard:76 memo:70 note=memo:70 drawing=memo:72 paper=page-facing-up:66
      page=page-facing-up:66 page-facing-up:66 scroll:72 envelope:66 card=love-letter:66 love-letter:66
      valentine=love-letter:66 birthday-card=love-letter:66 ticket:62 admission-tickets:66 label:60
      price-tag=label:60 bookmark=bookmark-tabs:60 red-envelope:60 money=dollar-banknote:62
      banknote=dollar-banknote:62 dollar-banknote:62 money-bag:80 credit-card:60 receipt:62
      passport=identification-card:62 identification-card:62 id-card=identification-card:62
      candle-light=candle:66 diya=diya-lamp:66 diya-lamp:66 mobile=wind-chime:90 wind-chime:90 gem=gem-stone:60
      gem-stone:60 diamond=gem-stone:60 jewel=gem-stone:60 ring:56 crystal-ball:80 amulet=nazar-amulet:60
      bellhop-bell:60`,
  ),
  ...readNouns(
    { ...IN_HAND, grasp: "hands", size: 80 },
    `t-shirt shirt=t-shirt jeans pants=jeans trousers=jeans shorts dress:96 coat:100 jacket=coat:100
      raincoat=coat:100 lab-coat:100 kimono:100 sari:110 scarf gloves:66 mittens=gloves:66 glove=gloves:66
      socks:62 sock=socks:62 underpants=briefs:62 underwear=briefs:62 briefs:62 swimsuit=one-piece-swimsuit:80
      one-piece-swimsuit:80 swim-trunks=shorts:70 cap=billed-cap:70 billed-cap:70 baseball-cap=billed-cap:70
      sun-hat=womans-hat:76 womans-hat:76 hat=top-hat:72 top-hat:72 graduation-cap:76
      helmet=rescue-workers-helmet:76 rescue-workers-helmet:76 hard-hat=rescue-workers-helmet:76
      bike-helmet=rescue-workers-helmet:76 shoe=running-shoe:66 sneaker=running-shoe:66 running-shoe:66
      shoes=mans-shoe:66 mans-shoe:66 boot=womans-boot:74 boots=womans-boot:74 rain-boots=womans-boot:74
      hiking-boot:74 ballet-shoes:66 ballet-slippers=ballet-shoes:66 slippers=flat-shoe:60
      flip-flop=thong-sandal:62 sandal=thong-sandal:62 necktie:76 tie=necktie:76 ribbon:62 bow=ribbon:62
      safety-vest:84 karate-uniform=martial-arts-uniform:96 martial-arts-uniform:96 running-shirt:80
      jersey=running-shirt:80 folding-fan=folding-hand-fan:70`,
  ),
  ...readNouns(
    IN_HAND,
    `tooth:60 baby-tooth=tooth:56 loose-tooth=tooth:60 bandage=adhesive-bandage:58 adhesive-bandage:58
      band-aid=adhesive-bandage:58 sticking-plaster=adhesive-bandage:58 syringe:72 vaccine=syringe:72
      shot=syringe:72 thermometer:66 stethoscope:76 pill:50 medicine=pill:50 crutch:190 crutches=crutch:190
      x-ray:96 drop-of-blood:50 blood=drop-of-blood:50 microbe:70 germ=microbe:70 germs=microbe:70
      virus=microbe:70 bacterium=petri-dish:70 petri-dish:70 dna:84 test-tube:70 microscope:100 lungs:96
      brain:90 heart=red-heart:84 red-heart:84 anatomical-heart:84 ear:64 eye:64 eyes:70 nose:64 mouth:64
      tongue:64 foot:70 leg:90 muscle=flexed-biceps:80 prosthetic-leg=mechanical-leg:120 mechanical-leg:120
      mechanical-arm:100`,
  ),
];
