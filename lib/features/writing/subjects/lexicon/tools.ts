import { readRows } from "./read-rows";

/** Things of the house, the desk, and the shed. */
export const TOOLS = readRows(
  "tool",
  `
hammer | hits the nail on the head | on the wall of the shed | a steady thumb | it hit the thumb instead | join two boards for good
nail | holds if you hit it straight | in a glass jar | a good knock | it bent in the middle | hold up a picture | draw=hammer
saw | goes back and forth | on a hook | a firm hand | it stuck halfway | turn one board into two | draw=carpentry-saw
screwdriver | turns and turns | in the second drawer | a patient wrist | it was one size too big | take anything apart
wrench | holds on and turns | in the toolbox | something stuck | it slipped off | loosen the tightest pipe | also=spanner
toolbox | holds all that mends | under the stairs | a strong handle | the smallest piece was gone | mend nearly anything | also=tool box
shovel | digs and throws over the shoulder | by the garden gate | a strong foot | it hit something hard | find what was buried | also=spade
rake | scratches the lawn | against the fence | a heap to make | somebody stepped on its teeth | pull the autumn together | draw=broom
ladder | goes up step by step | along the wall | someone to hold it | one step was broken | reach the ball on the roof
rope | is stronger than it looks | in a ring on a hook | a good knot | it was a bit too short | pull a boat ashore | draw=knot
bucket | carries water | next to the well | no holes at all | it had a hole | hold a whole castle of sand | also=pail
watering can | makes its own rain | in the greenhouse | a full belly | it was too heavy to lift | save the thirsty roses | draw=bucket
broom | sweeps crumbs into a heap | behind the kitchen door | two hands | the wind blew the heap apart | sweep a whole dance floor | also=broomstick
vacuum cleaner | roars and swallows | in the closet | a plug | it swallowed a sock | eat every crumb | also=vacuum,hoover | draw=electric-plug
washing machine | turns everything around | in the basement | one more sock | everything came out pink | make a muddy team clean | also=washer | draw=water-closet
refrigerator | hums and keeps cool | in the kitchen | a closed door | its light was still on | keep a secret snack | also=fridge,freezer | draw=ice
oven | glows like a small sun | under the stove | a cake | it was as hot as a dragon | turn soft into crisp | also=stove,cooker | draw=cooking
microwave oven | hums and goes ping | above the counter | one minute | it went ping too late | warm a cold supper | also=microwave | draw=cooking
toaster | shoots up its slices | beside the kettle | two slices | both came out black | start any morning | draw=bread
kettle | sings when it boils | on the stove | cold water | nobody heard it sing | make steam like a train | draw=teapot
teapot | keeps its belly warm | under a knitted hat | hot water | its spout dripped | fill four cups | also=tea pot
cup | has one ear | on a hook | something warm | it slipped from the tray | warm two cold hands | also=mug,sippy cup | draw=teacup-without-handle
plate | waits on the table | in a stack | supper | it had a crack | carry a whole dinner | also=dish | draw=fork-and-knife-with-plate
spoon | carries soup to your mouth | in the drawer | a bowl | it was full of holes | feed someone small
fork | has four teeth | on the left of the plate | something to pick up | peas rolled away from it | catch a noodle | draw=fork-and-knife
*chopsticks | work only as two | next to the bowl | fingers that practice | everything slid away | pick up a single grain
frying pan | sizzles and spits | on the hot stove | a bit of butter | the handle was hot | turn an egg into lunch | also=pan,saucepan | draw=cooking
pot | bubbles under its lid | on the stove | a lid | its lid danced off | feed the whole street | also=cauldron | draw=pot-of-food
bottle | keeps what you pour in | on the shelf | a cork | its cork would not come out | carry a letter across the sea | also=water bottle | draw=baby-bottle
lunchbox | opens with two clicks | in the schoolbag | something good inside | two of them were swapped | carry a bit of home | also=lunch box | draw=bento-box
basket | is woven from willow | on an arm | a handle | its handle broke | carry a litter of kittens
box | could have anything inside | under the bed | a lid | nobody knew how to open it | be a car or a cave | also=cardboard box,carton,parcel,package | draw=package
key | fits just one lock | under the flower pot | the right door | it fitted no door at all | open what was shut for years
lock | holds on until you know how | on the gate | the right numbers | nobody remembered the numbers | keep a diary safe | also=padlock | draw=locked
door | opens and closes a room | in the wall | a handle | its handle came off | lead you somewhere else
window | lets the light in | over the desk | clean glass | a ball flew through it | show you the first snow
table | stands on four legs | in the middle of the room | something on top | one of its legs was short | hold a whole family's elbows | draw=chair
chair | holds you while you think | by the window | somebody tired | it had only three legs left | be a throne or a ship
sofa | swallows coins and crumbs | in front of the fire | cushions | somebody lost something in it | become a ship on any evening | also=couch,settee | draw=couch-and-lamp
bed | is warm where you lay | in the quiet room | a pillow | it felt too big that night | sail you to morning | also=bunk bed,big bed,new bed
pillow | keeps the dent of your head | at the top of the bed | someone sleepy | all its feathers flew out | swallow any secret | draw=bed
blanket | keeps the cold outside | at the foot of the bed | someone to cover | it was too short for the toes | turn two chairs into a tent | also=quilt,duvet
lamp | makes a yellow ring | on the desk | a bulb | it flickered and went out | keep you company while you read | also=desk lamp | draw=light-bulb
night light | glows all night long | near the floor | the dark | it went out in the storm | keep watch until morning | also=nightlight,night-light | draw=light-bulb
flashlight | makes a hole in the dark | under the pillow | two batteries | its batteries were weak | find what rustles | also=torch | draw=candle
candle | eats itself to give light | on the windowsill | a match and a grown-up | the wind blew it out | light another without getting less
lantern | swings and glows | on a stick | a small flame | its paper tore | lead a whole parade | draw=red-paper-lantern
light switch | clicks up or down | beside the door | a finger | nobody could find it in the dark | end the dark in a blink | draw=light-bulb
mirror | shows everything backward | above the sink | someone to look | it had gone all foggy | show you who is brave
clock | cuts the day into minutes | on the wall | a spring | it stood still at three | tell you when they come home | also=grandfather clock | draw=mantelpiece-clock
alarm clock | shouts in the morning | beside the bed | ears that listen | it rang in the middle of the night | wake a giant
wristwatch | ticks on your arm | on your wrist | a tiny spring | it had stopped at noon | make you never late again | also=watch | draw=watch
calendar | has a door for each day | on the kitchen wall | a pencil | somebody had torn off one page | show how many sleeps are left
camera | catches one moment | on a strap | light and a smile | its lens was covered | keep a day forever
photograph | stops a laugh in the middle | in the album | the right light | one face was out of it | bring somebody near | also=photo,picture,school photo,photo album | draw=framed-picture
telephone | rings and brings a voice | in the hall | somebody far away | nobody answered | carry a voice around the world | also=phone
cell phone | buzzes in a pocket | in a bag | a full battery | it had one bar left | show you a face far away | also=mobile phone,smartphone,mobile | draw=mobile-phone
tablet | lights up when you touch it | on the low table | a time to stop | it said low battery | draw without paper | also=iPad,screen | draw=mobile-phone
computer | thinks in ones and zeros | on the desk | somebody who asks it well | it froze | count faster than you can blink | also=laptop | draw=laptop
television | shows small moving people | in front of the couch | the button that turns it off | it went dark in the best part | bring the world into a room | also=TV,telly
remote control | changes the picture | between the cushions | a place of its own | it had slipped into the sofa | make it louder or quieter | also=remote | draw=video-game
radio | talks without a face | on the kitchen shelf | its antenna up | it only crackled | bring music to a lonely place
*headphones | keep the noise outside | around your neck | two ears | one side was silent | give you a quiet room anywhere | also=headphone,earphones,ear defenders | draw=headphone
battery | keeps its power for later | inside the back of things | a plus and a minus | it was put in backward | wake up a toy
book | opens like a door | on the shelf | a reader | the last page was missing | take you somewhere else | also=storybook,picture book | draw=open-book
bookmark | remembers where you stopped | between two pages | a story | it fell out | hold your place for years
diary | keeps its mouth shut | under the mattress | a pen and some time | somebody else had opened it | listen to everything | also=journal | draw=notebook
notebook | has empty lines | in the side pocket | a first word | half of its pages were wet | hold an idea until tomorrow
dictionary | knows every word | at the end of the shelf | a finger | one word was not in it | settle an argument | draw=closed-book
newspaper | tells what happened yesterday | on the doormat | someone at breakfast | it was printed with yesterday's date | become a hat or a boat
letter | travels in an envelope | in the mailbox | a stamp | it had no name on it | bring somebody close | also=love letter,message | draw=love-letter
postcard | has a picture and a small hello | on the fridge door | a stamp | rain had washed off half its words | say I think of you | draw=postbox
greeting card | stands up when you open it | on the shelf | a kind line | nobody had signed it | say what is hard to say | also=birthday card,card | draw=love-letter
message in a bottle | floats for years | on the waves | a cork and luck | the water had got in | find a friend far away | plural=messages in bottles | draw=scroll
invitation | says please come | in your hand | an answer | it was lost on the way | turn a classmate into a friend | draw=love-letter
stamp | pays for the journey | in the corner of the envelope | a lick | it fell off on the way | send words over the sea | draw=postbox
mailbox | swallows letters | at the corner | a slot | a bird had nested in it | keep a letter dry | also=letterbox,post box,postbox | draw=postbox
pencil | gets shorter as it knows more | behind an ear | a sharp point | its point broke | draw a way out
pen | leaves its trace | in the pencil case | ink | it ran dry | write a name that stays
crayon | has lost its paper | in a big tin | something to color | it had broken in two | make the sky any color
paintbrush | has soft wet hair | in a jar | water and color | its hair had gone hard | turn a wall into a garden | also=paint brush
some paint | runs and mixes | in small round pots | a brush | it would not dry | make a gray day green | also=watercolor,watercolour | draw=artist-palette
eraser | eats mistakes | at the end of the pencil | something wrong | it erased the best part | give you another chance | also=rubber
ruler | knows how long things are | in the pencil case | something straight | somebody had nibbled it short | draw a line straight ahead | draw=straight-ruler
*scissors | open and shut their mouth | in the drawer | careful fingers | they cut the wrong thing | make a snowflake out of paper
some glue | holds on and won't let go | in the white tube | a minute to dry | it stuck to the wrong hand | make two halves whole | draw=lotion-bottle
some tape | holds things for a while | on a roll | a finger to press it | nobody could find where it began | mend a torn map | also=sticky tape,sellotape | draw=roll-of-paper
some paper | waits to be something | in a white stack | a pencil or a fold | somebody had drawn on the last sheet | fly or float or tell | draw=page-facing-up
needle | pulls thread behind it | in a little red cushion | a steady eye | it fell in the hay | mend a tear | also=sewing needle | draw=sewing-needle
button | goes through a little hole | on the front of the coat | four stitches | it hung by a thread | be an eye for a bear | draw=coin
some yarn | rolls away from you | in a basket | two needles | the cat had found it | turn into a sweater | also=wool
zipper | joins two sides tooth by tooth | on the front of the jacket | a gentle pull | it was stuck halfway | shut the cold out | also=zip | draw=coat
umbrella | opens like a flower | in the stand by the door | rain | the wind turned it inside out | keep two people dry | also=parasol
suitcase | swallows a week of clothes | on top of the closet | somebody to sit on it | it was mixed up with another | carry half a home | also=luggage | draw=luggage
backpack | rides on your back | on a hook | two straps | it was packed too full | carry all you need for a day | also=schoolbag,rucksack,school bag,book bag,satchel
purse | closes with a snap | in the big bag | a coin | it fell out on the bus | pay for two ice creams | also=handbag,wallet
coin | has a head and a tail | in a warm pocket | a slot | it rolled down a drain | decide who goes first | also=penny
some money | goes from hand to hand | in a tin box | some patience | there was not enough for both | turn into what you save for | also=cash,pocket money | draw=money-bag
treasure | glitters when you lift the lid | under the X | a map | somebody had been there first | be something that is not gold | draw=gem-stone
treasure map | has a dotted line and an X | in an old bottle | the right way up | one corner was burned | lead you to something better | also=map | draw=world-map
compass | always knows where north is | in the captain's hand | a flat hand | a magnet had confused it | bring you out of the fog
telescope | makes far things near | at the attic window | a clear night | something sat on its lens | see mountains on the moon
*binoculars | bring birds close | on a strap | two eyes | somebody held them backward | spot a sail far out | draw=telescope
magnifying glass | makes an ant as big as a dog | in the detective's pocket | good light | it showed only a big thumb | find the smallest clue | also=magnifier | draw=magnifying-glass-tilted-left
magnet | pulls at iron | on the fridge door | some iron | it held on to everything | fish up a lost key
trash can | eats what is left over | at the back door | a lid | something alive was inside | start a thing's second life | also=bin,rubbish bin,garbage can,dustbin,wastebasket | draw=wastebasket
tent | is a house in a bag | on the grass | eight pegs | a peg was missing | let you sleep beside the stars
sleeping bag | is warm as a bun | in a tight roll | a zipper | a cold frog was in it | keep you warm on the ground | draw=tent
campfire | crackles and spits sparks | inside a ring of stones | dry sticks and a grown-up | all of the wood was wet | make everyone tell stories | also=bonfire | draw=fire
mousetrap | waits with a bit of cheese | behind the stove | patience | it caught only a toe | be set to catch a thief | draw=mouse-trap
anchor | holds the ship to the ground | at the bow | a chain | it was caught under a rock | keep a boat where it is
wheel | rolls and never gets tired | at the corner of a wagon | a road | it rolled off by itself | carry what is too heavy
metal spring | jumps back when you press it | inside the mattress | a push | it jumped out of the machine | give a toy its hop | draw=gear
machine | does one thing again and again | in the workshop | oil | one of its screws was left over | do in an hour what takes a week | draw=gear
`,
);

