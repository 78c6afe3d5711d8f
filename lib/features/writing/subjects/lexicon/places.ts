import { readRows } from "./read-rows";

/** Buildings and places; each has something to do there, something that goes wrong, something that it is good for. */
export const PLACES = readRows(
  "place",
  `
zoo | has animals from all over the world | at the end of the bus line | a gate and a map | one cage stood open | show you a giraffe's tongue
farm | smells of hay and mud | beyond the last houses | hands in the morning | all the gates were open | give you warm milk | also=farmyard | draw=tractor
school | is full of coats and voices | around the corner | a bell and a teacher | the bell would not ring | teach you a new word a day | also=big school,primary school,elementary school
kindergarten | has tiny chairs | behind the red gate | a box of crayons | every coat hung on the wrong hook | make strangers into friends | also=preschool,nursery,nursery school,daycare,pre-school,playschool,reception class | draw=school
classroom | has a map and a clock | along the noisy hall | chairs for everyone | the clock stood still | hold twenty different ideas | draw=school
playground | has swings and a slide | behind the school | a dry afternoon | the swing was always taken | turn strangers into a team | draw=playground-slide
library | lends you a thousand stories | next to the town hall | quiet and a card | a book had run off | take you anywhere for nothing | draw=books
museum | keeps old and strange things | behind tall pillars | a lamp at night | something had moved in the night | show you what is long gone | draw=classical-building
art museum | has paintings on every wall | in the middle of town | soft steps | one frame was empty | make you see blue in a new way | also=art gallery,gallery | draw=framed-picture
supermarket | has everything in long rows | beside the parking lot | a list | all the rows looked alike | feed a whole street | also=grocery store,grocery,superstore | draw=convenience-store
shop | rings when you open the door | on the corner | a customer | nothing had a price on it | find you just the thing | also=store,corner shop | draw=convenience-store
toy shop | glows in the window at night | on the main street | children with their noses on the glass | the toys had changed places | make any wish hard to choose | also=toy store | draw=teddy-bear
candy shop | smells of sugar and lemon | down the narrow lane | glass jars | every jar had the wrong label | sweeten a rainy day | also=sweet shop,candy store | draw=candy
bakery | smells good before it is light | at the corner | an oven and an early riser | the oven had gone out | wake the street with its smell | also=baker's shop | draw=bread
pet shop | squeaks and chirps and splashes | between two shoe shops | a big bag of seed | everyone had got out | help you find a friend | also=pet store | draw=hamster
bookshop | has ladders on wheels | on a hilly street | a reader | nobody came in out of the sun | hide you for an hour | also=bookstore | draw=books
shopping mall | has stairs that move | by the highway | a good memory | we forgot which door we came in by | keep you dry all day | also=mall,shopping centre,shopping center,department store | draw=department-store
market | is loud and full of melons | on the square | a basket | somebody's basket tipped over | let you taste everything | draw=basket
restaurant | has candles and clean forks | across the bridge | a hungry family | nobody could read the menu | bring a family to one table | also=diner | draw=fork-and-knife-with-plate
café | smells of cocoa | under the trees | little round tables | there was one chair too few | warm cold hands | also=cafe,coffee shop,tea room | draw=hot-beverage
ice cream parlor | has twenty colors behind glass | on the sunny side | a hot afternoon | the freezer had stopped | cure a scraped knee | also=ice-cream parlour,ice cream shop | draw=ice-cream
hospital | never turns out all its lights | at the top of the hill | kind people in soft shoes | the halls all looked the same | help people get well | care=illness
doctor's office | has an old magazine and a fish tank | on the second floor | a chair for waiting | the wait was very long | find out what is wrong | also=doctor's surgery,doctor's,clinic,waiting room | draw=stethoscope
dentist's office | has a chair that goes up and down | above the shoe shop | a bright lamp | someone would not open wide | send you home with a sticker | also=dentist's | draw=tooth
animal hospital | has barks in the waiting room | next to the feed store | small bandages | a parrot was shouting advice | mend a wing | also=vet's,animal clinic | draw=paw-prints
fire station | has a pole to slide down | behind tall red doors | people who wake fast | the cat slept on the pole | be ready in one minute | also=firehouse,fire house | draw=fire-engine
police station | has a desk for lost things | on the main square | a telephone | a goat had been handed in | find out whose it is | draw=police-car
post office | stamps and sorts and sends | beside the bank | stamps | a letter had no address | send a hug far away
bank | keeps money behind thick doors | on the square | a strong key | nobody knew the number | keep your savings safe
town hall | has a clock on its roof | on the market square | a mayor | its clock struck thirteen | hold the whole town | also=city hall | draw=classical-building
church | has a bell that all can hear | in the middle of the village | people who sing | its bell had a crack | be quiet when you need it | care=faith
mosque | has a tall tower and soft carpets | by the market | clean feet | there were too many shoes at the door | make room for everybody in rows | care=faith
temple | smells of flowers | at the top of the steps | lamps and bare feet | the lamps had blown out | let a wish rise with the smoke | also=mandir,gurdwara,shrine | draw=hindu-temple | care=faith
synagogue | keeps old scrolls safe | on a quiet street | a song | the youngest forgot the song | tell the same story each year | care=faith
castle | has towers and a moat | high on a rock | a king and a drawbridge | its drawbridge was stuck | keep a secret for ages
palace | has more rooms than anyone needs | behind a golden gate | dusting | a guest got lost in its halls | hold a very grand ball | draw=castle
tower | looks over all the roofs | in the oldest part of town | strong stones | it leaned a little more each year | see who is coming
lighthouse | blinks across the sea | on the last rock | a strong lamp | its lamp had gone out | lead ships home
windmill | turns its arms all day | on the hill | wind | the wind would not blow | grind corn into flour | draw=house
water mill | splashes round and round | beside the stream | rushing water | the stream had dried up | turn a big stone | also=watermill,mill | draw=wheel
haunted house | creaks in the night | at the end of the lane | a brave visitor | it only wanted company | make a good story | also=spooky house | draw=derelict-house
house | keeps the rain out | on our street | a family | its door would not shut | hold everybody you love | also=home
new house | smells of paint and boxes | in a strange street | some curtains and time | nothing was in its place | become your own bit by bit | also=new home,moving house
apartment | is a home on the fifth floor | above the bakery | kind neighbors | someone jumped around upstairs | hear the whole house live | also=flat | draw=office-building
skyscraper | scratches the clouds | in the big city | a fast elevator | its elevator had stopped | show you the edge of town | draw=office-building
cottage | has a roof of straw | at the edge of the woods | smoke from its chimney | its roof had a hole | keep a traveler warm | draw=hut
cabin | stands alone among the trees | in the deep woods | firewood | snow lay against its door | make a storm feel cozy | also=log cabin,hut | draw=hut
igloo | is built of snow | on the ice | cold weather | the sun shone on its roof | be warm inside though it is ice | draw=ice
treehouse | has a ladder you can pull up | in the old oak | a secret knock | nobody knew the password | be a ship and a fort | also=tree house | draw=deciduous-tree
den | is made of chairs and sheets | under the table | a flashlight | somebody wanted the blanket back | fit exactly two | also=fort,blanket fort,hideout,secret den | draw=tent
bedroom | is where the day ends | at the top of the stairs | a lamp and a bear | something rustled in the corner | hold all your dreams | draw=bed
kitchen | is where everybody ends up | at the back of the house | something on the stove | smoke came out of the oven | make a bad day smell good | draw=cooking
bathroom | has a mirror that gets foggy | at the end of the hall | warm water | the tap would not stop | wash a long day off | draw=bathtub
living room | has the softest chair | in the middle of the house | a rainy evening | the cushions had all been taken | turn into any place you play | also=lounge,sitting room,front room | draw=couch-and-lamp
attic | keeps what nobody throws away | under the roof | a flashlight | something bumped up there | give back what was forgotten | also=loft | draw=window
basement | is cool and smells of apples | below the stairs | a light switch | the light would not come on | keep summer in jars | also=cellar | draw=door
garage | is full of things with wheels | beside the house | a bit of order | nobody could get in any more | turn into a workshop | draw=house-with-garden
shed | smells of wood and oil | at the bottom of the yard | a key | its key had rusted | hide a surprise | draw=hut
backyard | is a whole country if you are small | behind the house | a bit of sun | the grass was as high as your knees | grow whatever you plant | also=yard,back garden | draw=house-with-garden
garden | grows what you put in | behind the white fence | rain and a rake | slugs ate the first row | feed bees and people | draw=potted-plant
greenhouse | is warm in the coldest month | behind the shed | glass and sun | one pane was broken | keep summer all year | draw=potted-plant
park | has a pond and old benches | across the road | clean paths | its gate was shut early | belong to everyone | draw=national-park
skate park | has ramps like waves | under the bridge | helmets | the big kids took all the turns | teach you to fall and get up | also=skatepark | draw=skateboard
swimming pool | smells clean and echoes | beside the stadium | warm water and a whistle | the deep end looked very deep | carry you if you let it | also=pool,swimming baths,leisure centre | draw=one-piece-swimsuit
water park | has slides like noodles | beside the highway | towels | the line went all around | turn you upside down and laughing | also=waterpark,water slide,aqua park | draw=playground-slide
theme park | screams and smells of popcorn | outside the city | a height of four feet | somebody was an inch too short | make grown-ups scream | also=amusement park,funfair,fairground | draw=ferris-wheel
bouncy castle | wobbles when you breathe | on the lawn | a lot of air | it was getting flat | turn everyone into frogs | also=bounce house,jumping castle,moonwalk | draw=castle
trampoline park | is a floor that throws you up | in an old factory | special socks | one sock was lost | make you weigh nothing | also=indoor play,soft play | draw=socks
circus | comes to town in wagons | on the green by the river | a tent and a drum | rain came through the roof | make your mouth fall open | also=big top | draw=circus-tent
theater | has red curtains | on the brightest street | somebody brave in front | the curtain would not go up | turn a hall into a forest | also=theatre,playhouse | draw=performing-arts
movie theater | is dark and smells of popcorn | behind the bus station | a big white wall | the picture was upside down | take you away for two hours | also=cinema,movies | draw=cinema
concert hall | makes a whisper big | near the river | silence | somebody's stomach growled | carry one note to everyone | also=opera house | draw=musical-score
stadium | roars like a sea | at the edge of town | two teams | the lights went out | make strangers hug
gym | has ropes and mats | behind the school | bare feet | the rope was very high | make you stronger each week | also=sports hall,gymnasium | draw=flexed-biceps
ice rink | is smooth and cold | by the river | sharp skates | everyone was holding on to the wall | let you glide | also=skating rink | draw=ice-skate
airport | has doors to the whole world | outside the city | a ticket and a passport | one suitcase went the other way | send you over the sea | draw=airplane-departure
train station | has a clock with a big face | in the middle of town | people who say goodbye | the board was all blank | bring somebody back to you | also=railway station,station | draw=station
bus stop | is a pole and a bench | at the corner | patience | nobody was sure which side | bring you to school | also=bus station
harbor | smells of fish and far away | where the river meets the sea | anchors | the fog hid every ship | keep boats safe in a storm | also=harbour,port,marina | draw=anchor
bridge | joins one side to the other | over the river | strong feet in the water | one board was missing | bring friends together | draw=bridge-at-night
tunnel | goes right through the mountain | under the hill | a light at the end | it was dark in the middle | save a long way around | draw=railway-track
street | has a name and many doors | in front of the house | kind drivers | there was a hole in the middle | lead you anywhere | also=road,lane | draw=motorway
building site | is all mud and cranes | behind a fence with holes | hard hats | the plan had blown away | turn a hole into a home | also=construction site | draw=building-construction
factory | hums and sends out boxes | by the railway | many hands | one machine made left shoes only | make a thousand of the same
laboratory | bubbles and blinks | at the end of the white hall | safety glasses | the wrong jar was open | find out what is so | also=lab | draw=alembic
workshop | is full of shavings and plans | behind the house | a good lamp | the saw was gone | make anything out of anything | draw=toolbox
fire watchtower | looks over all the trees | high above the forest | sharp eyes | mist hid everything | spot the smallest smoke | draw=fire
campsite | smells of smoke and toast | beside the lake | dry wood | rain came in at the door | make the night friendly | also=camp ground,campground,summer camp | draw=camping
hotel | has a bell on the desk | on a wide street | a key with a number | two doors had the same number | make a bed for anyone
cemetery | is quiet and full of names | behind the church | flowers | the stone was still so new | be a place to remember | also=graveyard | draw=bouquet | care=death
city | never quite goes to sleep | where the roads meet | a map | all the streets looked alike | show you the world in a day | also=big city | draw=cityscape
village | knows everyone's name | between two hills | a well and a shop | the only road was closed | help when it is needed | draw=houses
town | has one of everything | beside the river | a square in the middle | the clocks all said something else | celebrate together | also=hometown | draw=houses
island | has water on every side | in the middle of the sea | a boat | the last boat had left | be a world of its own | draw=desert-island
desert island | has two palm trees | far from every ship | a message and a bottle | nobody came for a week | teach you to make fire
beach | is half sand and half water | at the end of the road | a bucket | the tide took the towels | keep your footprints a while | also=seaside,shore,seashore | draw=beach-with-umbrella
jungle | hums and drips and screeches | where it is hot and wet | a path | the path had grown over | hide a hundred colors | also=rain forest,rainforest | draw=palm-tree
forest | whispers when you stand still | behind the last field | a trail | every tree looked the same | hide you and find you again | also=wood,woods,woodland | draw=evergreen-tree
desert | is wide and yellow and still | where it hardly ever rains | a well | the wind had moved the path | show you every star
moon base | has round white houses | on the gray dust | air from home | a seal was leaking | show you the Earth at night | also=space colony | draw=satellite-antenna
space station | circles the world all day | high above the clouds | air and a crew | something had come unscrewed | see sixteen sunrises a day | draw=satellite
pyramid | has stood four thousand years | in the hot sand | a very good map | its last door would not open | keep its secrets | draw=desert
volcano island | smokes at the top | in the warm sea | a safe distance | the ground began to hum | make new land | draw=volcano
secret passage | begins behind the bookcase | inside the wall | the right book to pull | its door shut behind us | lead you out by the well | also=secret door,secret room,hidden door | draw=door
maze | has more wrong ways than right ones | behind the castle | a ball of string | the string had been cut | bring you to its heart | also=labyrinth | draw=puzzle-piece
magic shop | is only there on Tuesdays | between two ordinary houses | one odd coin | it was gone the next day | sell what you really need | also=magic school | draw=crystal-ball
orphanage | is a house with many small beds | behind a big gate | somebody to come | the longest wait was on Sundays | make brothers out of strangers | also=children's home | draw=house | care=family
refugee camp | is a town of tents | on the other side of the border | blankets and news | the rain came in everywhere | keep families together | draw=tent | care=flight
`,
);
