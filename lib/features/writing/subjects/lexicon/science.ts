import { readRows } from "./read-rows";

/** Forces, inventions, ideas, and what children ask about. */
export const SCIENCE = readRows(
  "science",
  `
~electricity | runs through a wire in no time | behind the wall | a path all the way around | there was a gap in its path | light a lamp and turn a wheel | also=electric current,power cut,electric light | draw=high-voltage
~magnetism | pulls without touching | around a horseshoe of iron | iron to pull | it would not hold on to wood | turn a compass | draw=magnet
~gravity | keeps your feet on the floor | everywhere at once | something heavy | it pulled down the cake | hold the moon on its path | draw=red-apple
~light | is the fastest thing there is | wherever it is not dark | a straight road | a wall stood in the way | be split into seven colors | also=sunbeam | draw=light-bulb
~sound | is air that shivers | between a drum and your ear | something to shake | it got lost in the snow | go around a corner | also=noise | draw=speaker-high-volume
~color | is what light leaves behind | in every beam | light | it was gone after dark | make you glad for no reason | also=colour | draw=artist-palette
~water | falls and flows and rises again | in the tap and the sea | a way down | there was none in the tap | wear away a mountain | also=tap,drain,water drop | draw=droplet
~air | is there though you can't see it | all around | nothing at all | somebody let it out of the tire | lift a hundred tons of wing | also=oxygen,breath | draw=dashing-away
~energy | is never lost | in sun and food and wind | a way to be used | all of it was used up by noon | turn into light or heat or hops | also=solar power,wind power | draw=battery
~time | goes only forward | in every tick | somebody to notice | it flew and then it crawled | mend quite a lot | also=telling the time | draw=hourglass-not-done
number | is the same in every language | on doors and backs | something to count | two of them had changed places | tell exactly how many | also=digit,zero | draw=abacus
~math | finds what is missing | in cakes and steps | a pencil | the last line did not come out | tell you how many chairs to bring | also=maths,mathematics,adding,times table | draw=abacus
shape | has corners or it has none | in every window | an outline | it would not fit the hole | fit beside others without a gap | also=circle,square | draw=triangular-ruler
pattern | comes back and comes back | on shells and socks | a careful eye | one dot was out of place | tell you what is next | draw=chess-pawn
map of the world | is a ball made flat | on the classroom wall | a finger to travel | it was hung upside down | take you anywhere before lunch | also=world map,globe | draw=world-map
experiment | asks nature a question | on the kitchen table | one change at a time | it went brown and then bang | be right by being wrong | also=science project,science fair,science | draw=test-tube
volcano model | foams over the table | in a bottle under clay | vinegar and soda | it foamed in the car | make teachers jump back | draw=volcano
potion | bubbles and changes color | in a glass with a round belly | a stir to the left | it turned the cat green | smell of socks and roses | draw=alembic
invention | is an answer to a bother | in the shed at night | three tries | it did the opposite | save somebody's morning | draw=gear
microscope | shows a world in a drop | on the science table | a thin slice | it was looking at its own lamp | show the legs of a flea
robot helper | fetches and carries | by the charging plug | a clear instruction | it took everything literally | do the same thing a thousand times | draw=robot | kind=robot
~artificial intelligence | learns from very many examples | in halls full of computers | good examples and somebody careful | it sounded sure and was wrong | find a pattern in a mountain | also=AI | draw=laptop
the internet | joins machines all over the world | in cables under the sea | a grown-up beside you | a picture would not load | bring a far face near | also=wifi | draw=globe-with-meridians
password | opens only for you | in one head | a grown-up who knows it | nobody remembered the last letter | keep a door shut | draw=locked-with-key
code | tells a machine what to do | in lines on a screen | the right order | one sign was missing | make a turtle draw a star | also=coding,computer program,programming | draw=laptop
secret code | hides a message in plain sight | on a small folded note | a key | the key was lost | be read by only two | also=cipher,secret message | draw=locked-with-key
rollercoaster | climbs slowly and then races | at the fair | a bar across your lap | it stopped at the very top | turn your stomach over | also=roller coaster | draw=roller-coaster
Ferris wheel | turns you up over the roofs | at the edge of the fair | a calm evening | it stopped with us on top | show you your own street
hourglass | counts with sand | beside the board game | somebody to turn it | it stuck in the middle | make three minutes last | draw=hourglass-not-done
pulley | makes heavy things light | on a beam | a rope | the rope jumped off | lift a piano to the third floor | draw=hook
lever | moves much with little | on top of a stone | a long arm | it was too short | lift a whole friend | draw=balance-scale
gear wheel | bites into its neighbor | inside a clock | teeth that match | one tooth was broken | make slow things fast | also=cog,gear | draw=gear
engine | turns fuel into motion | under the hood | oil | it only said chuff | pull a mile of wagons | also=motor | draw=gear
wind turbine | turns three long arms | on the windy ridge | wind | not a leaf was moving | light a thousand lamps | draw=wind-chime
solar panel | drinks sunlight | on the roof | a clear day | snow lay on top of it | boil a kettle without smoke | draw=sun
drop of water | rises and falls and travels | in a cloud or a tap | warmth to rise | it fell in the desert | be in the sea and in you | also=droplet,water cycle | draw=droplet
plastic bottle | lasts longer than grandchildren | where somebody dropped it | the right bin | it floated out to sea | become a warm jacket | draw=lotion-bottle
~climate change | makes summers hotter | all around the Earth | everybody | it was going too fast | be slowed by many hands | also=global warming | draw=thermometer
endangered animal | has few of its kind left | in one last forest | room and peace | its forest was getting smaller | come back if people care | also=extinction | draw=panda
life cycle | goes around from egg to egg | in ponds and gardens | time | one step seemed to be missing | begin again each spring | draw=hatching-chick
~hibernation | sleeps the cold away | under leaves and snow | a thick layer of fat | a warm day came too soon | last until the first flowers | draw=bear
~camouflage | makes you look like a leaf | on bark and sand | something to look like | the background had changed | hide you in plain sight | draw=leafy-green
food chain | tells who eats whom | from grass to hawk | every single link | one link was missing | begin with a ray of sun | draw=link
~evolution | changes things very slowly | over millions of years | a lot of time | nobody could see it happen | make wings out of arms | draw=bird
the ice age | covered the land in ice | a very long time ago | thick fur | the ice stood as high as a tower | carve a whole valley | draw=mammoth
the Stone Age | had no metal at all | before the pyramids | sharp flint | the fire had gone out | paint bulls on a wall | draw=rock
~ancient Egypt | used birds and eyes as letters | along one long river | the yearly flood | a word was chipped off the wall | stack stones to the sky | draw=camel
~ancient Rome | was full of straight roads | around a warm sea | stone and soldiers | all the roads led the same way | bring water over a valley | also=Roman | draw=classical-building
~ancient Greece | asked questions for fun | on dry hills by the sea | olives and a crowd | two of them were both right | run the first races | draw=amphora
the Middle Ages | had castles and no forks | a thousand years after Rome | candles | the drawbridge was down | tell tales of dragons | also=medieval times | draw=castle
the Titanic | was the biggest of its day | at the bottom of the ocean | more lifeboats | it met a mountain of ice | teach ships to be careful | draw=passenger-ship
moon landing | was seen by the whole world | on a July night long ago | three brave people | the fuel was nearly gone | make the world hold its breath | draw=astronaut
dinosaur bone | has turned to stone | under the dry hills | a brush and time | it was longer than the table | tell how tall something stood | draw=bone
buried city | sleeps under the ash | at the foot of a mountain | a careful spade | a door had no house | show how people lived | also=Pompeii,Atlantis,lost city | draw=classical-building
alphabet | is twenty-six in a row | on the classroom wall | a song | the letter Q had no friend | make every word there is | also=ABC,letter of the alphabet | draw=input-latin-letters
word | means something to somebody | in your mouth | a listener | it was on the tip of the tongue | hurt or heal | also=first word | draw=speech-balloon
question | begins with a small why | at bedtime most of all | somebody who listens | nobody knew the answer | lead to another | draw=red-question-mark
time zone | is another hour in another place | between two lines on the globe | a second clock | grandma was called at midnight | let it be today and tomorrow | draw=globe-with-meridians
calculator | adds without fingers | in the top drawer | sunshine or a battery | somebody pressed the wrong key | check what you worked out | draw=abacus
`,
);
