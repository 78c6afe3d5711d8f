import { readRows } from "./read-rows";

export const VEHICLES = readRows(
  "vehicle",
  `
car | takes everybody to the sea | in the garage | a driver and a full tank | it would not start | get there before dark | says=Vroom! | also=automobile,motorcar | draw=automobile
race car | goes around as fast as it can | at the race track | new tires | a wheel came loose | win by half a second | says=Vroom! | also=racing car,racecar | draw=racing-car
sports car | has no roof | in a very clean garage | sunshine | it began to rain into the seats | pass everybody on the hill | draw=racing-car
electric car | hums almost without a sound | at the charger | a plug | nobody had plugged it in | start in complete silence | draw=automobile
police car | has a blue light on top | outside the station | a clear road | its siren had a cold | make everybody stop | says=Nee-naw!
taxi | takes anyone anywhere | at the corner | somebody to wave | it drove to the wrong street | know every street by heart | also=cab
ambulance | hurries to whoever is hurt | at the hospital door | a free road | a fence lay across its road | bring help in time | says=Nee-naw!
fire engine | rushes wherever there is smoke | at the station with the red doors | a long ladder | its ladder would not come down | reach the highest window | says=Nee-naw! | also=fire truck,firetruck
truck | carries more than a house holds | at the loading dock | a strong engine | it was too tall for the bridge | bring everything at once | says=Honk! | also=lorry | draw=delivery-truck
delivery truck | brings parcels to every door | in the busy streets | the right address | two parcels were mixed up | find the smallest street | also=delivery van
garbage truck | eats what others throw away | in the street at six o'clock | a lot of cans | it swallowed something by mistake | make the whole street clean | says=Crunch! | also=bin lorry,bin truck,trash truck,dustcart,rubbish truck,garbage lorry | draw=articulated-lorry
recycling truck | takes paper and bottles away | at the curb on Mondays | sorted boxes | everything was in one box | turn old into new | also=recycling lorry | draw=articulated-lorry
dump truck | tips out a whole hill | at the building site | something heavy | it tipped in the wrong place | move a mountain in a week | says=Beep! | also=dumper truck,tipper truck,dumper | draw=articulated-lorry
cement truck | stirs while it drives | beside the new house | a drum that never stops | its drum stopped turning | make a floor as flat as water | also=concrete mixer,cement mixer | draw=articulated-lorry
tow truck | pulls whoever can't go on | by the highway | a strong hook | it broke down as well | pull ten times its weight | also=breakdown truck | draw=articulated-lorry
pickup truck | carries boxes and a dog | on the farm road | a clean bed | the load slid off on the hill | take the bumpy road | also=pickup
monster truck | has tires as tall as a man | in the arena | a big jump | it was afraid of the big jump | drive over anything | draw=sport-utility-vehicle
ice cream truck | plays a tune down the street | where the children are | a hot day | its tune would not stop | make a long line happy | says=Ding-a-ling! | also=ice-cream van,ice cream van | draw=minibus
digger | digs with its long arm | at the building site | a driver with a plan | it dug into a water pipe | move what forty people can't | also=excavator,backhoe,jcb | draw=tractor
bulldozer | pushes everything flat | at the building site | a clear order | a bird had nested on its blade | clear the road | also=dozer | draw=tractor
crane | lifts things into the sky | above all the roofs | a day without wind | its hook hung over the wrong roof | lift a whole roof | draw=building-construction
forklift | carries crates on two arms | in the warehouse | a light touch | it picked up the wrong crate | reach the top shelf | draw=tractor
steamroller | makes roads smooth | where the road is new | hot tar | its own driver lost his lunch under it | flatten every bump | also=road roller | draw=tractor
tractor | pulls the plow in a straight line | in the barn | dry ground | it sank in the mud | pull a bus out of a ditch | says=Chug!
combine harvester | cuts and threshes and pours | in the corn field | three dry days | rain was on the way | bring in a whole field | also=harvester | draw=tractor
snowplow | pushes snow off the road | in the town garage | a cold night | it buried a parked car | open the way to school | also=snow plough,snowplough | draw=tractor
street sweeper | brushes the street | in the early morning | round brushes | it swept up a ring | make a dirty day clean | draw=tractor
bus | stops for everyone who waits | at the corner stop | people to take along | it went past a stop | take the whole team | also=coach bus
school bus | fetches everyone in the morning | at the end of each street | a driver who counts | someone was left inside | bring all of them home | draw=bus
double-decker bus | has an upstairs | in the big city | a high bridge | it met a very low bridge | show the town from above | also=double decker,double-decker | draw=bus
minibus | has room for twelve | outside the club | someone who knows the song | thirteen people wanted to come | squeeze into a small space
camper van | is a house and a car | wherever you stop | a flat place to park | its bed would not fold up | sleep beside the sea | also=caravan,motorhome,RV,campervan,camper | draw=minibus
train | runs on two rails | at the platform | a clear track | a sheep stood on the track | carry a hundred people at once | says=Choo-choo! | also=choo-choo
steam train | puffs white clouds | in the old station | water and coal | it ran out of water | climb the steepest track | says=Puff! | also=steam engine,steam locomotive,locomotive | draw=locomotive
night train | rolls through the dark with beds | on the longest track | a ticket and a pillow | it stopped in the middle of nowhere | get there while you sleep | also=sleeper train | draw=train
high-speed train | is faster than a racing car | on a very straight line | a straight line | a tiny bird sat in its way | cross a country before lunch | also=bullet train | draw=high-speed-train
freight train | pulls a hundred wagons | on the long track | a very long track | the last wagon came loose | carry a whole harvest | also=goods train | draw=railway-car
subway train | runs under the streets | deep below the town | a tunnel | the lights went out down there | get under a traffic jam | also=tube train,underground train,metro train,subway | draw=metro
streetcar | rings its bell in the street | in the middle of the road | a wire above | a piano stood on its rails | get around the corner with a song | says=Ding-ding! | also=tram,trolley car | draw=tram
monorail | glides on a single rail | high above the street | one good rail | it stopped between two stops | see into the treetops
cable car | hangs from a rope | over the valley | a calm day | it stopped in the middle of the air | reach the top without a step | also=gondola lift | draw=aerial-tramway
bicycle | goes as fast as your legs | in the shed | air in its tires | its chain came off | go where no car can go | says=Ring! | also=bike,push bike,pushbike,two-wheeler
balance bike | has no pedals | on the path | two quick feet | it went downhill by itself | teach you how not to fall | draw=bicycle
*training wheels | hold you up on both sides | at the back of a bike | a firm screw | one of them fell off | come off when you are ready | also=stabilisers,stabilizers | draw=bicycle
tricycle | stands by itself on three wheels | in the yard | short legs | it went in circles | carry a teddy in its basket | also=trike | draw=bicycle
tandem | takes two people to ride | in the shed | two friends who agree | both wanted to steer | go twice as fast with two | draw=bicycle
unicycle | has only one wheel | in the circus | somebody who can balance | it went backward | turn on the spot | draw=wheel
mountain bike | bumps down stony paths | in the hills | thick tires | it was covered with mud | ride over roots | draw=bicycle
scooter | rolls with one push | by the front door | a smooth path | a pebble stopped it | beat the others to the gate | also=kick scooter | draw=kick-scooter
skateboard | rolls on four small wheels | at the skate park | a good balance | it rolled off alone | fly over a step
*roller skates | turn shoes into wheels | in a box by the door | knee pads | they rolled two different ways | carry you along like music | also=rollerblades,inline skates | draw=roller-skate
motorcycle | leans around corners | in the garage | a helmet | its engine only coughed | slip past the traffic | says=Brrm! | also=motorbike
moped | buzzes up the hill | outside the pizza shop | a little gas | it was too slow for the hill | find every back street | says=Putt-putt! | also=motor scooter | draw=motor-scooter
quad bike | has four fat tires | on the farm | rough ground | it stuck in the sand | climb a muddy hill | also=quad,ATV | draw=motor-scooter
go-cart | is made of boards and pram wheels | at the top of the hill | someone brave to steer | it had no brakes | win the soapbox race | also=go-kart,soapbox car,kart,go kart | draw=racing-car
sled | slides down the snow | on the hill | fresh snow | the snow began to melt | fly down the whole hill | also=sledge,toboggan,sleigh
shopping cart | rolls with one bad wheel | in the supermarket | a coin | it always turned left | carry food for ten | also=shopping trolley | draw=shopping-cart
stroller | takes small people for a walk | in the hall | a nap and a blanket | one wheel squeaked and woke the baby | rock a baby to sleep | also=pram,buggy,pushchair,baby carriage | draw=baby
boat | floats on the lake | at the little dock | two oars | there was a hole in it | carry friends across
rowboat | goes when you pull | under the willow tree | two people who pull together | one oar floated away | cross the lake without a sound | also=rowing boat,dinghy | draw=canoe
sailboat | leans into the wind | in the harbor | wind | the wind went to sleep | go far without a motor | also=yacht,sailing boat
pirate ship | flies a black flag | behind the island | a brave crew | it sailed around in circles | find a hidden bay | also=galleon | draw=ship
ship | is as long as a street | in the deep harbor | a captain | fog covered everything | cross the widest sea | says=Toot! | also=steamship
cruise ship | is a town that swims | far out on the blue sea | a thousand towels | it left without the cook | show you five countries | also=ocean liner | draw=passenger-ship
ferry | goes over and back all day | at the landing place | cars and a captain | it forgot somebody on the other side | bring everyone across
submarine | dives down and looks around | under the waves | good air | its window was covered with weed | find what sank long ago | says=Ping!
motorboat | bounces over the waves | at the end of the dock | calm water | its motor fell asleep | pull somebody on skis | also=speedboat | draw=speedboat
lifeboat | goes out in any storm | in a house by the sea | a strong crew | its crew was at a wedding | save people from the sea | also=rescue boat | draw=motor-boat
canoe | slides over the water | on the river bank | two paddles | it turned over in the river | go where it is shallow
kayak | sits low in the water | by the river | one paddle with two ends | it rolled upside down | come up again by itself | draw=canoe
raft | is made of logs and rope | at the river bend | good knots | the knots came undone | carry a whole camp | draw=wood
tugboat | pulls ships ten times its size | in the harbor | a thick rope | its rope tore | turn a giant around | says=Toot-toot! | also=tug | draw=motor-boat
hovercraft | rides on a cushion of air | between land and water | a lot of air | its cushion had a leak | cross mud and water | draw=motor-boat
Noah's ark | carried two of everyone | on top of the flood | a very long list | somebody had not come on board | keep everybody dry | also=ark | draw=ship
plane | flies above the clouds | at the airport | a long runway | thick fog lay on the runway | be there before supper | also=airplane,aeroplane,jet,jumbo jet,aircraft | draw=airplane
biplane | has two pairs of wings | in an old barn | a scarf for its pilot | its engine coughed and spat | turn loops in the air | draw=small-airplane
seaplane | lands on the lake | between the islands | smooth water | a duck family was in its way | reach an island with no road | draw=small-airplane
glider | flies without an engine | high above the hills | warm air | the warm air was all gone | land as softly as a leaf | draw=small-airplane
paper plane | is folded from one page | on the windowsill | a straight fold | it flew out of the window | carry a secret note | also=paper airplane,paper aeroplane | draw=small-airplane
helicopter | stands still in the air | on a round pad | a place to land | there was no place to land | lift people off a mountain | says=Chop-chop! | also=chopper
hot air balloon | rises when the air gets warm | over the green hills | a gentle wind | the wind took it the wrong way | rise above the fog | also=hot-air balloon | draw=balloon
airship | floats like a silver whale | in a very big shed | a quiet sky | it was too light to come down | hang in the sky for days | also=zeppelin,blimp | draw=flying-saucer
drone | buzzes with four small wings | in a box with a handle | a full battery | it landed in the tallest tree | look over the wall | says=Zzz! | draw=helicopter
parachute | opens like a flower | in a bag on the back | a pull on the cord | its strings were all mixed up | bring you down softly
jet pack | puts wings on your back | on a hook by the door | a steady pilot | it only flew in loops | lift you over the roofs | also=jetpack | draw=rocket
rocket | goes up on a tail of fire | on the launch pad | a countdown | somebody had counted wrong | leave the Earth behind | says=Whoosh! | also=rocket ship
spaceship | flies from star to star | out among the planets | a map of the stars | its map was upside down | land on a new world | also=space ship,starship | draw=rocket
space shuttle | goes up and comes back | on the launch pad | a long runway | its door would not close | carry a telescope into space | draw=rocket
flying saucer | spins and blinks and hums | behind the barn | a parking place | its parking brake did not work | land without a sound | also=UFO
moon rover | drives over gray dust | up on the moon | sunlight for its motor | dust got into its wheels | climb out of a crater | also=moon buggy,lunar rover | draw=sport-utility-vehicle
Mars rover | rolls over red stones | a very long way from home | a message from Earth | its message came too late | look where nobody has been | also=rover | draw=sport-utility-vehicle
magic carpet | lifts off with a wave of the fringe | rolled up behind the door | somebody who says please | it was afraid of heights | fly over the rooftops | also=flying carpet,carpet
time machine | goes to last week | under a sheet in the shed | a day and a year | its year got stuck | bring you back before supper | draw=alarm-clock
horse and cart | goes clip-clop down the lane | on the farm | hay and time | a wheel broke | take the old road | says=Clip-clop! | plural=horses and carts | also=cart,horse cart | draw=wagon
carriage | takes guests to the ball | in the royal yard | four white horses | it turned into a vegetable | arrive in style | also=coach and horses | draw=wagon
dog sled | runs over the snow behind paws | in the far north | eight good friends | two of the team wanted to go left | cross the ice by starlight | draw=sled
wheelbarrow | has one wheel and two handles | by the compost | strong arms | it tipped over in the mud | carry a friend and a pumpkin | draw=wagon
elevator | goes up and down all day | in the tallest house | a button to press | it stopped between two floors | take you to the top | also=lift
escalator | is a staircase that walks | in the big store | shoes that are tied | it ran the wrong way | carry you without a step | also=moving stairs | draw=elevator
electric wheelchair | goes wherever its driver wants | beside the bed at night | a smooth path and a full battery | somebody had parked on the path | spin around to music | also=power chair,powerchair | draw=motorized-wheelchair | care=disability
`,
);
