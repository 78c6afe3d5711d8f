import { readRows } from "./read-rows";

/** What creeps and buzzes: insects, spiders, worms, and snails. */
export const INSECTS = readRows(
  "animal",
  `
bee | flies from flower to flower | in the hive | flowers all summer | it could not find the hive | dance the way for its friends | says=Buzz! | also=honeybee,honey bee | kind=bee
queen bee | lays eggs all day long | in the middle of the hive | ten thousand helpers | her helpers went on strike | keep a whole hive together | kind=bee
bumblebee | wears a fur coat | in a hole in the ground | the first spring flower | it got up when it was still snowing | fly in cold weather | says=Bumm! | kind=bee
butterfly | tastes with its feet | in the meadow | a warm day | its wings were wet | fly all the way south | also=monarch | kind=butterfly
caterpillar | eats and eats | on a leaf | one more leaf | it was still hungry | turn into something with wings | draw=bug
moth | flies around the lamp | behind the curtain | a dark night | it could not leave the lamp alone | find its way by the moon | kind=butterfly
ladybug | wears red with black spots | under a leaf | a rose with greenflies | one of its spots was gone | eat what eats the roses | also=ladybird,lady beetle
ant | carries more than its own weight | in a hill of needles | a crumb to carry | it was too late for the line | work with a thousand friends
spider | spins a web at night | in the corner of the ceiling | a corner of its own | somebody swept its web away | mend anything with thread
tarantula | is big and shy | in a hole in the desert | some peace | everybody screamed when it came | walk very softly | draw=spider
jumping spider | looks with eight eyes | on the window sill | a place to leap from | it jumped into the tea | leap many times its length | draw=spider
worm | digs without any hands | under the vegetables | damp dark earth | the rain washed it onto the street | turn old leaves into good earth | also=earthworm
glowworm | makes a small green light | in the wet grass | a dark summer night | its light went out | shine without getting hot | also=glow-worm | draw=worm
firefly | blinks on and off | at the edge of the woods | somebody to blink at | its light would not go off | light up a jar | also=lightning bug | draw=bug
snail | carries its house on its back | under a wet leaf | a fresh green leaf | its shell got stuck in a pot | climb up any wall
slug | has no house at all | under a flower pot | a rainy night | it ate the best lettuce | slide over anything sharp | draw=worm
grasshopper | plays music with its legs | in the tall grass | a sunny field | winter was nearly there | jump over a bucket | says=Chirp! | draw=cricket
cricket | chirps faster when it is warm | behind the stove | a warm corner | its song kept everybody awake | tell how warm it is | says=Chirp!
dragonfly | flies like a helicopter | over the pond | still water | it had only just got its wings | stop in the middle of the air | draw=bug
beetle | wears a suit of armor | under the bark | six good legs | it lay on its back | lift much more than itself
dung beetle | rolls a ball by the stars | on the hot sand | a really good ball | its ball rolled back downhill | steer by the stars | draw=beetle
stag beetle | has horns like a deer | in an old stump | rotten wood | its horns were caught in a net | fly like a little tank | draw=beetle
rhinoceros beetle | is the strongest for its size | on the forest floor | something to lift | it lifted the wrong end | carry a hundred times its weight | draw=beetle
housefly | rubs its front feet together | on the kitchen window | an open window | it bumped into the glass again | walk on the ceiling | says=Bzz! | also=bluebottle | draw=fly
mosquito | sings in your ear | near the rain barrel | a drop to drink | nobody wanted it in the tent | fly between the raindrops | says=Eee! | plural=mosquitoes | also=gnat
wasp | likes lemonade as well | in a paper house | something sweet | it fell into the jam | make paper out of wood
hornet | hums very deep | in a hollow tree | peace and quiet | its tree was cut down | keep guard at night | draw=honeybee
praying mantis | folds its hands | on a green stem | a lot of patience | it waited for a leaf to move | turn its head all around | also=mantis | draw=cricket
centipede | has a very great many legs | under a stone | a lot of socks | it forgot which leg went first | run in the dark | draw=bug
millipede | walks like a small wave | under old leaves | a soft wet log | its feet got mixed up | roll into a wheel | draw=bug
woodlouse | rolls into a gray ball | beneath the flower pot | a damp dark place | its stone was lifted off | close itself up | plural=woodlice | also=pill bug,roly-poly | draw=bug
earwig | guards its eggs | under the bark | a dark crack | it slept in somebody's hat | be a very good mother | draw=bug
flea | jumps far for its size | in a warm coat | someone with fur | its dog had a bath | jump a hundred times its height | draw=bug
louse | holds on to hair | on a warm head | a warm head | the comb came | travel from hat to hat | plural=lice | also=head louse | draw=bug
scorpion | carries its tail over its back | under a desert stone | a dark hole | nobody would sit beside it | glow in purple light
silkworm | spins a mile of thread | on a mulberry leaf | one kind of leaf | its thread would not stop | make a whole dress | draw=worm
leech | swims like a ribbon | in the still pond | a quiet pond | it held on and would not let go | hold on tightly | draw=worm
water strider | walks on the pond | on top of the water | calm water | the rain made holes in its floor | stand on water | also=pond skater | draw=bug
cicada | stays underground for years | in the roots of a tree | a hot summer | it woke up a year too soon | be as loud as a saw | draw=cricket
bug | is small and busy | under a leaf | a leaf to sit on | no one looked where they stepped | go where it is too narrow for us | also=insect,creepy-crawly,minibeast
`,
);
