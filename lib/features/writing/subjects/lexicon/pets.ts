import { readRows } from "./read-rows";

/** Animals of the house and their young. */
export const PETS = readRows(
  "animal",
  `
dog | wags its whole back end | in a basket by the door | a long walk | its ball rolled into the river | follow any smell home | says=Woof! | also=doggy,doggie,hound,pooch | kind=dog
puppy | chews everything it can find | in a warm basket | a soft lap | it ran away with a slipper | make anybody smile | says=Yip! | also=pup | kind=dog
cat | walks along the top of fences | on the warmest chair | a bowl of fish | it could not get down again | see in the dark | says=Meow! | also=kitty,pussycat,tomcat,moggy | kind=cat
kitten | jumps at its own tail | in a box of socks | a saucer and a nap | it got stuck up the curtain | fit into very small places | says=Mew! | kind=cat
rabbit | hops in a zigzag | in a hutch in the yard | a crunchy carrot | it dug right out of the yard | hear the softest step | also=bunny,bunny rabbit,lop | kind=rabbit
hamster | stuffs food into its cheeks | in a nest of paper | a wheel to run in | it hid where nobody could find it | squeeze through the smallest gap | also=hammy
guinea pig | squeaks when the fridge opens | in a pen full of hay | a friend of its own kind | its friend was on the other side | whistle for help | says=Wheek! | also=cavy | draw=hamster
gerbil | digs tunnels all day | under a heap of sand | something to chew | its best tunnel fell in | dig a new way out | draw=mouse
mouse | nibbles without a sound | behind the kitchen wall | a crumb of cheese | a cat sat down at its door | slip under any door | says=Squeak! | plural=mice | kind=mouse
pet rat | remembers every way through a maze | on somebody's shoulder | a bit of toast | people shouted when they saw it | find its way back | draw=rat
goldfish | swims around and around | in a round glass bowl | clean cool water | its bowl felt much too small | remember a kind face | plural=goldfish | draw=fish
budgie | chats to the mirror | on a little swing | somebody to talk to | it would not say one word | copy any tune | also=budgerigar,parakeet | draw=parrot
canary | sings before breakfast | in a cage by the window | fresh seeds | it lost its song | sing a sad day away | draw=bird
parrot | says what everybody says | high in the green trees | a good joke | it told a secret out loud | speak like anybody at all | says=Hello! | also=polly
cockatoo | puts up its crest | on top of the curtain rail | plenty of company | it screamed at the wrong time | dance to the beat | draw=parrot
tortoise | takes one step at a time | under the garden hedge | a leaf of lettuce | it landed upside down | get there in the end | kind=turtle
turtle | pulls its head indoors | on a warm log | a pond to dive into | the road was in its way | swim for a long, long time | kind=turtle
pony | trots with its nose up | in the last stable | a brush and an apple | it would not go over the bridge | carry a child up the hill | says=Neigh! | kind=horse
stick insect | looks just like a twig | on a green branch | fresh leaves | nobody could see where it was | stay still for hours | draw=bug
pet snake | slides along without legs | in a warm glass tank | a hot lamp | its old skin would not come off | curl up in a pocket | draw=snake
gecko | runs across the ceiling | behind the lamp | a fat fly | it dropped its own tail | walk upside down | draw=lizard
lizard | lies flat on a stone | in a crack in the wall | a patch of sun | it was too cold to run | dash away in a blink
chameleon | changes color slowly | in a bush | a quiet branch | it turned pink at the wrong moment | look two ways at once | draw=lizard
iguana | nods its big green head | on a high branch | a bite of fruit | it looked so cross that nobody came | leap into water and swim | draw=lizard
axolotl | smiles under the water | at the bottom of a cold lake | cool clean water | a fish bit its toe | grow back a lost leg
ferret | dances sideways when it is glad | in an old sleeve | a tunnel to explore | it stole all of the keys | pull a rope through a pipe | draw=otter
chinchilla | takes baths in dust | in a high cool cage | a bowl of dust | its fur got wet | jump as high as a table | draw=chipmunk
poodle | keeps its curls up | in a very neat home | a brush for its curls | it rolled in the mud | learn any trick | kind=dog
labrador | carries things about softly | beside its people | a swim and a dinner | it ate the picnic | bring back anything thrown | also=golden retriever,retriever | kind=dog
dachshund | is long and very low | under the blanket | short steps to climb | it could not get up the stairs | dig under anything | also=sausage dog,wiener dog | kind=dog
husky | sings to the moon | out in the snow | a long cold run | the day was far too hot | pull a sled for miles | says=Awoo! | kind=dog
sheepdog | runs in wide circles | at the farm gate | work to do | it rounded up the children | bring everyone together | also=border collie,collie | kind=dog
bulldog | snores like a truck | on the coolest tiles | a slow walk | its bark scared the mailman | stay where it is | kind=dog
dalmatian | has more spots than anyone can count | by the fire engine | lots of running | it lost itself among spotted cows | run beside the wheels | kind=dog
beagle | goes wherever its nose goes | at the end of a leash | something to sniff | its nose led it too far | smell a sandwich a mile off | kind=dog
terrier | digs up the flower bed | at the front window | a hole to dig | it barked at the moon | find what is buried | kind=dog
guide dog | leads the way past every puddle | beside somebody who can't see | quiet while it works | a stranger would not stop petting it | keep its person safe | also=assistance dog,service dog,seeing-eye dog | draw=guide-dog
rescue dog | waits for somebody to choose it | at the animal shelter | a home of its own | nobody had picked it yet | love with all its heart | also=shelter dog,stray dog | kind=dog
police dog | sits up very straight | in the back of the car | a clear order | it fell in love with a ball | find a lost child | kind=dog
black cat | shines like a wet street | on the garden wall | a warm step | people thought it was bad luck | walk without one sound | kind=cat
`,
);
