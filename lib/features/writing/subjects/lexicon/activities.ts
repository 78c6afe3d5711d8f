import { readRows } from "./read-rows";

/** What children do and what happens to them. */
export const ACTIVITIES = readRows(
  "activity",
  `
~reading | turns marks into voices | in the crook of a sofa | a finger under the line | the letters would not hold still | open any door without a key | also=learning to read,reading is hard | draw=open-book
~writing | leaves words where you were | at the kitchen table | a sharp pencil | one letter came out backward | say it without being there | also=learning to write,spelling | draw=pencil
~drawing | begins with one line | on the back of anything | paper | the horse looked like a table | show what you can't say | also=doodling,sketching | draw=pencil
~painting | starts with a white page | on the floor in an apron | three colors | the water jar fell over it | make a picture of a feeling | draw=artist-palette
~counting | goes up one by one | on ten fingers | something to touch | somebody left out seven | tell if anyone is missing | also=numbers,learning to count | draw=abacus
~baking | begins with flour on the nose | in the warm kitchen | butter and an apron | nobody had read the last line | make the whole stairs smell | also=baking a cake,baking cookies | draw=cookie
~cooking | stirs and tastes and stirs | at the stove beside a grown-up | a wooden spoon | there was far too much salt | bring everyone downstairs | also=making dinner
~gardening | kneels in the dirt | behind the house | seeds and patience | the cat dug everything up | turn seeds into supper | draw=seedling
~camping | zips the night outside | on the soft grass | a flat place | rain ran in at the corner | bring you near the owls | also=camping trip
~hiking | puts one boot before the other | on the long path | a snack at the top | the sign had turned around | show you what no car sees | also=hike | draw=hiking-boot
~dancing | moves what can't keep still | anywhere with a beat | music | two left feet got in the way | shake off a bad day | also=dance,dance class,street dance | draw=ballet-shoes
~singing | needs no pocket | in the bath or a choir | a deep breath | the high note ran away | carry far over water | also=singing lesson | draw=microphone
~whistling | makes a tune with two lips | on the way home | wet lips and a lot of air | nothing came out but wind | call a dog from far away | also=learning to whistle,learn to whistle,learns to whistle | draw=musical-notes
~acting | pretends until it is true | on the boards | a line to say | the next line was gone | let you be a queen | also=drama club | draw=performing-arts
~building | puts one thing on another | on the carpet | a wide base | it leaned and leaned | reach higher than your head | also=building the highest tower,construction | draw=brick
~knitting | clicks and grows | in an armchair | two needles | one stitch had slipped | turn a string into a sleeve | also=crochet | draw=yarn
~sewing | goes in and out | under the lamp | a thimble | the sleeve was sewn shut | mend more than cloth | draw=thread
~weaving | goes over and under | at the wooden frame | many threads | one thread ran out | make a picture from string | draw=thread
~pottery | spins wet and slow | at a round wheel | wet hands | the bowl fell in on itself | hold water for years | draw=amphora
~origami | folds without scissors | on a flat table | one square | one corner would not meet | turn a page into a crane | draw=bird
~making music | is better with two | on pots and strings | ears that listen | each one began at another time | make a whole street lean out | draw=musical-notes
~practicing | does it again and again | every day at four | ten minutes | it sounded worse each time | make hard things easy | also=piano lesson,music lesson,violin lesson | draw=musical-score
~playing outside | gets green knees | until the lamps come on | old clothes | it was nearly dark | make you sleep like a stone | also=playing,outdoor play,playdate,play date | draw=kite
~bird watching | whispers and points | at the edge of the reeds | a small notebook | somebody sneezed | teach you to stand still | draw=bird
~stargazing | lies on its back | on a blanket at night | warm socks | clouds came over | make you feel small and glad | draw=telescope
~collecting | fills one shelf after another | in boxes and jars | one more of them | the rarest one was swapped | see small differences | draw=card-file-box
~shopping | follows a list | between the high shelves | a coin for the cart | the list was still at home | carry home a surprise | also=food shopping | draw=shopping-cart
~tidying | puts everything where it lives | in the middle of a mess | a box for each thing | it looked worse than before | find what was lost for weeks | also=tidying up,cleaning up,chores,messy room,tidy room | draw=broom
~washing up | makes foam mountains | at the sink | a dry towel | the last cup slipped | make plates squeak | also=doing the dishes | draw=sponge
~washing hands | takes as long as a song | at the low sink | soap and water | the song was sung too fast | send germs down the drain | also=hand washing,handwashing | draw=soap
~getting dressed | begins with the wrong leg | beside the bed | the right order | everything was inside out | be done all alone | also=dressing | draw=t-shirt
~bedtime | comes when it is most fun | at the end of every day | one more story | nobody was the least bit tired | make a safe small world | also=going to bed,bed time,sleeping alone,own bed | draw=bed
~sleep | mends you in the dark | under the blanket | a yawn | it would not come | sort the whole day out | also=sleeping,falling asleep,nap,nap time,naptime | draw=bed
sleepover | whispers after lights-out | on a strange floor | your own pillow | it was much too quiet at two | make breakfast an adventure | also=sleep over,pajama party,slumber party,first sleepover | draw=bed
~waking up | stretches to all sides | at seven in the morning | a bit of light | the alarm was too early | start everything again | also=morning,early morning | draw=alarm-clock
~bath day | leaves a ring in the tub | on Sunday evening | bubbles | the water was already cold | wash off a whole week | draw=bathtub
~potty time | takes as long as it takes | in the smallest room | a book and patience | nothing happened at all | make you grow up a bit | also=toilet training,bed-wetting,wet bed,bedwetting | draw=toilet
~growing up | happens while you sleep | on the pencil marks at the door | time | the favorite shoes were too small | make you taller than the fence | also=growing,getting bigger,being small | draw=straight-ruler
~learning | begins with not knowing | everywhere | a mistake or two | it was hard at first | stay with you for good | also=trying new things | draw=graduation-cap
~losing | stings for a while | on the wrong side of the score | a long breath | it happened in front of everybody | teach you to shake hands | also=losing at games,being a bad loser,losing a game | draw=game-die
~helping out | carries the other handle | wherever hands are full | an eye for others | it made things slower at first | turn work into company | also=volunteering | draw=handshake
~saying goodbye | waves until the corner | at doors and stations | a long hug | the train was early | mean see you again | also=goodbye,farewell,leaving | draw=station
~moving away | packs a whole life in boxes | in front of the empty house | tape and courage | the favorite box was left behind | end with a new window | also=moving,moving day,friend moved away,moving to a new country | draw=package
~making friends | begins with a name | at the edge of the game | one question | nobody knew how to begin | double any fun | also=new friend,finding a friend | draw=handshake
~emigration | carries a home in two bags | on a long road | papers and hope | the words were all strange | bring two worlds together | also=immigration,new country | draw=luggage | care=flight
journey | begins at the front door | on roads and rails | a sandwich and a map | the last bus had gone | bring you home changed | also=trip,travel,road trip,long drive,car journey | draw=luggage
school trip | counts heads all day | in a bus that sings | a packed lunch | there was one head too many | teach more than a book | also=field trip,class trip,outing | draw=bus
adventure | starts where the path ends | just around the corner | a friend and a snack | it was bigger than planned | be told for years | also=quest,expedition | draw=compass
day out | begins with sandwiches | somewhere else | a ticket for everyone | it rained until noon | make Monday easier | also=excursion,family day | draw=ticket
race against time | counts the minutes | between now and too late | quick thinking | the clock was fast | be won by one second | draw=stopwatch
rescue | comes at the last moment | where someone calls | a rope and a plan | the plan had a hole in it | turn a bad day around | also=saving someone | draw=ring-buoy
mystery | leaves one small clue | where nobody looks | someone who asks why | every clue pointed to somebody else | be solved with a cookie crumb | draw=magnifying-glass-tilted-left
prank | hides behind the door | on the first of April | a straight face | it hit the wrong one | make its target laugh the most | also=trick,April Fool,practical joke | draw=party-popper
show-and-tell | holds it up for all to see | in front of the class | something with a story | the jar was empty | let the quiet one shine | also=show and tell,talent show | draw=microphone
spelling bee | asks letter by letter | on the stage | a clear head | one letter was swallowed | be won with a hard word | draw=honeybee
fancy idea | arrives in the bath | between two yawns | a scrap of paper | nobody believed in it | light up a face | also=idea | draw=light-bulb
job for a day | has a badge and a hat | anywhere grown-ups work | a good teacher | the boss was late | show you what others do | also=night shift | draw=briefcase
~babysitting | rocks and sings and runs | in a house with toys | three pairs of eyes | the little one was awake | make you the big one | draw=baby-bottle
picky eater | looks at it from all sides | behind a full plate | one very small bite | it was green | like it on the tenth try | also=picky eating,fussy eater,fussy eating,new food | draw=broccoli
~shrinking | makes every table a roof | between the floorboards | a thread to climb | a cat was as big as a bus | get you through a keyhole | also=being tiny | draw=puzzle-piece
~flying | leaves the ground behind | up where birds are | a run and a jump | landing was the harder part | show you your own roof | draw=wing
~invisibility | lets you walk past unseen | under an old cloak | careful feet | nobody heard the please either | make you wish to be seen | also=being invisible | draw=ghost
~magic | happens when you look away | at the edge of sleep | the right word | it worked on the wrong thing | make an ordinary thing shine | also=spell,magic trick | draw=magic-wand
~pollution | floats where fish should be | on the beach and in the sea | hands to pick it up | it came back with each tide | be stopped at home | also=litter,rubbish,trash,garbage,plastic,rubbish in the sea | draw=litter-in-bin-sign
~recycling | gives old things a new life | in three colored boxes | clean jars | everything was in the wrong box | make a bench out of bottles | also=upcycling | draw=recycling-symbol
language | is a key with many teeth | on everybody's tongue | ears and courage | every word sounded like soup | open a second world | also=new language,English,Spanish,sign language | draw=speech-balloon
prayer | is said with quiet hands | before bed or before bread | a still moment | the words would not come | hold what you can't | also=grace | draw=folded-hands | care=faith
`,
);
