import { readRows } from "./read-rows";

export const BODY = readRows(
  "body",
  `
tooth | bites and chews and shines | in the front of a smile | a brush twice a day | it wobbled at breakfast | be worth a coin under a pillow | plural=teeth
wobbly tooth | hangs on by a thread | in the bottom row | a tongue to push it | it would not come out | make room for a bigger one | also=loose tooth,baby tooth,milk tooth,lost tooth,first tooth,wiggly tooth | plural=wobbly teeth | draw=tooth
tongue | finds every crumb | behind the teeth | something to taste | it had turned blue | tell sweet from sour
nose | knows supper before you do | in the middle of the face | a handkerchief | it was all stuffed up | find a bakery in the dark
ear | catches every whisper | on the side of the head | a warm cap | it heard only half of it | tell you who is on the stairs
eye | opens when the day does | under a brow | a wink now and then | something had blown into it | find a friend in a crowd
mouth | opens wide and asks | under the nose | a clean spoon | it was too full to talk | turn up at both ends
smile | goes from ear to ear | on a face | a reason | it had gone missing since Monday | be given away and kept | draw=mouth
freckle | comes out with the sun | on a cheek | a bit of summer | somebody tried to wash it off | be counted with a finger | draw=sun
cheek | blows up like a balloon | on both sides of a smile | a kiss | it was full of cake | go red with joy | draw=mouth
chin | rests on two fists | at the bottom of the face | a napkin | there was sauce on it | be held up high | draw=mouth
hair | grows while you sleep | on top of the head | a comb | it stood up on one side | be cut and come back | plural=hair | draw=hair-pick
curl | springs back when you let it go | on a busy head | a wide comb | it would not lie flat | bounce at every step | draw=hair-pick
braid | goes over and under | down the back | three strands | it came undone at school | keep the wind out of your eyes | also=plait,pigtail,cornrow | draw=ribbon
haircut | snips and is over | in a chair that turns | a cape and a brave neck | it was shorter than expected | let you see your own ears | also=first haircut | draw=scissors
beard | tickles when it kisses | on a chin | a comb | there was soup in it | be a nest for a smile | draw=razor
hand | waves and holds and builds | at the end of an arm | another one to hold | it was covered with glue | say hello without a word | draw=hand-with-fingers-splayed
finger | points the way | at the end of the arm | a bit of care | it was stuck in a bottle | draw on a foggy window | draw=index-pointing-up
thumb | goes up for yes | next to the others | four partners | it was too wet to let go of | hold what the others can't | draw=thumbs-up
thumb sucking | makes a sleepy sound | in a quiet corner | something else to hold | it was hard to stop | go away night by night | draw=thumbs-up
fist | opens again in the end | at the end of an angry arm | a slow breath | it was closed too tightly | let go | draw=raised-fist
arm | reaches and hugs | from the shoulder down | a sleeve | it was broken in two places | go all the way around somebody | draw=flexed-biceps
elbow | bends in the middle | halfway to the hand | room at the table | it knocked over the milk | open a door with full hands | draw=flexed-biceps
shoulder | carries bags and little brothers | beside the neck | a rest | it ached from the heavy bag | be cried on | draw=flexed-biceps
knee | has a scab all summer | in the middle of a leg | a bandage | it met the ground again | heal all by itself | draw=leg
leg | swings under the chair | below the hip | a long stretch | it had gone to sleep | run home before the rain
foot | knows the way in the dark | in a sock | room for five toes | it had grown too big for its shoe | dance on a table | plural=feet
toe | wiggles first in the morning | at the very front | a warm sock | it met the leg of a bed | test the water | draw=foot
belly button | reminds you of your mother | in the middle of a tummy | a finger | there was fluff in it | make a baby laugh | also=navel,tummy button | draw=baby
stomach | growls when it is empty | under the ribs | soup | it hurt before school | tell you when it is noon | also=tummy,belly,tummy ache,stomach ache | draw=hot-beverage
heart | beats all by itself | a little to the left | kindness and running | it was thumping too hard | have room for one more | draw=anatomical-heart
brain | thinks even when you dream | behind your eyes | sleep | it was as busy as a station | learn from every mistake
bone | holds you up from inside | under the skin | milk and jumping | it snapped like a twig | grow together again
lung | fills and empties like a bag | behind the ribs | fresh air | it whistled with every breath | blow up a balloon | draw=lungs
muscle | gets strong when you use it | on every bone | practice | it was sore the next day | lift what was too heavy | draw=flexed-biceps
skin | keeps the inside in | all around you | sunscreen | it had turned red in the sun | close a scratch by itself | plural=skin | draw=hand-with-fingers-splayed
some blood | runs around inside you | in thin blue pipes | a strong pump | one drop came out | carry breakfast to your toes | draw=drop-of-blood
scab | covers a scrape | on somebody's knee | a little peace | it itched | make new skin below | draw=adhesive-bandage
scar | tells about a brave day | where it once hurt | somebody who asks | people stared at it | fade and still remember | also=birthmark | draw=adhesive-bandage
germ | is too small to see | on hands and handles | an unwashed hand | there were thousands of them | be washed down the drain | also=virus | draw=microbe
sneeze | comes without asking | at the end of a tickle | a bent arm | it blew out the candles | be louder than a trumpet | draw=nose
cough | barks at night | in a sore throat | warm tea | it kept the whole house awake | be gone by Sunday | also=bad cold,flu,sore throat,runny nose | draw=thermometer
hiccup | jumps out in the quietest moment | in your chest | a held breath | it came every ten seconds | stop when you forget it | draw=mouth
fever | makes you hot and cold | under two blankets | sleep and water | the walls began to wobble | help you fight what made you ill | draw=thermometer | care=illness
chicken pox | itches from head to toe | on every bit of you | cool lotion | scratching was not allowed | come only once | plural=chicken pox | also=rash,eczema,chickenpox | draw=thermometer | care=illness
lice check | tickles behind the ears | at the nurse's room | a fine comb | something moved | be over by bath time | also=nit | draw=hair-pick
allergy | makes a body say no | where nobody sees it | a label that is read | somebody had brought the wrong cake | be lived with safely | also=nut allergy,food allergy,allergic reaction | draw=peanuts | care=illness
some asthma | makes breathing narrow | in the chest | a blue puffer and calm | running made it worse | be kept in check | draw=lungs | care=illness
tonsil | sits at the back of the throat | behind the tongue | ice cream afterward | it was sore again and again | be taken out in one short sleep | draw=mouth | care=illness
`,
);
