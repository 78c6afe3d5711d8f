import { readRows } from "./read-rows";

export const SKY = readRows(
  "sky",
  `
the sun | gets up before everybody | in the middle of the planets | nobody to stare at it | a cloud covered it all week | wake up a whole world
the moon | changes its shape each night | around the Earth | the light of the sun | it was only a thin slice | pull the sea up and down | also=full moon | draw=full-moon
crescent moon | is thin as a fingernail | low in the evening | a clear sky | nobody saw the rest of it | grow round in two weeks | also=new moon,half moon,moon phase
moonbeam | comes in without knocking | on the floor of the room | a gap in the curtain | a cloud swallowed it | paint everything silver | also=moonlight | draw=crescent-moon
star | twinkles in the night | far away in the dark | a dark night | it was tired of twinkling | show a ship the way
shooting star | writes one quick line | high in the night | somebody looking up | it was gone before anyone pointed | carry a wish
North Star | stays where it is | above the pole | a clear night | a cloud sat right over it | tell you where north is | also=pole star | draw=star
constellation | is a picture made of dots | all over the night | someone to join the dots | nobody could see the bear in it | help sailors home | also=Big Dipper,Orion,Great Bear | draw=sparkles
galaxy | turns like a giant pinwheel | farther than far | a very big telescope | it was too big for one picture | hold more suns than people | draw=milky-way
the Milky Way | looks like spilled sugar | over dark places | no street lamps | the town was much too bright | show you the edge of our galaxy
comet | pulls a long bright tail | far out in the cold | a trip around the sun | it was seventy-six years late | come back when you are old
meteor | falls and burns | above the clouds | somebody awake | its biggest piece fell in the pond | leave a line of light
meteorite | is a stone from space | in a small hole in the field | someone who looks down | it looked like any other stone | tell how it began | draw=rock
asteroid | tumbles between the planets | in a belt of rocks | room | it came a little too near | bring metal from the beginning | draw=rock
planet | goes around its sun | in the dark | a sun to circle | it was called too small | be somebody's home | draw=ringed-planet
~Mercury | has the shortest year | closest to the sun | some shade | its day was longer than its year | race around in eighty-eight days | draw=ringed-planet
~Venus | is hotter than an oven | second from the sun | a break in the clouds | its clouds never opened | shine first in the evening | draw=ringed-planet
the Earth | is blue from far away | third from the sun | people who care for it | it was getting too warm | be everyone's only home | also=world | draw=globe-showing-europe-africa
~Mars | is red with rust | next door to us | water and a greenhouse | dust covered all the windows | have blue sunsets | also=red planet | draw=ringed-planet
~Jupiter | is the biggest of the eight | beyond the asteroids | a very wide sky | its red storm would not stop | carry almost a hundred moons | draw=ringed-planet
~Saturn | wears rings of ice | far out in the cold | a telescope | its rings were seen from the edge | float in a bathtub big enough
~Uranus | rolls along on its side | far beyond the rings | a push | it had tipped over long ago | have very long winters | draw=ringed-planet
~Neptune | has the wildest winds | farthest from the sun | a good map | it took us twelve years to get there | be found with a pencil first | draw=ringed-planet
~Pluto | is a small world with a heart | beyond the planets | a friend | somebody said it was no planet | show a heart of ice | draw=full-moon
black hole | swallows even light | in the middle of galaxies | distance | nobody could see it | bend the light of stars | draw=hole
~space | begins sixty miles up | above the air | a suit | there was nobody to hear | make everything float | also=outer space,universe | draw=milky-way
the sky | is blue by day | above everything | somebody looking up | it was gray for a week | be big enough for all | draw=sun-behind-cloud
eclipse | puts the day out for a while | when three things stand in line | special glasses | the birds went to bed at noon | show a ring of fire | also=solar eclipse,lunar eclipse | draw=new-moon
sunrise | turns the roofs pink | in the east | somebody up early | everybody slept through it | begin all over again
sunset | spills orange over the water | in the west | a place to sit | it was gone too soon | make everybody quiet
northern light | waves a green curtain | over the cold north | a dark cold night | it hid behind the clouds all week | dance without music | also=aurora,aurora borealis | draw=milky-way
satellite | circles and listens | high above the clouds | a push and the sun | it lost its way home | see a storm before it comes
star map | has dots and old names | on a round card | the right month | it was held upside down | give every light a name | draw=world-map
night | puts its hand over everything | on the other side of day | a lamp and a story | it seemed to have no end | be full of small lights | also=night-time,nighttime | draw=night-with-stars
the dark | is only the light gone out | behind the door | a small lamp | it made shapes out of coats | let you see the stars | also=darkness | draw=night-with-stars
midnight | strikes twelve times | in the middle of the dark | someone awake | the clock struck thirteen | turn one day into another | draw=night-with-stars
`,
);
