import { readRows } from "./read-rows";

export const BIRDS = readRows(
  "animal",
  `
bird | sings before the sun is up | in the top of the tree | a twig and an open sky | its nest blew down | fly over any wall | says=Tweet! | also=birdie,songbird | kind=bird
baby bird | opens its mouth all day | in the nest | its first flight | it fell out of the nest | learn to fly in a day | also=nestling,fledgling | draw=hatching-chick
robin | sings even in winter | near the garden door | a worm in the frost | the ground was frozen hard | sing on the coldest day | kind=bird
sparrow | takes a bath in the dust | under the roof tiles | a crumb | a pigeon took its crumb | share with the whole street | kind=bird
blue tit | hangs upside down to eat | in a hole in the wall | a caterpillar | its hole was too small for a guest | open a bottle top | draw=bluebird | kind=bird
blackbird | runs and stops and listens | in the hedge | soft wet ground | the lawn was as hard as stone | hear a worm under the grass
crow | works out puzzles | on the highest wire | a puzzle | nobody liked its song | use a tool | says=Caw! | also=raven | draw=blackbird
magpie | picks up whatever it finds | in a nest with a roof | something new | a ring was found in its nest | find what is lost | draw=blackbird
pigeon | nods at every step | on the station roof | a crumb and a home | it delivered to the wrong window | find its way from anywhere | says=Coo! | draw=dove
dove | coos in pairs | under the roof | peace and quiet | someone was shouting | calm everybody down | says=Coo!
seagull | steals sandwiches | at the harbor | the wind | its feet were in a net | ride on the storm | says=Mew! | also=gull | draw=bird
owl | turns its head almost all around | in the church tower | a dark night | it could not sleep all day | see by the light of one star | says=Hoo! | kind=owl
baby owl | is mostly fluff | in a hollow tree | its first dark night | it was afraid of the dark | stay awake longest | also=owlet | kind=owl
snowy owl | is as white as its land | on the frozen ground | a quiet winter | it was too white for the forest | sit out a snowstorm | kind=owl
eagle | sees a mouse from the clouds | on a high cliff | a warm wind to rise on | it had hurt its wing | fly higher than the rain | also=bald eagle
hawk | circles without moving a wing | above the fields | sharp eyes | a storm blew it far away | dive like a stone | draw=eagle
falcon | is the fastest diver in the air | on the tallest building | a high place | its nest was on a crane | be quicker than a train | also=peregrine | draw=eagle
vulture | cleans up what others leave | on a dry tree | a warm wind | no one asked it to dinner | see for miles | draw=eagle
penguin | slides on its belly | on the southern ice | a lot of friends | it was too hot in town | swim like an arrow | also=emperor penguin | kind=penguin
baby penguin | stands on its father's feet | on the ice | warm feet to stand on | it fell off the warm feet | find one voice among thousands | also=penguin chick | kind=penguin
puffin | has a beak like a clown | on a high cliff | a burrow to come home to | its beak was too full to talk | carry ten fish at once | draw=penguin
flamingo | stands on one leg | in the salty lake | pink food | it had turned white | stand still without wobbling
peacock | opens its tail like a fan | on the castle lawn | someone to look | its best feather was gone | be seen from far away | also=peahen
swan | makes no sound on the water | in the park lake | a wide lake | it had lost its mirror in the ice | fly with a whistle | also=cygnet
stork | claps with its beak | on top of the chimney | a big nest | its nest was too heavy | fly all the way to Africa | says=Clap-clap! | draw=flamingo
heron | stands like a stick | at the edge of the water | a lot of patience | a frog sat on its foot | wait longer than anyone | draw=flamingo
pelican | has a bag under its beak | at the harbor | a big mouthful | its bag was full of keys | carry water for a fire | draw=goose
kingfisher | shines like a blue spark | in a river bank | clear water | the river was brown with mud | dive without a splash | draw=bird
woodpecker | knocks on trees | in a hole in the trunk | a good hard tree | it knocked at five in the morning | send a message by knocking | says=Tok-tok! | draw=bird
cuckoo | calls its own name | in somebody else's nest | a family | it was bigger than its parents | tell everyone that spring is here | says=Coo-coo! | draw=bird
swallow | builds its house of mud | under the barn roof | an open door | autumn came too early | fly to the other end of the world | kind=bird
hummingbird | stands still in the air | in the flowers | sweet flowers | the flowers were made of paper | fly backward | draw=bird
toucan | has a beak like a banana | in the rain forest | ripe fruit | its beak was too big for the cup | reach the last fruit | draw=parrot
macaw | is red, blue, and yellow | in the tall green trees | its one best friend | it only said rude words | climb with its beak | draw=parrot
kiwi | has no wings to speak of | in the dark bush | a worm | everybody was asleep when it got up | smell a worm under the ground | draw=dodo
kookaburra | laughs at sunrise | in a gum tree | a good joke | nobody got the joke | make the whole forest laugh | says=Koo-ka-ka! | draw=bird
dodo | could not fly | on an island long ago | a safe nest | it trusted everyone | teach people to be careful | also=dodo bird
nightingale | sings at night | in the thick hedge | silence around it | the street was much too loud | sing someone to sleep | kind=bird
lark | sings while it climbs the sky | in the corn | a wide field | its field was mown too soon | sing without landing | kind=bird
crane bird | dances on long legs | in the marsh | a partner | it did not know the steps | dance for joy | draw=flamingo
secretary bird | looks as if it wore shorts | on the grassy plain | a long walk | nobody took it for a bird | stamp very hard | draw=eagle
roadrunner | runs down the road | in the dry desert | a straight road | a truck was on its road | outrun a snake | says=Beep! | draw=bird
albatross | stays at sea for years | over the southern ocean | wind | there was no wind at all | sail for hours without flapping | draw=dove
`,
);
