import { readRows } from "./read-rows";

export const TOYS = readRows(
  "toy",
  `
toy | wakes up when nobody looks | in the big chest | someone to play with it | it was at the bottom of the chest | be anything you say | also=plaything | draw=teddy-bear
teddy bear | knows all your secrets | under your chin | an arm around it | one eye had come off | make the dark smaller | also=teddy,ted
cuddly toy | smells of your bed | under the blanket | a good squeeze | it was left on the bus | soak up any tears | also=stuffed animal,stuffed toy,soft toy,plush,plushie,lovey,stuffie | draw=teddy-bear
stuffed rabbit | has one ear longer than the other | on the pillow | a few stitches | its ear had come off | listen with its long ear | also=toy rabbit,toy bunny,cuddly rabbit,cuddly bunny,stuffed bunny | kind=rabbit
security blanket | is soft at one corner | in the crook of an arm | a place far from the wash | someone had washed it | smell like home | also=blankie,comforter,blanky,comfort blanket | draw=blanket
pacifier | keeps a small mouth busy | in the crib | a mouth | it had rolled behind the sofa | be given away when you are big | also=dummy,binky,soother,paci,binkie
baby bottle | keeps milk warm in the night | on the nightstand | a good rinse | it had rolled under the bed | fill a small tummy
doll | keeps her eyes open all night | in a shoe box bed | a name | her arm had come off | sit through any tea party | also=dolly,baby doll | draw=nesting-dolls
rag doll | is all cloth and buttons | on the windowsill | a needle and thread | its stuffing came out | flop over any shoulder | draw=nesting-dolls
dollhouse | has no front wall | on the low table | a tiny chair | someone had moved in | hold a very small family | also=dolls' house,doll's house,dolls house | draw=house
puppet | moves when you pull | behind the little curtain | a hand | its strings were mixed up | say what you don't dare | also=marionette,finger puppet,hand puppet | draw=performing-arts
sock puppet | talks when you open your hand | at the end of an arm | two button eyes | its other half was in the wash | talk back to anyone | draw=socks
toy robot | walks into the wall and turns around | on the shelf | two batteries | it walked off at midnight | count and blink in the dark | draw=robot
toy car | fits in a fist | on the edge of the tub | a ramp | it rolled down the drain | race along the sofa | also=model car,matchbox car | draw=automobile
toy train | goes around and around | under the table | every piece of its track | one curve was missing | carry a cookie to the kitchen | also=train set,wooden train,model railway | draw=locomotive
toy boat | bobs in the tub | at the edge of the bath | a breath of wind | it sailed off down the stream | reach the other shore | also=model boat,paper boat | draw=sailboat
toy dinosaur | shows all its teeth | in the sandbox | something to scare | its tail was chewed | guard the bedroom door | kind=dinosaur
tin soldier | stands on one leg | on the windowsill | someone to look at | it fell into the gutter | stand in any storm | also=toy soldier | draw=guard
*building blocks | have six sides each | in a wooden box | a steady hand | the tower fell at the last piece | touch the ceiling | also=toy block,wooden block,block,construction brick,toy brick | draw=brick
train track | fits together end to end | all over the floor | one more curve | it did not meet in the end | go around the sofa | draw=railway-track
ball | rolls away if you let it | under the hedge | somebody to catch | it flew over the wall | make friends of strangers | draw=soccer-ball
beach ball | is mostly air and stripes | on the sand | a good blow | the wind rolled it out to sea | float over the waves | draw=ball
rubber duck | floats and squeaks | in the bath | warm water | it was sucked to the drain | never sink | says=Squeak! | also=bath toy,rubber ducky | draw=duck
yo-yo | goes down and comes back | on one finger | a string | it would not come up again | walk the dog
kite | pulls like a living thing | high over the hill | wind and a string | the string tore | dance with the wind
spinning top | stands only while it turns | on the smooth floor | a quick twist | it wobbled off the table | hum as it turns | also=whirligig,dreidel | draw=cyclone
hula hoop | runs around your middle | on a hook in the hall | a wiggle | it fell down to the ankles | roll all the way home | also=hoop | draw=wheel
slingshot | throws a small thing far | in the back pocket | a tin to aim at | it hit the wrong tin | send a rope across the stream | also=catapult | draw=boomerang
boomerang | comes back when you throw it | in the open field | a lot of space | it came back too fast | find its own way home
frisbee | sails flat through the air | over the lawn | two who can catch | it landed on the roof | float for a moment | also=flying disc | draw=boomerang
balloon | wants to go up | on the end of a string | a good knot | it was let go | lift a very small note
bubble | shines and is gone | on the end of a ring | soap and a slow breath | it burst on a nose | carry a rainbow | draw=bubbles
swing | goes up to the leaves | under the old tree | a push | its rope was worn | make you fly while sitting | draw=playground-slide
slide | begins with a ladder | on the playground | somebody to go first | it was hot in the sun | bring you down laughing | draw=playground-slide
seesaw | goes up when the other goes down | beside the sandbox | two who are nearly the same | one side was too heavy | teach you to take turns | also=teeter-totter,see-saw | draw=balance-scale
sandbox | holds a whole country | beside the swings | a shovel and a bucket | somebody stepped on the castle | be dug to the other side | also=sandpit | draw=bucket
sandcastle | has a moat that the sea fills | near the edge of the waves | wet sand | the tide was coming | be built again tomorrow | also=sand castle | draw=castle
merry-go-round | turns with music | at the fair | a coin | nobody could get off | carry you without going anywhere | also=carousel,roundabout | draw=carousel-horse
rocking horse | gallops on the spot | in the corner by the window | a small rider | one runner was broken | take you the long way to bed | draw=carousel-horse
hobby horse | is a head on a stick | behind the door | two legs that gallop | its head came off | win a race around the table | also=stick horse | draw=carousel-horse
toy kitchen | has a stove that never burns | in the playroom | guests | the peas were made of wood | cook anything out of nothing | also=play kitchen | draw=cooking
tea set | is small and has flowers on it | on the little table | a guest with fur | one cup was cracked | make an ordinary day polite | draw=teapot
some play dough | can be anything | in a yellow tub | warm hands | all the colors were mixed | turn into what you think | also=modelling clay,modeling clay,clay,playdough,plasticine | draw=bubbles
some slime | runs through your fingers | in a plastic tub | a spoon and no carpet | it got into somebody's hair | stretch as long as you | draw=bubbles
water gun | squirts a thin long line | in the bucket | a hot day | it was already empty | water the farthest flower | also=water pistol,squirt gun | draw=water-pistol
snow globe | snows when you shake it | on the windowsill | a gentle shake | there was a crack in it | keep one winter forever | draw=crystal-ball
costume | makes you somebody else | in the trunk | a mirror | it was two sizes too big | let a shy one roar | also=disguise,fancy dress,mask | draw=performing-arts
sticker | sticks where you put it | on a shiny sheet | something to stick to | it stuck to the cat | say well done | also=sticker book | draw=star
coloring book | waits for its colors | on the table | sharp crayons | somebody had colored over the lines | turn gray into green | also=colouring book | draw=crayon
collection | grows one by one | in a box with small rooms | one more | the rarest one was gone | hold a piece of every walk | also=trading card,collector card | draw=card-file-box
jack-in-the-box | jumps up when you least expect it | inside a tin with a handle | a tune to jump to | its spring was tired | surprise anybody twice | draw=package
paper crown | makes anyone a ruler | on a head at the party | tape | it slid down over both ears | make a king for an hour | draw=crown
piggy bank | rattles when you shake it | on the shelf | one more coin | nothing came out but a button | turn small into big | also=money box,moneybox | draw=pig
`,
);
