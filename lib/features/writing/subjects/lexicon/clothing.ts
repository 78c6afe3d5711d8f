import { readRows } from "./read-rows";

export const CLOTHING = readRows(
  "clothing",
  `
sock | is never where the other one is | in the bottom drawer | its other half | it had lost its other half | be a bed for a very small friend | draw=socks
shoe | talks when its sole is loose | in the hall | another of its kind | the left one was gone | walk you to school | also=sneaker | draw=running-shoe
boot | stamps through puddles | by the back door | mud | it stuck in the mud | keep ten toes dry | also=rubber boot,wellington,welly,rain boot,gumboot,cowboy boot | draw=hiking-boot
*slippers | shuffle without a sound | under the bed | two cold feet | the puppy had chewed one | sneak to the kitchen | also=slipper | draw=flat-shoe
*sandals | let the sand in and out | on the porch | ten bare toes | a strap tore | go in and out of the sea | also=flip-flop | draw=thong-sandal
*ballet shoes | whisper on the floor | in a silk bag | ribbons | one of the ribbons tore | stand on tiptoe | also=ballet slipper
*ice skates | cut lines into ice | on a nail in the shed | sharp blades | they were a size too small | write on a pond | draw=ice-skate
hat | comes off in the wind | on the top shelf | a head | the wind carried it away | hide a secret | draw=top-hat
cap | has a roof for your nose | on the hook | the sun | it was worn backward | keep the sun out of your eyes | also=baseball cap | draw=billed-cap
helmet | keeps a head safe | on the handlebar | a click under the chin | nobody had closed the strap | save you when you fall | also=bike helmet,bicycle helmet | draw=rescue-workers-helmet
crown | is heavier than it looks | on a red cushion | the right head | it did not fit anyone | make a child stand straight | also=tiara
scarf | goes around three times | on the coat rack | a cold day | it had come undone at one end | be long enough for two | plural=scarves
*mittens | are joined by a string | up your sleeves | snow | one of them stayed in the snow | build a whole snow family | also=mitten | draw=gloves
glove | has a room for each finger | in a coat pocket | another hand | it was lost on the bus | shake hands with winter | draw=gloves
coat | has deep pockets | on its hook | cold wind | the wrong one went home | keep a secret in its pocket | also=jacket,anorak,parka | draw=coat
raincoat | shines and drips | by the door | a wet day | it had not rained for weeks | make any rain friendly | also=mac,waterproof | draw=coat
sweater | smells of whoever knitted it | in the winter trunk | cold arms | one thread began to run | be a hug with sleeves | also=jumper,pullover,hoodie,cardigan
T-shirt | goes over your head | in the top drawer | a warm day | it was put on backward | tell the world what you like
shirt | has a row of buttons | on a hanger | an iron | its buttons were one hole off | make a day feel special | draw=necktie
dress | flies out when you spin | on a hanger | a reason to spin | it ripped on the fence | turn a hall into a ball | also=gown,party dress
skirt | swings when you walk | in the closet | a breeze | the wind played with it | dance all by itself | also=petticoat | draw=dress
*pants | have two legs and a pocket | in the middle drawer | a belt | the seat had split | carry a frog in a pocket | also=trousers,jeans | draw=jeans
*shorts | stop above the knee | in the summer drawer | bare knees | it had turned cold | run faster than long ones
*underpants | come with a pattern | in the top drawer | two legs | they were hung on the flagpole | be a flag in an emergency | also=underwear,undies,knickers,big kid pants | draw=briefs
*pajamas | wait under the pillow | under the pillow | a sleepy child | somebody wore them to school | know all your dreams | also=pyjamas,nightgown,PJs | draw=womans-clothes
swimsuit | dries on the line | in the beach bag | water | it was still wet and cold | make any puddle a pool | also=bathing suit,swimming costume,trunks,armband | draw=one-piece-swimsuit
*goggles | keep water out of your eyes | around your neck | a tight strap | they had steamed up | show you the bottom of the pool
*sunglasses | make the day blue | on the top of a head | a bright day | nobody knew who was behind them | hide a tear or a joke
cape | flies behind you | around your shoulders | wind | it caught in the door | make anyone braver | also=cloak | draw=superhero
apron | catches the flour | on the kitchen hook | a bow at the back | its pocket had a cookie in it | keep the rest of you clean | draw=dress
belt | holds things up | through seven loops | one more hole | it was one hole too long | save a falling pair of jeans | draw=necktie
tie | hangs down like a tongue | on a rail | somebody who knows the knot | it fell in the soup | make a bear look important | also=bow tie | draw=necktie
pocket | is a small room that you carry | on the side of a coat | things worth keeping | it had a hole at the bottom | hold a stone and a secret | draw=jeans
shoelace | comes undone by itself | in four little holes | a double bow | it came undone in the race | be tied in two loops | also=lace,tying shoelaces,tying shoes | draw=running-shoe
uniform | looks the same on everybody | on the chair for Monday | a name inside | all of them looked the same | make a team out of many | also=school uniform | draw=necktie
sari | is one long piece of color | in the scented cupboard | nine careful folds | its end caught in the door | hold all the colors of a feast
kimono | has sleeves like wings | in thin paper | a wide sash | its sash was tied wrong | make every step small
hijab | frames a face in soft cloth | in a drawer of colors | a pin or a fold | the pin had rolled away | be worn a hundred ways | also=headscarf | draw=scarf | care=faith
turban | is wound anew each morning | on a proud head | a long cloth | one end came undone in the wind | show who you are | also=patka | draw=scarf | care=faith
kippah | sits on the back of a head | on a head at the table | a small clip | the wind took it | make an ordinary day holy | plural=kippot | also=yarmulke | draw=billed-cap | care=faith
kilt | has pleats and a pin | on the hip | long socks | the wind blew up the hill | dance with swords | draw=dress
poncho | has one hole for your head | over the shoulders | cold mountain air | it was put on sideways | be a blanket at night | draw=coat
necklace | is a string of small lights | in a box with a mirror | a tiny hook | its string broke | remember who gave it | also=bracelet,jewel,bead | draw=gem-stone
ring | goes around and never ends | on a finger | the right finger | it fell into the dough | hold a promise
ribbon | ends in two curls | around a parcel | a bow | it had come loose | make anything a present | also=bow
hair clip | holds back what falls in your eyes | in a tin | some hair | it was in the dog's fur | tame the wildest curls | also=hair bow,scrunchie | draw=ribbon
hood | keeps the wind out | at the back of a neck | a string | its string was pulled out | hide a shy face | draw=coat
life jacket | keeps your chin above water | under the seat of the boat | three clicks | it rode up to the ears | float you home | also=life vest | draw=safety-vest
space suit | holds its own air | in the locker | a helmet | its glove had a hole | keep you warm on the moon | also=spacesuit | draw=astronaut
suit of armor | clanks at every step | at the foot of the stairs | oil | it had rusted at the knees | stop an arrow | plural=suits of armor | also=armour,armor | draw=shield
some laundry | grows into a mountain | in the basket | warm water | it had buried the cat | smell of sun by evening | also=washing | draw=socks
`,
);
