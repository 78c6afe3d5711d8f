import { readRows } from "./read-rows";

export const MEALS = readRows(
  "food",
  `
some bread | smells best when it is warm | in the oven | flour and time | there was no crust left | make a meal out of anything | also=loaf,toast
pizza | comes in a flat box | in the hot stone oven | cheese that stretches | one slice was missing | feed six friends
some pasta | slides off the fork | in a pot of steam | sauce | it was cooked as soft as glue | fill up a hungry team | also=spaghetti,noodle,macaroni | draw=spaghetti
some soup | warms you from inside | in the biggest pot | a spoon | it was much too hot | mend a cold day | also=broth,stew | draw=pot-of-food
sandwich | holds everything together | in the lunchbox | two slices | the best part fell out | be eaten anywhere | also=sarnie,sub
hamburger | is taller than your mouth | on the grill | a bun and two hands | the middle slid out at the back | satisfy a lion | also=burger,cheeseburger
hot dog | sits in a soft bed | at the ball game | mustard | the real dog took it | be eaten with one hand
sausage | curls in the hot pan | on the grill in the yard | a fork | it rolled out of the door | be shared with the dog | also=bratwurst,banger | draw=hot-dog
*French fries | are gold and salty | in a paper bag | ketchup | the birds had taken most of them | disappear in a minute | also=chip
some rice | sticks together | in every second kitchen of the world | hot water | the whole bag had spilled | feed a family from one pot | draw=cooked-rice
some sushi | comes in small neat rolls | on a wooden board | chopsticks | it rolled away from the chopsticks | be almost too pretty to eat
taco | cracks when you bite it | in a folded shell | a napkin | everything fell out at the back | hold a whole supper
burrito | is wrapped up like a baby | in a warm cloth | beans and hunger | it came undone at the end | last until the evening
dumpling | keeps its soup inside | in a bamboo basket | careful fingers | it burst in the pot | bring a whole family to fold | also=pierogi,jiaozi,momo
curry | is yellow and warm and bold | in a deep pan | rice beside it | somebody put in too much pepper | warm your ears | also=dal,daal,biryani | draw=curry-rice
samosa | has three corners and a secret | on the party plate | somebody to share with | only one was left | vanish before the guests come | draw=dumpling
some jollof rice | is red and smoky | in the biggest pot of the street | a wooden spoon | it burned at the bottom | win any argument about cooking | also=jollof | draw=shallow-pan-of-food
some injera | is a plate that you can eat | on a round tray | many hands | it tore in the middle | hold a feast for six | draw=flatbread
some couscous | is made of tiny grains | on the Friday table | vegetables on top | it blew off the spoon | feed whoever turns up | draw=pot-of-food
some hummus | is smooth as cream | in a bowl with oil | warm flat bread | somebody scraped it all out | make any carrot welcome | also=falafel | draw=falafel
omelet | is folded in half | in the small pan | three eggs | it landed on the floor | be ready in three minutes | also=omelette,scrambled egg,fried egg | draw=cooking
egg | keeps a secret inside | in the nest | soft hands | it rolled off the table | turn into breakfast or a bird
pancake | turns over in the air | in the hot pan | a good flip | it stuck to the ceiling | make a Saturday | also=crepe,flapjack | draw=pancakes
waffle | has little squares for syrup | in the hot iron | syrup | its syrup ran off the plate | hold a lake in each square
some porridge | goes plop in the pot | on the stove in the morning | a slow spoon | it was too hot and then too cold | keep you warm till noon | also=oatmeal,oats | draw=bowl-with-spoon
some cereal | talks when you pour the milk | in the tallest box | milk | the box was empty but for one | start the day with a crunch | also=cornflake,granola | draw=bowl-with-spoon
some cheese | has holes or a smell | under a glass cover | a mouse-proof shelf | something small had nibbled it | pull long strings | draw=cheese-wedge
some butter | melts on anything warm | in the blue dish | something warm to lie on | it had melted in the sun | make plain things lovely
some jam | keeps the summer in a jar | on the top shelf | a clean spoon | the lid would not come off | put June on your toast | also=jelly,marmalade | draw=jar
some peanut butter | sticks to the roof of your mouth | in the tall jar | jelly as a partner | nobody could say a word | glue two slices together | draw=peanuts
some honey | drips slowly and shines | in the comb | ten thousand flowers | the bear was there first | sweeten a sore throat | draw=honey-pot
some milk | is white and cold | in the door of the fridge | a glass | it was spilled across the table | leave you a white mustache | draw=glass-of-milk
some yogurt | is cool and a bit sour | in a little cup | a small spoon | the lid splashed | calm a hot supper | also=yoghurt | draw=bowl-with-spoon
some ketchup | comes all at once or not at all | in the red bottle | a good shake | it went all over the shirt | draw a face on your plate | also=tomato sauce | draw=tomato
some salad | is crisp and green | in the big glass bowl | oil and lemon | a snail was still in it | crunch louder than chips | draw=green-salad
some popcorn | jumps in the pan | in a striped bag | a lid | somebody had left the lid off | turn a sofa into a cinema
pretzel | is tied in a knot | at the fair | salt | all its salt was brushed off | hang on a finger
picnic | tastes better on the ground | on a blanket in the grass | a basket without ants | the ants were invited too | turn lunch into a trip | draw=basket
breakfast | starts while you are yawning | at the sunny end of the table | a spoon and a smile | the milk was gone | wake up the day | draw=cooking
lunch | rumbles in every stomach at noon | in the lunchbox | an empty stomach | it had been left on the bus | save an afternoon | also=packed lunch,school lunch | draw=sandwich
dinner | brings everybody to the table | under the kitchen lamp | all the chairs | it had burned | make cross people smile | also=supper,tea time,teatime,family dinner | draw=fork-and-knife-with-plate
feast | is more than anybody can eat | on the longest table | guests | the guest of honor was late | make enemies sit together | also=banquet | draw=pot-of-food
snack | is small and just in time | in the side pocket | a small hunger | somebody had eaten it on the way | hold you until supper | draw=cookie
midnight snack | tastes best in the dark | behind the fridge door | quiet feet | the fridge began to hum | make two people friends | draw=cheese-wedge
some baby food | goes everywhere but in | in a tiny jar | a spoon like a plane | most of it was on the wall | feed a very small person | draw=bowl-with-spoon
some tea | steams in the cup | in the round pot | boiling water | it went cold while they talked | make any talk easier | draw=teapot
some hot chocolate | wears a white hat of cream | in a mug with both hands around it | a cold day | its marshmallow sank | thaw you to the toes | also=cocoa | draw=hot-beverage
some juice | is a fruit that you can drink | in a box with a straw | a straw | the straw fell inside | put the sun in a glass | also=orange juice,smoothie | draw=beverage-box
some lemonade | is sour and sweet at once | in a jug with ice | lots of sugar | somebody forgot the sugar | earn you a coin on a hot day | draw=cup-with-straw
`,
);

