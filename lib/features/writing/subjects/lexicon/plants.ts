import { readRows } from "./read-rows";

export const PLANTS = readRows(
  "plant",
  `
tree | stands and listens for a hundred years | in the middle of the meadow | rain and room | a storm broke its longest branch | keep any secret | draw=deciduous-tree
oak | grows slower than you do | on the hill | two hundred years | lightning had split it | hold a whole house of birds | also=oak tree | draw=deciduous-tree
apple tree | turns white in May | behind the house | bees | the frost came back | fill every basket on the street | draw=deciduous-tree
cherry tree | snows in spring | by the gate | a mild night | all its fruit hung too high | make the path pink | also=cherry blossom | draw=cherry-blossom
lemon tree | blooms and bears at once | on a warm terrace | a winter indoors | it caught a cold | smell of summer in winter | draw=deciduous-tree
palm tree | wears a mop on top | on the beach | sand and sun | it bent right down to the ground | bow to any storm | draw=palm-tree
fir tree | keeps its needles all winter | in the snow | a cold hill | somebody came with a saw | be green when nothing else is | also=pine,pine tree,spruce | draw=evergreen-tree
Christmas tree | smells of the forest indoors | by the window | a star on its top | it was too tall for the room | light up a dark week | draw=christmas-tree
willow | lets its hair hang in the water | by the river | wet feet | someone had cut its hair | hide two under its curtain | also=willow tree,weeping willow | draw=deciduous-tree
birch | wears white paper | at the edge of the wood | light | its bark peeled off | glow in the dusk | draw=deciduous-tree
maple | turns red before the others | beside the road | a frosty night | it lost every leaf in one storm | sweeten a pancake | draw=maple-leaf
baobab | looks as if it stood on its head | on the dry plain | one good rain | there was no rain for a year | hold water for the whole village | draw=deciduous-tree
giant sequoia | was here before the castles | in the tallest forest | a hundred thousand weeks | nobody could see its top | stand through fires | also=redwood | draw=evergreen-tree
banyan | grows legs from its branches | in the middle of the village | room for more legs | it walked into the school wall | shade a whole class | draw=deciduous-tree
bonsai | is a hundred years old and knee-high | on a low table | tiny scissors | somebody watered it too much | be a forest for a mouse | plural=bonsai | draw=potted-plant
leaf | turns its face to the sun | at the end of a twig | light and water | the wind let it go | ride on the wind | plural=leaves | draw=fallen-leaf
acorn | wears a cap | under the tallest tree | a bit of earth | a squirrel had forgotten it | become something huge | draw=chestnut
pine cone | opens when it is dry | under the needles | dry air | it opened in the wrong pocket | tell if it will rain | also=pinecone | draw=evergreen-tree
stick | is just right in your hand | on the forest floor | somebody with ideas | the dog had a longer one | be a horse or a wand | draw=wood
log | lies across the stream | in the moss | a good balance | it began to roll | be a bench for seven | draw=wood
stump | remembers how tall it was | in the clearing | a visitor | somebody had counted its rings wrong | be a table in the woods | also=tree stump | draw=wood
root | goes where nobody sees | under the ground | dark and water | it lifted the pavement | hold up the biggest thing | draw=root-vegetable
seed | keeps a whole plant inside | in a paper bag | water and patience | nobody knew what it would be | push through a road | also=bulb,sunflower seed | draw=seedling
seedling | pokes two leaves out | in a yogurt cup | light and a little water | it had grown all crooked | double in a day | draw=seedling
bean plant | climbs up anything | in a pot on the sill | a string to climb | it ran out of string | reach the window by June | also=beanstalk,magic bean | draw=seedling
flower | opens when it feels the sun | at the edge of the path | a bee | its head hung down | say what you can't | also=blossom | draw=blossom
rose | has a guard of thorns | on the old wall | someone careful | its thorns kept everyone away | smell of June
tulip | opens its cup in spring | in straight rows | a cold winter | a rabbit ate its neighbor | come back each April
sunflower | follows the light while it is young | along the fence | sun on its face | it had grown faster than its stick | feed the birds in winter
daisy | closes at night | in the lawn | a lazy gardener | the mower was coming | become a crown
dandelion | turns into a small gray lamp | between two stones | one breath | somebody called it a weed | send a hundred umbrellas off
buttercup | shines under your chin | in the wet meadow | sun | a cow walked over it | tell who likes butter | draw=blossom
bluebell | rings without a sound | under the bare trees | spring light | it was too shy to open | turn the woods blue | draw=hyacinth
daffodil | blows a yellow trumpet | on the bank in March | cold and then sun | snow fell on its trumpet | end the winter | draw=blossom
snowdrop | comes up through the snow | under the hedge | a bit of melting | everyone else was still asleep | be the first of all | draw=white-flower
poppy | is red and thin as paper | in the corn | dry ground | one breath of wind undressed it | light up a field | draw=hibiscus
forget-me-not | is small and very blue | by the brook | wet feet | everybody forgot to water it | keep a memory | draw=blossom
lily | smells of summer nights | on the pond | still water | a frog sat down in it | be a raft for a frog | also=water lily | draw=lotus
lavender | smells of sleep | along a warm path | sun and stones | the bees would not leave it | put anyone to sleep | also=lavender bush | draw=hyacinth
hibiscus | opens for a single day | by the porch | a warm morning | nobody came by that day | make a tea as red as rubies
cactus | carries needles and water | in the desert | hardly anything | nobody could hug it | live for months without rain | plural=cacti
some grass | bends and gets up again | all over the meadow | rain | it was as tall as the goat | tickle bare feet | also=lawn | draw=sheaf-of-rice
some moss | is soft and green and slow | on the north side of a stone | shade and wet | someone had scraped it off | make a bed for a beetle | draw=leafy-green
fern | unrolls like a snail's house | in the damp shade | drips | the sun got in | be older than dinosaurs | draw=herb
some ivy | climbs the wall with small hands | on the old house | a wall | it had grown over the window | hide a whole house | draw=herb
some clover | has three leaves or four | in the lawn | a careful eye | nobody could find one with four | make a wish feel luckier | also=four-leaf clover,shamrock | draw=four-leaf-clover
some seaweed | waves under the water | on the rocks | salt and tides | it lay dried on the beach | hide small fish | also=kelp | draw=herb
some bamboo | grows while you watch | in a whispering grove | a lot of rain | it had grown across the path | become a flute or a house | draw=pine-decoration
some mistletoe | lives up in another tree | in a bare crown | a bird to plant it | it grew where nobody could reach | be green in January | draw=herb
some holly | wears shiny leaves with spikes | beside the church gate | cold and berries | nobody dared to pick it | feed a robin in the snow | draw=herb
mushroom | comes up overnight | under the birch | a wet night | nobody knew if it was a good one | be a roof for a beetle | also=toadstool
hedge | is a wall that grows | around the yard | a trim | a goat ate right through it | hide a nest | draw=herb
bush | is full of rustling | beside the path | a robin | something moved inside it | hide two children | also=shrub | draw=herb
thorn | looks after the flower | on the stem | soft gloves | it caught hold of a sleeve | keep the goat away | draw=rose
nettle | stings if you are gentle | behind the shed | somebody with gloves | a ball had rolled into it | feed a hundred caterpillars | draw=herb
some wheat | makes waves without water | in the wide field | July | hail was coming | become bread | also=corn field,wheat field | draw=sheaf-of-rice
Venus flytrap | snaps shut when it is tickled | on the windowsill | rainwater | it had caught a button | count to two before it bites | also=fly trap | draw=potted-plant
houseplant | lives indoors with you | on the sill | a drink on Sundays | nobody had watered it for weeks | clean the air of a small room | also=pot plant,potted plant | draw=potted-plant
vegetable patch | is rows and names on sticks | behind the kitchen | weeding | rabbits had come in the night | fill a whole pot | also=vegetable garden,allotment | draw=carrot
pressed flower | lies flat between two pages | in the heaviest book | time | the book was lent out | keep one day for years | draw=tulip
`,
);
