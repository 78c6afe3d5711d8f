import { readRows } from "./read-rows";

/** Fruit, vegetables, and what else grows on a plate. */
export const FRUIT = readRows(
  "food",
  `
apple | crunches when you bite it | on the highest branch | a ladder | there was a worm in it | hide a star in its middle | draw=red-apple
banana | wears a coat that you peel | in a yellow bunch | a monkey | its coat lay on the floor | smile all day | draw=banana
orange | comes already in pieces | in the winter basket | two thumbs | its juice went in someone's eye | share itself out | also=satsuma,tangerine,clementine,mandarin | draw=tangerine
lemon | makes your whole face small | on a tree in the sun | sugar | someone bit right into it | write a secret letter
lime | is green and sour | in the green net | a squeeze | it rolled under the fridge | wake up a glass of water
strawberry | wears its seeds outside | under a green leaf | sun in June | the blackbird was there first | make a small summer
raspberry | fits on the tip of a finger | among the thorns | careful fingers | it squashed in the pocket | be a hat for a thumb | draw=strawberry
blueberry | turns your mouth blue | on low bushes in the hills | a little pail | the pail was empty before we got home | give you a blue smile | draw=blueberries
blackberry | ripens behind its thorns | along the lane | long sleeves | its thorns held on to the sweater | color a whole jam | draw=grapes
cherry | comes in pairs | at the top of the tree | two ears to hang on | all the birds knew first | be an earring | draw=cherries
grape | grows in a bunch | on the warm wall | a lot of friends | it rolled off the plate | pop like a small balloon | draw=grapes
peach | has cheeks with soft fur | in the late summer | gentle hands | it was squashed in the bag | drip down to your elbow
nectarine | is smooth and golden | in the summer bowl | a warm week | it was as hard as a stone | sweeten the last of summer | also=apricot | draw=peach
plum | has a dusty blue coat | on the old tree | a good shake | a wasp had come first | fill ten pots of jam | draw=peach
pear | is narrow at the top | against the south wall | a few more days | it was ripe for only one hour | melt in your mouth
mango | drips as you eat it | in the hot shade | a bath afterward | nobody could hold it | taste like a golden day
pineapple | wears a crown of leaves | in the hot field | a big knife and help | it was too prickly to hug | look like a king
coconut | is a bottle that grows | at the top of a palm | a hammer | nobody could open it | float over the sea
kiwi fruit | hides green under its fur | in a brown skin | a small spoon | somebody took it for a mouse | show you a green star | draw=kiwi-fruit
watermelon | is too heavy for one | in the sandy field | two strong arms | it rolled down the hill | feed the whole beach
melon | sounds hollow when it is ripe | on the ground in the sun | a knock | nobody could tell if it was ripe | cool a hot day
pomegranate | is full of red jewels | in a leathery skin | patience | it stained the white shirt | give each guest a ruby | draw=red-apple
date palm fruit | is sweet as candy | high in the palm | a long rope | nobody could climb so high | open a long day of fasting | draw=palm-tree
fig | hides its flowers inside | on the wide-leafed tree | a hot August | it burst on the branch | taste like honey | draw=peach
avocado | goes from hard to soft in a blink | in a paper bag | exactly the right day | it had turned brown | turn toast green
olive | tastes strange the first time | on a silver tree | a second try | somebody spat it out | become liked in the end
tomato | blushes in the sun | on a green stick | a warm wall | it was still green | turn into soup or sauce | plural=tomatoes
potato | sleeps under the earth | in the dark ground | a fork to dig with | nobody knew where the row was | be cooked a hundred ways | plural=potatoes | also=spud,mashed potato
sweet potato | is orange inside | under the vines | a hot oven | it was confused with its cousin | be supper or dessert | plural=sweet potatoes | also=yam | draw=roasted-sweet-potato
carrot | points down into the earth | in a straight row | loose soil | it grew two legs | be a snowman's nose
broccoli | looks like a small tree | on the green plate | someone brave with a fork | the whole forest was left over | be a forest for peas | plural=broccoli
cauliflower | looks like a cloud | in a green collar | a warm sauce | nobody wanted the cloud | be roasted gold | draw=broccoli
some spinach | shrinks in the pot | in a crinkled heap | a squeeze of lemon | a whole bag became one spoonful | make a green soup | also=kale | draw=leafy-green
pea | rolls off the fork | in a green pod | a spoon | it rolled under the table | keep a princess awake | draw=pea-pod
bean | pushes up a bent neck | in a jar with wet paper | water and light | nobody knew which way was up | climb up to the clouds | also=green bean,baked bean | draw=beans
corn on the cob | has rows like teeth | in green paper | butter and two hands | it got stuck between the teeth | pop when it is hot | plural=corn on the cob | also=sweetcorn,corn | draw=ear-of-corn
cucumber | is cool and full of water | under a big leaf | a thin slice | it grew as long as an arm | cool down tired eyes
onion | makes everybody cry | in a brown paper coat | goggles | the cook could not see for tears | begin almost every soup
some garlic | smells stronger than it looks | in a white bulb | a toothbrush | nobody would sit near us | keep vampires away
pepper | comes in red, yellow, and green | on the windowsill plant | a mild one for a start | it was a hot one | make a crunchy boat | also=bell pepper,capsicum,chili,chilli | draw=bell-pepper
pumpkin | grows while you sleep | in the corner of the field | a wheelbarrow | it was too big for the gate | become a lantern | draw=jack-o-lantern
eggplant | shines like a purple boot | under soft leaves | a hot grill | it looked too strange to try | soak up every good taste | also=aubergine
zucchini | doubles in one night | under prickly leaves | a quick eye | it had grown as big as a boat | hide inside a cake | also=courgette,marrow | plural=zucchini | draw=cucumber
cabbage | wears a hundred coats | in a round head | a snail-free week | a caterpillar had moved in | fill a big winter pot | also=sprout,brussels sprout | draw=leafy-green
lettuce | is crisp in the morning | in a green row | water and shade | something had eaten the middle | make a sandwich crunch | draw=leafy-green
beetroot | colors everything pink | in the dark soil | an apron | the whole kitchen turned pink | dye an egg | also=beet | draw=root-vegetable
radish | bites back | under four small leaves | three quick weeks | it was sharper than it looked | be the first of the year | draw=root-vegetable
nut | hides in a hard shell | up in the tree | a good nutcracker | nobody could crack it | feed a squirrel all winter | also=peanut,walnut,hazelnut,almond | draw=chestnut
chestnut | shines like polished wood | in a prickly coat | an autumn wind | its prickles were sharp | become a tiny horse | also=conker
some tofu | takes on any taste | in a white block | a good sauce | it slid out of the chopsticks | be anything you season | draw=cheese-wedge
*fish fingers | have a crunchy coat | in the freezer | peas and a lemon | only four were left for five | end a bad Monday | also=fish stick | draw=fried-shrimp
meatball | rolls off the plate | in the red sauce | a deep bowl | it rolled out at the door | make a whole pot happy | draw=pot-of-food
chicken nugget | crunches and is gone | in a paper box | a dip | it fell in the sauce | cheer up a car full | draw=poultry-leg
some bacon | crackles in the pan | in the hot pan | a quick fork | the dog was quicker | wake up the deepest sleeper
`,
);
