import { readRows } from "./read-rows";

/** Animals of the farm and their young. */
export const FARM_ANIMALS = readRows(
  "animal",
  `
cow | chews and thinks | in the green pasture | grass and company | it lay down on the road | give milk for everybody | says=Moo! | also=moo cow,heifer | kind=cow
calf | wobbles on long legs | close beside its mother | warm milk | it got its head through the fence | find its mother by her voice | says=Moo! | plural=calves | kind=cow
bull | snorts through its nose | behind the strongest gate | a wide field | everyone ran away from it | push what nobody else can | draw=ox
ox | walks slowly in front of the cart | in the old stable | a kind word | the cart sank in the mud | pull all day long | plural=oxen
buffalo | lies in the mud to cool off | by the rice fields | a deep puddle | its puddle dried up | carry everybody across | plural=buffalo | also=water buffalo | draw=water-buffalo
sheep | grows a warm wool coat | on the hill | short green grass | it followed all the others | keep someone warm all winter | says=Baa! | plural=sheep | also=ewe | kind=sheep
lamb | jumps with all four feet | beside its mother | a bottle of milk | it could not find its mother | make a whole field laugh | says=Maa! | kind=sheep
ram | has horns like two shells | up on the rocks | room to run | its horns got stuck in a hedge | knock down a rotten door
goat | eats things that are not food | on top of the shed | something to climb | it ate the wash off the line | climb where nobody else can | says=Meh! | also=nanny goat,billy goat
kid goat | jumps off everything | in a pile of straw | a rock to climb | it jumped onto the roof | land on four feet | draw=goat
pig | rolls in the mud to stay cool | in a sty with a view | a good scratch | it was too clean to feel well | find food under the ground | says=Oink! | also=hog,sow
piglet | sleeps in a heap with its brothers | in the warm straw | a place in the row | it was the smallest of ten | wriggle under the gate | says=Wee! | draw=pig
horse | runs with its mane flying | in the stable | a saddle and an apple | it lost a shoe | jump over the highest fence | says=Neigh! | also=horsey,mare,stallion | kind=horse
foal | stands up on its first day | in the straw | a warm nudge | its legs went four ways | run on its very first day | says=Whinny! | also=colt,filly | kind=horse
racehorse | is quicker than the wind | at the race track | a light rider | it stopped to smell the flowers | win by a nose | kind=horse
donkey | says no with its ears | in the shed by the gate | somebody with time | it would not take one more step | carry a heavy sack up the hill | says=Hee-haw!
mule | thinks before each step | on the mountain path | a rest and some hay | it sat down in the middle | keep its feet on a narrow path | draw=donkey
llama | hums when it is worried | high up on the hill | a polite greeting | it spat at the wrong man | carry the mail over the mountains
alpaca | has hair over its eyes | on a windy hill | a haircut in spring | it could not see a thing | give the softest wool | draw=llama
chicken | scratches for worms | in the hen house | a bowl of corn | it forgot where it laid the egg | lay an egg for breakfast | says=Cluck! | also=hen,chook
rooster | wakes up the whole village | on top of the fence | a good loud voice | it slept too long | wake anybody up | says=Cock-a-doodle-doo! | also=cockerel
chick | peeps all day | under its mother's wing | a warm place | it came out of the egg last | hear its mother anywhere | says=Peep! | also=baby chick | draw=baby-chick
duck | walks like a small ship | by the pond | water to paddle in | the pond was covered with ice | dive for what fell in | says=Quack! | also=drake,mallard | kind=duck
duckling | swims in a line | behind its mother | someone to follow | it followed the wrong feet | float like a cork | says=Peep! | also=baby duck | draw=baby-chick | kind=duck
goose | hisses at strangers | by the farm gate | a green lawn | it would not let anyone in | guard the yard | says=Honk! | plural=geese
gosling | is yellow and soft | behind the big ones | grass and a nap | it lost the others in the fog | swim on its second day | draw=baby-chick
turkey | fans out its tail | under the old oak tree | someone to be friends with | it was asked to dinner | be heard a mile away | says=Gobble! | draw=turkey
farm cat | sleeps on the tractor seat | in the hay | a dish of milk | it was shut in the barn | keep the corn safe | kind=cat
barn owl | flies without a sound | under the barn roof | an open window | someone closed its window | hear a mouse in the dark | kind=owl
yak | wears a coat down to its feet | in the high cold mountains | a snowy path | it was too warm in the valley | find the path in the snow | draw=ox
reindeer | has a warm furry nose | in the far north | moss under the snow | its harness was too tight | pull a sleigh over the snow | plural=reindeer | kind=deer
camel | crosses the hot sand | near the tents | a very long drink | it would not stand up again | go for days without water
ostrich | runs on two long legs | on the wide plain | room to run | its eggs were too big to hide | outrun a horse | draw=dodo
emu | drums deep in its chest | in the dry grass | wide open land | it ran the wrong way around the field | run all day | says=Boom! | draw=dodo
`,
);
