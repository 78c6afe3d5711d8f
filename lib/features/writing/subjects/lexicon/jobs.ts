import { readRows } from "./read-rows";

/** Persons and what they do; the facts say neither he nor she. */
export const JOBS = readRows(
  "person",
  `
chef | cooks for the whole street | in a hot kitchen | a very big pot | the soup boiled over | make a feast out of leftovers | also=cook
baker | gets up while it is dark | behind the warm oven | flour and yeast | the dough climbed out of the bowl | bake a loaf like a sun | draw=bread
pastry chef | paints roses with cream | in a sweet-smelling shop | a steady hand | the tower of cream fell over | build a castle out of cake | also=confectioner | draw=cook
butcher | wraps sausages in paper | behind the counter | a sharp eye | a dog ran off with the sausages | tie a knot in a second | draw=cook
waiter | carries six plates at once | between the tables | a good balance | all the orders were mixed up | remember what everybody wanted | also=waitress,server | draw=bellhop-bell
vet | looks after sick animals | in a room full of baskets | a gentle hand | a goat ate the list of patients | find out where it hurts | also=veterinarian,animal doctor | draw=health-worker
doctor | listens to hearts | in a white room | a kind voice | the waiting room was full | say what will help | also=physician,pediatrician,GP | draw=health-worker
nurse | comes when you ring | in the hospital at night | soft shoes | three bells rang at once | make a bad night shorter | draw=health-worker
dentist | counts every tooth | in a room with a big chair | a mirror on a stick | the patient would not open wide | make a smile strong again | draw=health-worker
surgeon | mends what is inside | under the brightest lamp | very steady hands | the mask made everybody the same | sew the smallest stitch | draw=health-worker
paramedic | comes with the blue light | in the ambulance | a clear road | the stairs were very narrow | help before the doctor comes | also=EMT | draw=health-worker
midwife | helps babies into the world | wherever a baby is coming | warm hands | the baby was in a hurry | know a baby's first cry | draw=health-worker
speech therapist | plays games with sounds | in a room with mirrors | plenty of time | the hardest sound hid away | make a stuck word easier | also=speech teacher | draw=teacher
firefighter | slides down the pole | in the station with red doors | boots and a helmet | the hose was tied in a knot | go where the smoke is | also=fireman,fire fighter
police officer | brings lost people home | at the corner of the street | a whistle | the whistle made no sound | stop the traffic with one hand | also=policeman,policewoman,cop
detective | looks for small clues | in an office full of string | a good magnifying glass | every clue led to the cat | see what others miss | also=private eye,sleuth
spy | walks past without being noticed | under a big hat | a secret word | everyone waved hello | write letters nobody can read | also=secret agent | draw=detective
thief | takes what isn't his | in the shadow of the roof | a chance to give it back | the sack had a hole in it | put everything back by morning | plural=thieves | also=robber,burglar | draw=money-bag
judge | listens to both sides | on the highest chair | a quiet room | both sides were a little right | find what is fair
lawyer | speaks for somebody else | with a bag full of papers | the right words | the most important page was missing | say it so that all understand | draw=briefcase
soldier | wears big boots and writes home | far away from home | a letter from home | the mail was three weeks late | write the longest letters | draw=guard
sailor | ties twenty kinds of knots | on the wide sea | a good wind | there was no wind for a week | read the stars like a map | draw=anchor
captain | stands at the wheel | on the bridge of the ship | a true compass | the compass pointed at a spoon | bring everyone safely in | also=skipper | draw=anchor
pirate | looks for buried gold | on a ship with black sails | a map and a parrot | the map was upside down | find an island in the fog | also=buccaneer | draw=pirate-flag
knight | rides out in shining armor | in a castle on a hill | a brave heart | the armor would not come off | keep a word once given | draw=shield
king | wears a crown even at breakfast | in the palace | good advice | the crown was too heavy | open the gates for everyone | draw=crown
queen | waves from the balcony | in the palace | a day off | nobody dared to tell her the truth | settle a quarrel with one word | draw=crown
prince | learns to ride and to bow | in the highest tower | somebody to play with | the crown kept slipping | give up the best seat
princess | climbs better than she curtsies | in the castle | boots under her gown | the dragon was only hungry | talk sense to a dragon
emperor | rules from sea to sea | in a palace with a hundred doors | someone who tells the truth | the new suit was no suit at all | change a law by supper | also=empress | draw=crown
jester | makes even the king laugh | at the foot of the throne | bells on a hat | nobody laughed at the joke | say what no one dares to say | also=court jester,fool | draw=joker
squire | polishes all the armor | in the castle yard | a horse and a chance | the sword was too long | be brave without a shield | draw=shield
archer | hits the middle of the ring | behind the castle wall | a straight arrow | the wind took every arrow | shoot a rope across a river | draw=bullseye
Viking | sails in a ship with a dragon's head | in the cold north | oars and a strong song | the ship was full of cold water | find land beyond the fog | draw=sailboat
caveman | paints on the wall by firelight | in a cave | a fire that stays lit | the fire went out in the rain | make fire from two stones | plural=cavemen | also=cavewoman,stone age child,caveperson | draw=bone
cowboy | sleeps under the stars | on the wide dry plain | a good horse | all the cattle ran off | throw a rope around anything | also=cowgirl,rancher,wild west sheriff | draw=womans-hat
sheriff | keeps the peace | in a town of dust | a shiny badge | the badge was gone | settle a fight without fighting | draw=star
ninja | moves without any sound | on the roof at night | black socks and balance | a floorboard creaked | pass through a room of bells
samurai | bows before and after | in a house with paper walls | patience and practice | the tea had gone cold | stay calm in any storm | plural=samurai | draw=martial-arts-uniform
superhero | flies to whoever needs help | on top of the tallest roof | a cape | the cape shrank in the wash | help without being seen | plural=superheroes | also=super hero,superheroine,hero,heroine
sidekick | stands one step behind | beside the hero | a turn to go first | nobody learned the right name | have the best idea of all  | draw=superhero
supervillain | laughs in a deep voice | inside a volcano | a friend | the machine swallowed its own plans | change sides at the last minute | also=villain,baddie,bad guy
inventor | builds things nobody needs yet | in a shed full of wheels | springs and a good idea | the invention ran away | make it work the third time | draw=gear
scientist | asks why and tries it | in the laboratory | a notebook | it went off with a bang | find out what is true | also=researcher,professor
mad scientist | laughs at the bubbles | in the cellar | a clean test tube | the potion ate the table | make something nobody has seen | draw=scientist
astronaut | floats while eating breakfast | high above the Earth | a suit full of air | a spoon floated away | look at the whole world | also=spaceman,cosmonaut | kind=astronaut
pilot | flies above the rain | at the very front of the plane | a clear sky | the sky was full of fog | land as softly as a feather | also=airline captain
flight attendant | walks through the air with juice | in the aisle of the plane | a warm smile | all the juice slid to the back | make a bumpy ride funny | also=steward,stewardess,air hostess | draw=airplane
bus driver | knows everyone's stop | behind the biggest wheel | a full bus and a song | somebody was still asleep in the back | get around any corner | draw=bus
train driver | looks far down the track | at the front of the train | a green signal | a cow was on the track | bring a thousand people home | also=engine driver,engineer | draw=train
conductor | checks every ticket | between the carriages | a little punch | one ticket was a leaf | hold the train for somebody late | also=ticket collector | draw=ticket
truck driver | sees the whole country | high up in the cab | coffee and a good song | a tree lay across the road | back up through a needle's eye | also=lorry driver,trucker | draw=delivery-truck
taxi driver | hears everybody's story | at the wheel all night | the right address | someone left a violin behind | find the shortest way | draw=taxi
mail carrier | walks from door to door | in every street | strong shoes | one letter had no name on it | bring news from far away | also=mailman,postman,postwoman,postie,mail man | draw=postbox
garbage collector | gets up before the sun | on the back of the truck | thick gloves | a teddy was in the trash | make a street shine | also=bin man,dustman,garbage man,trash collector,binman | draw=litter-in-bin-sign
street cleaner | sweeps up the whole parade | in the street at dawn | a wide broom | the wind came back | find what others have lost | draw=broom
window cleaner | sees into every floor | on the longest ladder | a bucket and no fear | the ladder was too short | let in more light | draw=bucket
chimney sweep | brings good luck | on the roof | a long brush | a bird lived in the chimney | balance on a ridge | draw=broom
plumber | finds the drip | under the sink | a big wrench | the water came from everywhere | stop any leak | draw=wrench
electrician | knows where every wire goes | behind the wall | the power switched off | one switch rang the doorbell | bring the light back | draw=electric-plug
builder | lays one brick upon another | on the building site | bricks and a plan | the wall was crooked | build a house from nothing | also=construction worker,bricklayer | draw=construction-worker
carpenter | makes tables out of trees | in a shop full of shavings | a sharp pencil | one leg was too short | mend any chair | also=joiner | draw=carpentry-saw
painter | turns gray walls yellow | on a ladder | a big brush | the cat walked through the paint | cover up any spot | also=decorator,house painter | draw=paintbrush
architect | draws houses before they are built | at a long white table | a sharp pencil | the door was drawn upstairs | see a house that isn't there | draw=triangular-ruler
mechanic | lies under cars and listens | in the garage | a box of tools | one screw was left over | hear what is wrong
locksmith | opens what is shut | in a shop full of keys | a tiny hook | the key broke in the lock | open any door | draw=key
watchmaker | mends time | behind a round glass | tiny tools | a spring jumped out of sight | make a dead watch tick | also=clockmaker | draw=watch
shoemaker | puts new soles on old shoes | in a small dark shop | strong thread | the last nail was gone | make a shoe fit | also=cobbler | draw=mans-shoe
tailor | sews suits and dresses | by the window | a needle and thread | one sleeve was much too long | make old cloth look new | also=seamstress,dressmaker | draw=sewing-needle
hairdresser | snips and talks | in front of a big mirror | sharp scissors | the customer would not sit still | make a wild head neat | also=barber | draw=barber-pole
blacksmith | hammers red-hot iron | at the forge | a hot fire | the iron had gone cold | bend iron like butter | draw=hammer
miner | digs deep in the dark | under the mountain | a lamp on a helmet | the lamp went out | hear the rock move | draw=pick
lumberjack | sings among the trees | in the northern woods | a sharp ax | an owl lived in the tree | tell how old a tree is | also=woodcutter | draw=axe
farmer | gets up with the rooster | on the farm | rain and sun | the cows were in the corn | feed a whole town
beekeeper | wears a veil and moves slowly | beside the hives | smoke and calm hands | the swarm flew off | hear what bees want | also=bee keeper | draw=honeybee
shepherd | counts sheep and stays awake | on the windy hill | a dog and a stick | one sheep was missing | find the lost one | also=shepherdess | draw=ewe
gardener | talks to the roses | among the flower beds | a watering can | the moles had made new hills | make anything grow | draw=potted-plant
florist | ties flowers in ribbons | in a shop that smells of spring | fresh flowers | all the roses were gone | say it with flowers | also=flower seller | draw=bouquet
fisherman | goes out before sunrise | on the gray sea | a net without holes | the net held only a boot | read the clouds | plural=fishermen | also=fisherwoman,fisher | draw=fishing-pole
hunter of treasure | follows old maps | in jungles and attics | a lamp and a rope | the X had been rubbed out | read what is half gone | plural=hunters of treasure | also=treasure hunter | draw=treasure-chest
zookeeper | knows every animal's breakfast | at the zoo | a bucket and a key | one cage was empty | calm a cross elephant | also=zoo keeper | draw=giraffe
park ranger | watches over woods and wolves | in a hut in the forest | strong boots | a bear took the sandwiches | read any track | also=ranger,forest ranger | draw=national-park
lifeguard | watches from a high chair | at the edge of the pool | a loud whistle | a rubber duck was in danger | pull anyone out of the water | draw=ring-buoy
diver | swims among the wrecks | under the sea | a tank of air | a fish stole a flipper | go where it is dark and blue | also=scuba diver,frogman | draw=diving-mask
explorer | goes where no map goes | at the edge of the map | a compass | the path ended at a cliff | find a way through | also=adventurer,discoverer | draw=compass
mountain climber | goes up one step at a time | on the steepest wall | a rope and a friend | the top was hidden in clouds | hold on when it is hard | also=climber,mountaineer | draw=mountain
archaeologist | digs with a small brush | in an old dry place | time and a brush | the pot was in a hundred pieces | read what is buried | also=archeologist | draw=amphora
paleontologist | puts old bones together | in the museum cellar | a lot of glue | one bone too many was left | tell what walked here once | also=dinosaur hunter,fossil hunter,palaeontologist | draw=bone
astronomer | stays up to look at stars | under the round roof | a clear dark night | clouds came up | find a light no one has seen | draw=telescope
librarian | knows where every book sleeps | among the tall shelves | a little quiet | a book was put in the wrong place | find the right story | draw=books
teacher | knows what you meant to say | at the front of the class | a box of chalk | the chalk was gone | explain it another way | also=school teacher
substitute teacher | comes when the other one is ill | at a strange desk | all the names | the children had swapped names | see the joke and smile | also=supply teacher | draw=teacher
principal | walks the halls | in the room at the end | a big bunch of keys | the bell rang an hour early | give everyone a day off | also=headteacher,headmaster,headmistress,head teacher | draw=teacher
school cook | fills four hundred plates | in the steamy school kitchen | a giant spoon | the peas rolled everywhere | make spinach taste like a feast | also=dinner lady,lunch lady | draw=cook
janitor | fixes everything before school | behind the small gray door | all of the keys | one key fitted nothing | open the room nobody knows | also=caretaker,school caretaker,custodian | draw=key
crossing guard | stops cars with a sign | at the zebra stripes | a round sign | the sign blew away | lead everyone across | also=lollipop lady,lollipop man | draw=stop-sign
babysitter | reads one more chapter | on the sofa | a phone number and patience | nobody would go to bed | make bedtime fun | also=nanny,child minder,childminder,au pair | draw=baby-bottle
coach | claps from the side | at the edge of the field | a whistle | the best player was ill | see what you will be able to do | also=trainer | draw=stopwatch
referee | blows a whistle when it isn't fair | in the middle of the game | good eyes | both teams said that it was theirs | say what is fair | also=umpire | draw=stopwatch
goalkeeper | stands alone between two posts | in front of the net | big gloves | the ball went between two feet | jump into the far corner | also=goalie,goal keeper | draw=goal-net
soccer player | runs for ninety minutes | on the green field | ten others | one boot came off | pass at the right moment | also=footballer,football player,striker | draw=soccer-ball
athlete | trains in the rain | at the track | a good night's sleep | one shoelace came undone | try once more | also=runner,sprinter | draw=running-shoe
ballerina | stands on the tips of her toes | on the big stage | soft shoes | her ribbon came undone | spin like a top | also=ballet dancer | draw=ballet-shoes
dancer | moves before the music starts | in front of the mirror | music | the music stopped halfway | dance without any music | draw=ballet-shoes
singer | fills the hall with one voice | on the stage | a glass of water | the voice was gone that morning | make a thousand people hum | also=pop star,rock star,popstar
musician | practices until it is easy | in the orchestra | an ear that listens | one string broke in the concert | play on with what is left | also=violinist,pianist,guitarist | draw=musical-notes
drummer | keeps everyone together | at the back of the band | two sticks | one stick flew into the crowd | make every foot tap | draw=drum
actor | becomes somebody else | behind the curtain | a cue | all the words had gone | cry and laugh on purpose | also=actress,movie star,film star | draw=performing-arts
clown | falls down on purpose | in the ring | big shoes | nobody in the front row laughed | turn a mistake into a joke
acrobat | flies from bar to bar | under the circus roof | a partner who never lets go | the partner had the hiccups | turn over twice in the air | also=trapeze artist | draw=circus-tent
juggler | keeps five balls in the air | in the town square | two quick hands | someone threw in a sixth | catch what everyone else drops | draw=ball
tightrope walker | walks where birds sit | on a rope above the ring | calm feet | the rope began to swing | put one foot before the other | draw=circus-tent
magician | pulls things from a hat | in front of red curtains | somebody to pick a card | the trick worked too well | make a coin appear | also=conjurer,conjuror | draw=top-hat
artist | sees colors in the shadows | in a room full of light | a new white page | the water jar fell over | turn a mistake into a bird
writer | listens to people who aren't there | at a desk by the window | a good first line | the page stayed white | begin again | also=author,storyteller | draw=fountain-pen
poet | counts words on ten fingers | under a tree | one word that rhymes | nothing rhymed with it | say a big thing in two lines | draw=fountain-pen
photographer | waits for the right light | behind the camera | everybody to hold still | someone always blinked | catch a laugh in a box | draw=camera
journalist | asks one question more | wherever something happens | a pencil | two people told it two ways | find out what really happened | also=reporter | draw=newspaper
weather forecaster | says if it will rain | in front of a map | a window | it snowed on the sunny side | warn everyone before the storm | also=weatherman,weather presenter | draw=sun-behind-rain-cloud
president | signs with a big pen | in a big white house | somebody who says no | the speech was full of long words | shake every hand | also=prime minister | draw=classical-building
mayor | opens things with scissors | in the town hall | a gold chain | the ribbon would not be cut | bring the whole town together | draw=classical-building
shopkeeper | knows what everyone likes | behind the counter | small change | the last apple rolled away | find it on the top shelf | also=store owner,shop assistant,salesperson,grocer,cashier | draw=shopping-bags
programmer | tells machines what to do | in front of three screens | quiet and cookies | one dot was in the wrong place | teach a machine a new trick | also=coder,game designer,software engineer | draw=technologist
YouTuber | talks to a small camera | in a room with a lamp | something real to say | the camera had not been on | make far-off people laugh | also=influencer,vlogger,streamer | draw=video-camera
neighbor | waves over the fence | on the other side of the wall | a cup of sugar | the ball went over the fence again | lend you the long ladder | also=neighbour,next-door neighbor | draw=house-with-garden
friend | laughs before you finish | two doors away | somebody to sit beside | there was a quarrel about nothing | make half of any trouble go away | also=best friend,bestie,buddy,pal,mate | draw=people-hugging
pen pal | writes from the other end of the world | behind a far-away stamp | a long letter | two letters crossed on the way | become a friend on paper | also=pen friend,penpal,penfriend | draw=love-letter
classmate | sits one desk away | in the same class | somebody to ask | the chair stayed empty | share an eraser and a joke | also=schoolmate | draw=student
new kid | does not know where to hang a coat | by the classroom door | one friendly face | nobody had kept a seat | bring a game no one knows | also=new classmate,new pupil | draw=student
new girl | looks for a hook with her name | at the edge of the playground | somebody who moves over | all the games were full | show you the school with new eyes | draw=girl
new boy | looks for a hook with his name | at the end of the row | somebody who asks twice | everybody else knew the song | teach the class a song from far away | draw=boy
bully | says mean things to hide | by the school wall | someone who says stop | no one laughed any more | learn to say sorry | also=mean girl,mean kid | draw=student
guest | rings the bell twice | in the spare bed | a towel and a welcome | the sheet was too short | bring stories from far away | also=visitor | draw=door
`,
);
