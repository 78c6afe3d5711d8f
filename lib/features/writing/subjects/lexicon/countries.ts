import { readRows } from "./read-rows";

/** Countries, continents, and a few cities and landscapes that families come from or travel to. */
export const COUNTRIES = readRows(
  "place",
  `
~Japan | has trains that are never late | on islands in the far east | a bow and a thank-you | all the signs looked like drawings | show you pink trees in spring | draw=map-of-japan
~China | is wide and very old | at the other side of the world | a fast train | the wall was longer than the day | teach you to write with a brush | draw=red-paper-lantern
~India | smells of spice and rain | in the south of Asia | all your senses | the train roof was full | color a whole street | draw=sari
~Pakistan | has the highest roads in the world | between mountains and plains | good brakes | snow closed the pass | share its bread with guests | draw=mountain
~Bangladesh | is full of rivers | where big rivers meet | a boat | the river came into the street | float a whole market | draw=canoe
~Sri Lanka | is an island like a teardrop | below India | a hat and a mango | an elephant stood on the road | perfume a cup of tea | draw=elephant
~Nepal | touches the sky | among the highest mountains | strong boots | the path went up and up | show you the top of the world | draw=snow-capped-mountain
the Philippines | is made of seven thousand islands | in the warm sea | a ferry | there were too many islands for one day | sing at every party | draw=desert-island
~Vietnam | wakes up to noodle soup | along the green coast | chopsticks | a thousand scooters came at once | float lanterns on its rivers | draw=steaming-bowl
~Thailand | greets you with folded hands | in the warm south of Asia | a smile | the soup was far too hot | light up the night with lanterns | draw=hindu-temple
~Korea | eats from many little bowls | between two seas | a spoon with a long handle | there were too many bowls to choose | bow to the old ones first | also=South Korea | draw=chopsticks
~Indonesia | has more volcanoes than you can count | on a thousand islands | a small boat | one of its mountains began to smoke | play music on bronze pots | draw=volcano
~Türkiye | stands on two continents | between two seas | a glass of tea | one shoe was in Asia | build bridges from east to west | also=Turkiye | draw=mosque
~Iran | has gardens behind its walls | between the desert and the sea | a poem | the gate to its garden was shut | jump into the new year over a fire | also=Persia | draw=rose
~Syria | has towns older than most | by the eastern sea | peace | the family had to leave its house | remember the smell of its bread | draw=flatbread
~Afghanistan | flies kites from its roofs | among steep mountains | wind and peace | the kite string broke | pour tea for any guest | draw=kite
~Lebanon | has snow and sea in one day | by the eastern sea | cedar trees | one of its old trees fell | fill a table with small plates | draw=evergreen-tree
~Palestine | has olive trees older than anyone | by the eastern sea | peace | the road to the sea was shut | press gold out of olives | draw=olive
~Israel | has a sea on which you float | by the eastern sea | peace | a paper fell out of the wall | grow oranges in the desert | draw=tangerine
~Egypt | has a river in the sand | in the corner of Africa | a hat | sand blew over the path | keep its kings for ages | draw=desert
~Morocco | has blue doors and mint tea | in the north of Africa | a bag for spices | all its alleys looked the same | turn sand into a garden | draw=teapot
~Ghana | dances to talking drums | on the west coast of Africa | drums and yams | the big drum had no skin | weave cloth like a sunrise | draw=long-drum
~Nigeria | is loud and full of music | in the west of Africa | a big pot of rice | all the cousins came at once | feed a hundred guests | draw=shallow-pan-of-food
~Kenya | has lions next to its farms | in the east of Africa | strong legs | a zebra stood on the track | run farther than anyone | draw=lion
~Ethiopia | roasts its coffee at the table | high up in the east of Africa | flat sour bread | its calendar said another year | share everything from one plate | draw=hot-beverage
~Somalia | tells poems by heart | on the horn of Africa | rain | the well was dry | pass a poem from mouth to mouth | draw=camel
~Uganda | has gorillas in its mist | beside a huge lake | a raincoat | the mist hid the path | grow bananas for everyone | draw=gorilla
~Zimbabwe | has a waterfall that smokes | in the south of Africa | a raincoat | the spray soaked everyone | carve birds out of stone | draw=elephant
~South Africa | has penguins on its beach | at the tip of Africa | eleven languages | a baboon took the lunch | sing in eleven languages | draw=penguin
~Jamaica | has music in every street | in the warm blue sea | sunshine and a drum | the band had lost its drummer | run faster than the wind | draw=palm-tree
~Mexico | paints its walls pink | south of the big river | a pot of beans | the chili was very hot | make a party for its ancestors | draw=taco
~Brazil | dances for four days | in the warm south | a drum and a ball | the biggest drum was late | grow the widest forest | draw=parrot
~Argentina | reaches down to the ice | at the bottom of the map | a long coat | the bus took two days | dance through the night | draw=mate
~Peru | has a city in the clouds | in the high Andes | a warm hat | a llama would not move | weave every color of the hills | draw=llama
~Colombia | grows coffee and flowers | at the top of South America | a hammock | it rained on the sunny side | dance on any day | draw=hibiscus
~America | is as wide as four time zones | between two oceans | a long road | the road went on for days | be a home to people from everywhere | also=USA,United States | draw=statue-of-liberty
~Canada | has more lakes than people can count | far in the north | a warm coat | a moose stood in the yard | share its long winter | draw=maple-leaf
~England | talks about the rain | on a green island | an umbrella | the umbrella turned inside out | make a party out of tea | also=Britain,UK,Great Britain | draw=teapot
~Scotland | has a lake with a secret | in the north of the island | a raincoat | the mist came down | play music on a bag | draw=castle
~Wales | sings in two languages | in the west of the island | a big choir | the longest name would not fit the sign | fill a valley with song | draw=dragon
~Ireland | is forty shades of green | on the edge of the ocean | a fiddle | the rain came sideways | tell a story all night | draw=shamrock
~France | carries bread under its arm | in the west of Europe | cheese and time | the long loaf broke in two | make lunch last three hours | draw=baguette-bread
~Spain | has supper when others sleep | in the sunny south | shade at noon | everyone slept at two o'clock | dance with its heels | draw=shallow-pan-of-food
~Portugal | sailed off to find the world | at the edge of Europe | a ship | the wind blew from the front | put a sweet tart in your hand | draw=sailboat
~Italy | looks like a boot | in the warm south of Europe | long noodles | a noodle would not end | put sunshine on a plate | draw=spaghetti
~Germany | bakes three hundred kinds of bread | in the middle of Europe | a bakery | on Sunday all the shops were shut | light a lantern walk | draw=pretzel
~Poland | fills its dumplings with care | in the middle of Europe | a rolling pin | the dumplings stuck together | keep an empty chair for a guest | draw=dumpling
~Ukraine | has fields as yellow as the sun | in the east of Europe | peace | the suitcase was packed in one night | paint eggs like small stars | draw=sunflower
~Russia | has snow for half the year | across eleven time zones | warm boots | the train took a week | put a doll inside a doll | draw=nesting-dolls
~Greece | has islands as white as salt | in the blue southern sea | a boat and a fig | a goat ate the map | tell stories of gods and sheep | draw=classical-building
~Sweden | has summer nights without dark | in the north of Europe | candles for winter | the sun would not go to bed | dance around a pole of flowers | draw=moose
~Norway | has mountains that stand in the sea | in the far north | skis | the sun stayed away for weeks | color its sky green | draw=skis
~Iceland | boils water under its grass | between two cold seas | woolly socks | the ground was smoking | heat its houses from below | draw=hot-springs
~Australia | has animals with pockets | at the bottom of the map | a big hat | summer came at Christmas | hop across a desert | draw=kangaroo
~New Zealand | has birds that can't fly | where the day begins | boots | a parrot ate the car's mirror | greet you nose to nose | draw=sheaf-of-rice
~Antarctica | is all ice and wind | at the bottom of the world | six layers of wool | the compass went around and around | be home to a million penguins | also=South Pole | draw=penguin
the Arctic | is a sea with a lid of ice | at the top of the world | cold | its ice was getting thin | light up green at night | also=North Pole | draw=polar-bear
~Africa | has desert and jungle and snow | below the warm sea | a very big map | one week was far too short | be where we all began | draw=globe-showing-europe-africa
~Asia | is the biggest of all | where the sun rises | a long train | it was already tomorrow there | be home to half the world | draw=globe-showing-asia-australia
~Europe | has forty languages on one train | between the sea and the hills | a dictionary | the words changed at each border | cross five borders in one day | draw=globe-showing-europe-africa
~Paris | has a tower made of iron | on a winding river | stairs and breath | the tower was in a cloud | glitter at night | draw=tokyo-tower
~London | has red buses and gray clouds | on a muddy river | an umbrella on Monday | the famous clock was being mended | hide a garden behind a wall | draw=bus
~New York | never turns its lights off | between two rivers | good shoes | the taxi went the wrong way | show you the world on one street | draw=statue-of-liberty
`,
);