export const SWEETS = readRows(
  "food",
  `
cake | rises in the oven | under a glass cover | candles | it sank in the middle | hold a wish for each year
birthday cake | waits in the dark with its lights | in the next room | a deep breath | somebody had licked the icing | make one wish come true | draw=birthday-cake
wedding cake | has three floors | in the middle of the hall | a steady hand | its top floor began to slide | feed a hundred guests a bite | draw=shortcake
cupcake | is just big enough for one | in a paper skirt | sprinkles | its cherry was gone | be a party of one | also=muffin,fairy cake
cookie | is gone before it is cool | in the jar on the shelf | a glass of milk | the jar was empty but for crumbs | make friends in one bite | also=biscuit
gingerbread house | has a roof of icing | on a silver tray | sticky walls | its roof came down | smell like winter | draw=cookie
pie | cools on the windowsill | on the windowsill | apples and a crust | something had taken a bite | be shared into eight | also=apple pie,tart | draw=pie
doughnut | has a hole in its middle | in a pink box | sugar | its hole was the best part | fit on your thumb | also=donut
some ice cream | melts faster than you can lick | in a cone | a cold freezer | it fell on the ground | cool down a hot quarrel | also=ice-cream,gelato,sorbet,ice-cream cone
ice pop | turns your tongue blue | on a stick | a freezer | it dripped down the sleeve | beat any heat | also=ice lolly,popsicle,lolly ice | draw=ice-cream
some chocolate | melts in a warm pocket | in silver paper | a cool place | it had melted in the pocket | cheer up almost anybody | also=chocolate bar | draw=chocolate-bar
some candy | is bright and sticky | in a paper bag | a toothbrush afterward | the bag had a hole | sweeten a walk home | also=sweet,sweetie,jelly bean,gummy bear
lollipop | lasts the whole way home | on a stick | a patient tongue | it stuck to somebody's hair | last longer than the parade | also=lolly
chewing gum | makes bubbles that burst | under somebody's desk | a lot of chewing | its bubble burst on a nose | stop a small leak | plural=chewing gum | also=bubble gum,bubblegum,gum | draw=bubbles
some cotton candy | is a cloud on a stick | at the fair | a dry day | the rain made it vanish | be gone in one breath | also=candyfloss,candy floss | draw=lollipop
marshmallow | is soft and gets golden | on a stick by the fire | a slow turn | it caught fire | make a squishy bridge | draw=custard
some pudding | wobbles on the spoon | in the small bowl | a cold hour | it would not set | wobble like laughing | also=custard,jello | draw=custard
some whipped cream | stands up in peaks | on top of everything | a quick whisk | it turned into butter | cover up a crooked cake | also=cream | draw=shortcake
some sugar | sparkles and sticks | in the blue bowl | a dry jar | it was salt | sweeten anything sour | draw=candy
some baklava | has a hundred thin leaves | on a shining tray | nuts and syrup | it stuck all the fingers together | sweeten a long visit | draw=pie
moon cake | is round and has a secret middle | in a painted box | a full bright night | it was cut into too few pieces | taste like a festival
some halva | crumbles on the tongue | in a shiny paper | a knife and a plate | it crumbled over the carpet | be carried to a neighbor | also=Turkish delight | draw=candy
some flour | makes a white cloud | in the paper bag | a closed door | all of it was on the floor | turn into almost anything | draw=bread
some dough | pushes back when you press it | under a damp cloth | time to rise | it climbed out of its bowl | become whatever you roll | draw=bread
`,
);