/** What helps somebody to be well, to hear, see, walk, or breathe. */
export const AIDS = readRows(
  "tool",
  `
toothbrush | tickles every tooth | in the cup by the sink | two minutes | it had fallen behind the sink | chase the supper away | also=tooth brush,electric toothbrush,brushing teeth
some toothpaste | foams and tastes of mint | in a tube | its cap | somebody squeezed it in the middle | make a fresh smile | draw=toothbrush
bathtub | is a lake with a plug | in the warm little room | hot water and a duck | the water ran away | turn a pirate clean | also=bath,bath time,bathtime,tub
shower | rains when you turn it on | behind a curtain | a turn of the tap | the water was suddenly cold | wash sand off ten toes
potty | waits in the bathroom | beside the big one | a bit of time | it was just too late | make you proud | also=potty training,potty chair | draw=toilet
toilet | swallows with a roar | behind the smallest door | a handle | it roared too loudly | take away what nobody needs | also=loo,flush
diaper | crackles at night | in a soft stack | a change | it was not needed any more | be left behind for good | also=nappy | draw=baby
some soap | slides out of your hand | beside the tap | water | it shot across the floor | send the dirt down the drain
towel | hangs and waits | on a warm rail | someone wet | it was the wrong end of the pool | be a cape afterward | draw=roll-of-paper
comb | goes through the tangles | in the drawer | some patience | it lost three teeth | find the way through any hair | also=hairbrush | draw=hair-pick
bandage | covers a sore place | in the first-aid box | a scratch | it would not stick to wet skin | make a knee brave | also=band-aid,sticking plaster,first aid kit | draw=adhesive-bandage
plaster cast | holds a broken bone still | around an arm | six weeks | it itched where no one could reach | carry all your friends' names | also=broken arm,broken leg,arm in plaster | draw=bone | care=illness
*crutches | walk beside you | under both arms | a flat floor | the stairs were not made for them | get you there on one foot | also=crutch | draw=crutch | care=disability
wheelchair | rolls where you want to go | beside the bed | smooth paths and ramps | the door was too narrow | be as quick as running | also=wheel chair | draw=manual-wheelchair | care=disability
walking stick | taps along the street | by the door | a hand | somebody had borrowed it | draw a line in the sand | draw=white-cane
white cane | tells what lies ahead | in a careful hand | a clear path | a bicycle stood in the way | find the curb and the door | also=cane | care=disability
hearing aid | brings sounds nearer | behind an ear | a tiny battery | the room was too loud | catch a whisper | also=cochlear implant | draw=ear-with-hearing-aid | care=disability
*glasses | sit on your nose | in a hard case | a clean cloth | somebody sat on them | make every leaf sharp | also=spectacles,specs,eyeglasses
eye patch | covers one eye | on a soft string | a week or two | everybody asked about it | teach the other eye to work | also=eyepatch | draw=eye | care=illness
*braces | push slowly | on your teeth | patience | a noodle got stuck in them | bring each one into line | also=retainer | draw=tooth
inhaler | gives one long easy breath | in the front pocket | a slow count | it had been left at home | open up a tight chest | also=puffer,spacer | draw=lungs | care=illness
thermometer | says if you have a fever | in the white cupboard | a minute | it climbed higher | tell when to stay in bed
some medicine | tastes of cherries or worse | on the top shelf | a grown-up with a spoon | it tasted awful | help your body do its work | also=pill,cough syrup | draw=pill | care=illness
shot | is over before you count to three | at the doctor's | a deep breath and a hand | the waiting was the worst part | teach your body to be ready | also=vaccine,vaccination,injection,jab,flu shot | draw=syringe | care=illness
stethoscope | listens to your heart | around the doctor's neck | a quiet room | it was as cold as a frog | hear what nobody else hears
hospital bed | goes up and down with a button | in a room with a curtain | somebody beside it | it felt strange and high | roll down the long hall | also=hospital gown | draw=bed | care=illness
car seat | holds you tight in the back | in the car | a click | its buckle was sticky | keep you safe on any road | also=booster seat,seat belt | draw=automobile
high chair | makes you as tall as the table | at the corner of the table | a bib | everything fell from up there | bring a baby to dinner | also=highchair | draw=chair
`,
);
