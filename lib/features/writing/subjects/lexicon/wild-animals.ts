import { readRows } from "./read-rows";

/** Animals of the woods, the grasslands, the jungle, and the ice. */
export const WILD_ANIMALS = readRows(
  "animal",
  `
fox | steps softly through the town | under the roots of a tree | a supper for its cubs | its tracks showed in the snow | find a way around | also=vixen,red fox | kind=fox
fox cub | plays until it falls over | deep in the den | its mother's bark | it went too far from the den | pounce on a shadow | kind=fox
wolf | sings with its whole family | in the deep forest | its family | it was left behind | hear a friend miles away | says=Awoo! | plural=wolves
wolf cub | howls a very small howl | in a den in the rocks | a big family | its howl was only a squeak | smell the way home | says=Owoo! | draw=wolf
bear | sleeps all winter long | in a cave | a lot of berries | it could not fall asleep | climb up for honey | says=Grr! | also=brown bear,grizzly,grizzly bear | kind=bear
bear cub | copies all that its mother does | in a snug den | one more story | it woke up in the middle of winter | climb the thinnest tree | kind=bear
polar bear | walks over the sea ice | in the far white north | ice to stand on | the ice broke under its feet | swim from island to island
panda | eats for most of the day | among the tall green stems | a lot of bamboo | its bamboo was all gone | sit still and be kind | also=giant panda
red panda | wraps itself in its own tail | high up in a cool forest | a sunny branch | it was afraid to come down | balance on a thin branch | draw=raccoon
koala | sleeps almost all day | in a gum tree | its own kind of leaf | it slept through its party | hold on very tightly
kangaroo | goes everywhere in leaps | on the dry plain | room to jump | it could not go backward | jump right over a car | also=roo
joey | rides in its mother's pocket | in a warm pouch | a safe place to sleep | it grew too big for the pouch | see the world from a pocket | also=baby kangaroo | draw=kangaroo
wallaby | hops between the rocks | on a stony hill | a bush to hide in | it hopped into the wrong garden | stop in a blink | draw=kangaroo
wombat | digs with its strong feet | in a long burrow | a quiet night | its door was too small for its guests | dig a tunnel for everyone | draw=bear
platypus | has a bill and a furry coat | in a river bank | a muddy stream | nobody knew what it was | find food with its eyes shut | draw=beaver
lion | lies in the shade all noon | on the dry yellow plain | a nap and a family | a thorn was in its paw | be heard far away | says=Roar! | also=lioness | kind=lion
lion cub | plays with its father's tail | in the long grass | someone to wrestle | its roar was only a cough | creep up without a sound | kind=lion
tiger | wears stripes in the tall grass | in the hot jungle | a cool pool | its stripes showed in the snow | swim across a river | says=Roar!
leopard | carries its supper up a tree | on a thick branch | a place with a view | it could not count its spots | climb in the dark
snow leopard | uses its tail as a scarf | on the high cold rocks | a cliff to jump from | its footprints gave it away | leap over a deep gap | draw=leopard
cheetah | is the fastest runner on land | on the wide grass | a long rest afterward | it ran out of breath | be there before anybody | draw=leopard
jaguar | hunts beside the river | in the rain forest | a warm dark night | the river came up too high | swim like a fish | draw=leopard
panther | is black from nose to tail | in the night forest | a shadow | everybody was afraid of its eyes | pass without being seen | draw=black-cat
lynx | has tufts on its ears | in the snowy woods | deep snow | it was too shy to say hello | walk on top of the snow | draw=cat
elephant | drinks with its nose | by the water hole | a mud bath | it was afraid to step on someone | remember every friend | says=Toot! | kind=elephant
baby elephant | trips over its own nose | under its mother's belly | a trunk to hold on to | its own nose got in the way | squirt water at the right moment | also=elephant calf | kind=elephant
giraffe | eats from the tops of trees | on the wide plain | a very high door | it was too tall for the house | see over everything
zebra | has stripes like nobody else | among its big family | green grass | it got lost among the others | be told from all the rest
hippo | stays in the river all day | up to its ears in mud | deep cool water | it sat on somebody's boat | open its mouth wider than a door | also=hippopotamus | draw=hippopotamus
rhino | runs first and looks later | in the dry bushes | a bird to clean its back | it could not see very well | push a truck out of the mud | also=rhinoceros | draw=rhinoceros
monkey | swings from branch to branch | in the tops of the trees | a ripe banana | it would not let go of the nut | climb anything at all | says=Oo-oo! | kind=monkey
baboon | sits and looks after its friends | on the high rocks | someone to comb its fur | it sat on an ants' nest | sound the alarm | draw=monkey
gorilla | builds a new bed each night | in the misty mountains | its quiet family | everybody thought that it was fierce | lift a fallen tree
chimpanzee | uses a stick as a spoon | in the forest | a clever tool | its stick broke in two | find out how a thing works | also=chimp | draw=monkey
orangutan | lives high up with its mother | in the tops of the rain forest | a big leaf for the rain | its leaf let the rain in | make an umbrella | also=orang-utan
lemur | walks sideways on two feet | on one big island | the morning sun | its long tail was tied in a knot | leap from tree to tree | draw=raccoon
sloth | does everything slowly | upside down in a tree | lots of time | it was late for everything | hang on for a whole day
capybara | is friends with everybody | in the warm water | a bath with company | the bath was already full | keep calm whatever happens
anteater | has a tongue as long as an arm | on the dry plain | a very big hill of ants | it sneezed with that long nose | reach into any hole | draw=badger
armadillo | rolls up like a ball | in a burrow | a safe place to roll | it rolled all the way downhill | wear its own armor | draw=hedgehog
aardvark | is first in the dictionary | in a hole under the ground | a supper of ants | the light hurt its eyes | dig faster than any spade | draw=badger
meerkat | stands up straight to look out | on a sandy hill | someone to take turns with | it fell asleep on guard | spot trouble far away | draw=otter
mongoose | is quicker than a snake | under a stone wall | its sharp eyes | it ran into a dead end | dodge anything | draw=otter
hyena | laughs at night | on the dark plain | somebody to laugh with | it laughed at the wrong time | crack the hardest nut | says=Hee-hee! | draw=wolf
warthog | runs with its tail straight up | in an old hole | a mud bath | it ran backward into the wrong hole | go down on its knees to eat | draw=boar
gazelle | jumps high into the air | on the open grass | its quick feet | it was too shy to drink | leap over a stream | draw=deer
antelope | runs with its friends | on the grassland | fresh water | it lost the others in the dust | turn at full speed | draw=deer
bison | has a head like a boulder | on the wide prairie | lots of grass | the snow was too deep | plow a path through the snow | plural=bison
moose | has feet like snowshoes | beside a cold lake | water plants | it got its antlers stuck in a swing | wade across a lake | plural=moose
deer | steps softly between the trees | at the edge of the woods | a quiet path | a noise made it run | leap over the highest hedge | also=stag,doe,roe deer | plural=deer | kind=deer
fawn | lies still in the grass | under the ferns | its mother | someone came much too near | be as still as a stone | kind=deer
elk | wears a crown of antlers | in the mountains | a clear stream | its crown would not fit through the trees | call across the valley | plural=elk | kind=deer
squirrel | buries nuts for the winter | in a hollow tree | a store of nuts | it forgot where the nuts were | jump from tree to tree | kind=squirrel
chipmunk | fills both cheeks | under a stone wall | seeds for winter | its cheeks were too full to talk | carry a picnic in its face
hedgehog | rolls into a ball of spikes | under a pile of leaves | a gap under the fence | nobody would hug it | keep itself safe | kind=hedgehog
porcupine | rattles when it is cross | in a hollow log | room on every side | it got stuck to a balloon | make a bear turn around | draw=hedgehog
badger | keeps a very clean house | under the hill | fresh dry leaves | the rain came in at the door | dig a home for four | also=brock
mole | swims through the earth | under the lawn | a new pair of glasses | it came up in the wrong garden | feel the way in the dark | draw=rat
otter | holds hands while it sleeps | in the river | a smooth stone | it let go and floated away | open a shell with a stone
beaver | builds dams out of sticks | in a lodge in the stream | a tree to chew | its dam sprang a leak | build with nothing but teeth
raccoon | washes its food first | in a hollow tree | an open trash can | it got its hand stuck in a jar | open nearly anything
skunk | lifts its tail to warn you | under the porch | some polite distance | it was startled at the picnic | make everybody leave
possum | hangs around in the trees | in the roof | a dark night | it pretended to be asleep | carry six babies on its back | also=opossum | draw=rat
weasel | slips through every hole | in the stone wall | a quick getaway | it turned white before the snow came | bend around any corner | draw=otter
boar | digs with its nose | in the oak woods | a heap of acorns | it dug up the soccer field | clear a path through bushes | also=wild boar
hare | sits up to box | in a dip in the field | a head start | it took a nap in the race | run zigzag | kind=rabbit
rat | swims through the pipes | under the old harbor | a way out | a cat was waiting at the end | chew through a thick rope
bat | hangs upside down to sleep | in a dark cave | the night | someone switched on a light | find its way with its ears
flying squirrel | glides from tree to tree | in an old nest hole | a high place to start | the next tree had been cut down | sail across the gap | kind=squirrel
arctic fox | changes its coat with the seasons | in the snow | a white winter | it was white and the snow had gone | keep warm in the coldest wind | kind=fox
snake | has no legs at all | under a warm rock | the sun | it tied itself in a knot | go where no one else fits | says=Hiss! | also=python,cobra,boa,viper
rattlesnake | shakes the end of its tail | in the stony desert | some peace | its rattle fell silent | warn everybody in time | draw=snake
crocodile | lies still like a log | in a slow brown river | a clean set of teeth | a bone was stuck in its teeth | carry its babies in its mouth | says=Snap! | also=croc
alligator | grunts in the swamp | in the warm green swamp | a sunny bank | its friends ran when it smiled | make a pool for everybody | says=Snap! | also=gator | draw=crocodile
frog | jumps with a plop | on a lily pad | a wet place | its pond was drying up | catch a fly in one flick | says=Ribbit! | kind=frog
tree frog | sticks to wet leaves | high in the rain forest | a drop of rain | it landed in a teacup | hold on with its toes | kind=frog
tadpole | is all head and tail | in the shallow pond | time to grow legs | everyone else had legs already | turn into something quite new | draw=frog
toad | walks when others hop | under a flower pot | a cool damp corner | people called it ugly | eat what eats the lettuce | kind=frog
newt | waves its tail under the water | beneath a log | a still pond | somebody drained its pond | breathe through its skin | draw=lizard
salamander | wears yellow spots | under wet leaves | rain | the sun dried up the moss | walk out in the worst rain | draw=lizard
tapir | has a nose that bends | in the wet forest | a river to swim in | its stripes faded away | use its nose as a snorkel | draw=boar
okapi | wears striped socks | in the thick forest | a quiet leafy place | everybody took it for someone else | clean its ears with its tongue | draw=deer
pangolin | is covered with scales | in a hole under the roots | a safe night | it curled up and would not come out | shut itself like a box | draw=hedgehog
Tasmanian devil | growls over its food | on one far island | a good meal | its voice frightened everyone | eat up every crumb | draw=bear
mammoth | had curly tusks | on the icy plain long ago | a cold wind | it was frozen into the ice | walk through any storm | also=woolly mammoth
saber-toothed tiger | had teeth like two bananas | in the time of ice | a thick coat | a tooth caught in a branch | leap out of the snow | also=sabre-toothed tiger,saber-tooth cat | draw=tiger
`,
);
