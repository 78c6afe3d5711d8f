import { readRows } from "./read-rows";

/** Beings of tales and dreams. */
export const BEINGS = readRows(
  "being",
  `
dragon | breathes warm smoke | in a cave full of gold | a cup of cold water | it sneezed and set fire to its bed | light every candle at once | says=Roar! | kind=dragon
baby dragon | burps small sparks | in a nest of warm stones | someone to blow on its soup | its fire would not come | toast bread for everyone | kind=dragon
unicorn | leaves silver hoofprints | in the misty woods | a quiet glade | its horn had lost its shine | heal a wilted flower | kind=unicorn
fairy | leaves dust that glitters | in the foxgloves | a drop of dew | her wings got wet | make a wish come half true | also=pixie,sprite
tooth fairy | comes when you are asleep | up above the clouds | a very small bag | she could not find the pillow | turn a tooth into a coin | draw=fairy
mermaid | sings under the waves | in a cave of shells | the salt water | she had lost her comb | call the dolphins
merman | guards the deep sea | in a palace of pearl | a good strong tide | nobody came to his feast | calm the waves | plural=mermen
giant | steps over houses | at the top of the mountain | a very large chair | he was afraid of stepping on somebody | carry a whole bridge | also=giantess | draw=ogre
troll | counts everyone who crosses | under the bridge | someone to say good morning | he got lonely down there | hold up a broken bridge
ogre | stamps when he is hungry | in a hut in the swamp | a friend at his table | everybody ran from his soup | lift a wagon with one hand
goblin | hides whatever shines | under the roots | a pocket with a hole | he had hidden it too well | find the way in the dark
gnome | looks after the garden | beneath the red mushroom | a wheelbarrow | somebody moved his mushroom | hear the roots grow | also=garden gnome | draw=elf
dwarf | digs for bright stones | inside the mountain | a lamp and a song | his lamp went out | hammer the strongest lock | plural=dwarves | draw=elf
elf | mends shoes at night | in the hollow oak | a thimble of milk | the shoes were all for left feet | work without being seen | plural=elves
Christmas elf | wraps presents day and night | in the snowy north | ten more hands | he wrapped up his own hat | finish a toy before midnight | plural=Christmas elves | draw=elf
leprechaun | hides gold at the end of the rainbow | under a green hill | a good hiding place | the rainbow had moved | bring a bit of luck | draw=elf
brownie | sweeps the house at night | behind the stove | a bowl of cream | somebody left the light on | tidy a room in a minute | draw=elf
ghost | floats through the wall | in the oldest house | someone who isn't afraid | nobody said hello back | go through any door | says=Boo!
monster | lives where nobody looks | under the bed | a night light of its own | it was afraid of the child | scare away a bad dream | says=Grr! | also=bogeyman,boogeyman | draw=alien-monster
bed monster | snores beneath the mattress | between the slippers | a good-night story | its own snoring woke it up | catch lost socks | also=monster under the bed,closet monster | draw=alien-monster
vampire | sleeps all day long | in a castle without mirrors | tomato juice | he could not bear the sight of blood | fly as a bat
werewolf | howls at the full moon | at the edge of town | a very good brush | his fur would not go away | hear the softest call | plural=werewolves | draw=wolf
Egyptian mummy | walks in old bandages | inside the pyramid | a long roll of cloth | one end of it came undone | remember three thousand years | draw=ghost
skeleton | rattles when it laughs | in the science room | all of its bones | one bone was on backward | play music on its own ribs | also=skelly | draw=bone
witch | stirs a pot and hums | in a crooked cottage | a broom that listens | her spell came out backward | turn a bad mood into a song | draw=mage
wizard | has stars on his hat | in the tallest tower | the right word | he had forgotten the right word | turn a stone into a bird | also=sorcerer,warlock,mage | kind=wizard
magician's rabbit | sits inside a tall hat | in a dark silk hat | a carrot before the show | it would not come out of the hat | vanish and come back | kind=rabbit
genie | comes out of a lamp | in a dusty brass lamp | somebody to rub his lamp | he was stuck at the shoulders | give three careful wishes
good fairy | turns up when all is lost | behind the stars | an invitation | her wand was broken | make something out of nothing | also=fairy godmother | draw=fairy
princess frog | wears a crown on her green head | in the castle pond | somebody who does not laugh | nobody believed who she was | keep a promise | kind=frog
Bigfoot | leaves very large footprints | in the deepest woods | extra large socks | somebody took a blurry photograph | carry you over a river | plural=Bigfoot | also=sasquatch | draw=hairy-creature
yeti | leaves big tracks in the snow | high on the white mountain | a warm pair of socks | his feet were always cold | find a path in the blizzard | also=abominable snowman | draw=hairy-creature
Loch Ness monster | shows three humps in the water | in a deep dark lake | a bit of peace | too many boats came to look | dive before anyone is sure | also=Nessie,lake monster | draw=sauropod
sea serpent | wraps around the whole ship | in the deepest trench | a long stretch | it had tied itself to an anchor | pull a ship off the rocks | draw=dragon
kraken | has arms as long as masts | under the coldest sea | something to play with | it hugged a ship too hard | hold on to ten things at once | draw=octopus
phoenix | burns and begins again | on the highest palm | a spark | its fire would not light | rise again every time | also=firebird
griffin | is half eagle and half lion | on a golden cliff | a nest big enough | its two halves disagreed | guard a treasure | also=gryphon | draw=eagle
centaur | is half man and half horse | in the old forest | a very long bed | he could not get up the stairs | tell the future from the stars | draw=horse
Minotaur | lives in the middle of a maze | deep inside the maze | someone who finds him | nobody had ever come to tea | find every way out | draw=ox
cyclops | has one eye in the middle | on a rocky island | glasses with one lens | he could not wink | see far out to sea | plural=cyclopes | draw=ogre
winged horse | gallops over the clouds | on a mountain of clouds | a wide sky | one wing was hurt | carry you to the moon | also=Pegasus,flying horse | draw=unicorn
hydra | has seven heads | in the misty swamp | seven bowls | its heads would not agree | look seven ways at once | draw=dragon
alien | has come a long way | on a planet with two suns | a word of our language | its ship would not start | speak with its ears | says=Bleep! | also=martian,extraterrestrial,space alien | kind=alien
robot | says please and beeps | in the workshop | a fresh battery | a screw was loose | count to a million | says=Beep! | also=android,bot | kind=robot
angel | has wings as white as snow | above the clouds | a star to steer by | one feather fell down | watch over someone small | draw=baby-angel
Santa Claus | brings presents in one night | at the North Pole | eight reindeer | his sack had a hole | visit every house in one night | also=Father Christmas,Santa,Saint Nicholas,St. Nicholas
Mrs. Claus | knows the whole list by heart | at the North Pole | hot cocoa for fifty elves | the list blew away | drive the sleigh herself | draw=mrs-claus
Easter Bunny | hides eggs before breakfast | in the spring grass | a very big basket | all the paint had dried up | hop without being seen | also=Easter Rabbit | kind=rabbit
Jack Frost | paints flowers on the window | where the cold comes from | a cold clear night | spring came too early | draw ferns of ice | draw=snowman
snowman | stands in the yard and smiles | in the coldest corner | a cold day | the sun came out | stay awake all night | plural=snowmen | also=snow-woman,snowwoman,snow man
scarecrow | stands in the corn with open arms | in the middle of the field | a new hat | the birds sat on its arms | stay out in any weather | draw=sheaf-of-rice
gingerbread man | runs as fast as he can | on the baking sheet | icing for his buttons | he ran straight into the rain | run from anybody hungry | plural=gingerbread men | draw=cookie
imaginary friend | sits on the empty chair | wherever you are | a place at the table | nobody set a plate for him | listen better than anyone | draw=ghost
sandman | brings sleep in a bag | behind the evening | a bag of fine sand | his bag was empty | make any eyes close | plural=sandmen | draw=mage
dream | comes when your eyes close | on the other side of sleep | a pillow | it stopped before the end | take you anywhere | draw=cloud
nightmare | comes when it is dark | at the bottom of sleep | somebody to wake you | it seemed to be real | be over as soon as you wake | also=bad dream | draw=cloud
shadow | copies everything you do | at the tips of your feet | a light | it went off on its own | grow as tall as a house | draw=footprints
talking tree | whispers with its leaves | in the middle of the wood | someone who stands still | nobody stayed to listen | remember every secret | draw=deciduous-tree
living statue | stands still until you look away | in the town square | a pigeon for company | its nose began to itch | hold still all day | also=statue | draw=moai
magic cat | walks out of mirrors | on the bookshelf | a saucer of moonlight | it got stuck in the mirror | grant half a wish | kind=cat
`,
);
