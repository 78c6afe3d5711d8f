import { readRows } from "./read-rows";

/** Animals of the sea, the shore, and the river. */
export const SEA_ANIMALS = readRows(
  "animal",
  `
fish | swims with its tail | under the bridge | clean water | it swam into a boot | breathe under water | plural=fish
shark | never runs out of teeth | in the deep blue sea | a good dentist | one tooth was loose | smell its way home
hammerhead | has an eye on each end | in the warm sea | a very wide hat | it bumped into both sides at once | see all the way around | also=hammerhead shark | draw=shark
great white shark | swims for its whole life | in the cold open sea | a friend who is not afraid | everyone swam away from it | cross a whole ocean | draw=shark
whale shark | is a fish as big as a bus | in the warm blue water | a huge mouthful of tiny food | a net was in its way | carry a crowd of small fish | draw=shark
whale | comes up to breathe | far out at sea | a deep breath | it swam into a bay too small | sing across a whole ocean | also=humpback,humpback whale,sperm whale | kind=whale
blue whale | is the biggest animal of all | in the open ocean | a lot of room | nobody could see all of it | lift a boat with its breath | kind=whale
narwhal | has a tooth like a spear | under the ice of the north | a hole to breathe through | its tooth got stuck in the ice | find a hole in the ice | draw=whale
beluga | whistles like a bird | in the white north | thin ice | it was the only white one | sing in many voices | also=beluga whale | draw=whale
orca | wears black and white | in a big family | its grandmother | it lost its family's song | jump right out of the water | also=killer whale
dolphin | jumps over the waves | beside the boats | somebody to play with | a string was around its fin | find things with clicks | says=Click! | kind=dolphin
porpoise | puffs when it comes up | in the cold bay | a quiet sea | the motors were too loud | swim ahead of a boat | kind=dolphin
seal | lies on the beach like a sack | on a warm rock | fresh fish | its rock was full of people | balance a ball on its nose | says=Ark!
seal pup | has big round eyes | on the ice | its mother | it slid right off the ice | call in the dark | also=baby seal | draw=seal
sea lion | barks at the ferry | on the harbor steps | a soft place in the sun | it went to sleep on the wrong boat | catch anything thrown | says=Arf! | draw=seal
walrus | has whiskers and two tusks | on a block of ice | a strong block of ice | the ice was too thin for it | pull itself up by its teeth | draw=seal
sea otter | keeps a stone in its armpit | among the seaweed | its favorite stone | it lost that stone | tie itself up in seaweed | draw=otter
manatee | eats sea grass all day | in the warm shallow bay | slow boats | a boat went much too fast | hug with its flippers | also=sea cow | draw=seal
octopus | has eight arms and three hearts | in a hole in the reef | a jar to hide in | it got stuck in the jar | open any lid | kind=octopus
squid | swims backward | in the dark deep sea | a cloud of ink | it ran out of ink | vanish in a black cloud
giant squid | has eyes as big as plates | where no light comes | the deep dark | it came up by mistake | see in the deepest dark | plural=giant squid | draw=squid
cuttlefish | changes its skin like a screen | on the sandy bottom | something to copy | it turned into a striped sofa | look like anything | plural=cuttlefish | draw=squid
jellyfish | floats like an umbrella | in the warm sea | a gentle current | it drifted into the swimming lesson | glow in the dark | plural=jellyfish
starfish | has five arms and no head | on a wet rock | the next high tide | the tide left without it | grow a new arm | plural=starfish | also=sea star | draw=star
seahorse | swims standing up | in the sea grass | something to hold on to | the waves pulled it loose | hold on with its tail | draw=tropical-fish
crab | walks sideways | under a stone | a good strong shell | it could not walk through the door | pinch a knot open | says=Click-clack!
hermit crab | lives in somebody else's shell | on the sand | a bigger house | its shell had become too tight | move house in a second | draw=crab
lobster | walks forward and swims backward | in a hole in the rocks | a dark place | it got into a trap | cut through a net
shrimp | kicks itself backward | in the rock pool | a bit of seaweed | it was too small to be seen | clean a big fish's teeth | plural=shrimp | also=prawn
krill | is small and there are millions | in the cold southern sea | all its friends | a whale opened its mouth | feed a whale | plural=krill | draw=shrimp
clownfish | lives among stinging arms | in the bright reef | its own soft house | it swam out too far | live where nobody else can | plural=clownfish | draw=tropical-fish
puffer fish | blows itself up like a ball | in the warm reef | time to calm down | it could not get small again | look bigger than it is | plural=puffer fish | also=pufferfish,blowfish | draw=blowfish
swordfish | has a nose like a blade | out in the open sea | a straight way ahead | its nose went through a boat | cut a way through nets | plural=swordfish | draw=fish
salmon | swims up the river to be born again | in the river and the sea | the smell of home | the waterfall was too high | leap up a waterfall | plural=salmon | draw=fish
trout | stands still in fast water | under the bridge | cold clear water | a shiny hook came down | hide in plain sight | plural=trout | draw=fish
eel | looks like a rope with eyes | under the river bank | a very long journey | nobody believed where it was going | cross a wet field at night | draw=snake
electric eel | makes its own lightning | in a muddy river | dark water | it could not shake hands | light up a lamp | draw=snake
stingray | flies under the water | on the sandy bottom | soft sand | someone nearly stepped on it | bury itself in a blink | also=ray,manta ray,manta | draw=fish
piranha | has very sharp teeth | in the big brown river | a lot of friends | no one came to its party | bite through a rope | draw=fish
anglerfish | carries its own lamp | at the very bottom | the dark | its lamp went out | light the way down there | plural=anglerfish | draw=blowfish
flying fish | sails over the waves | in the warm sea | a good run-up | it landed on a boat | fly for a whole minute | plural=flying fish | draw=fish
tropical fish | is striped like a sweet | in the reef | a coral to hide in | its colors were gone | find its way through a maze | plural=tropical fish
sea turtle | comes back to the same beach | in the wide ocean | a dark beach | the lights led it the wrong way | cross an ocean alone | kind=turtle
baby turtle | runs to the sea at night | in a nest in the sand | the light of the moon | it ran toward the hotel | swim as soon as it is wet | kind=turtle
sea urchin | is a ball of purple needles | in a rock pool | a crack to sit in | nobody wanted to shake hands | walk on its spines | draw=coral
coral | builds towns under the sea | in the warm bright sea | clean water and sun | it was losing its color | be a home for thousands
clam | keeps its mouth shut | deep in the wet sand | the tide | it knew a secret | sit still for a hundred years | draw=oyster
oyster | makes a pearl from a bit of sand | on the sea floor | time and patience | a grain of sand itched | turn an itch into a pearl
sea snail | pulls its door shut behind it | on a wet rock | salt water | it was picked up as a souvenir | hold on in a storm | draw=spiral-shell
sea monster | makes big waves | in the darkest bay | a friend with a boat | everyone rowed away | hold up a sinking ship | draw=squid
`,
);
