import { readRows } from "./read-rows";

/** Weather, seasons, and landscape. */
export const WEATHER = readRows(
  "weather",
  `
the rain | drums on the roof | in the low gray clouds | boots and a puddle | it came on the day of the picnic | wake up all the seeds | also=raindrop,rainy day,drizzle | draw=cloud-with-rain
the snow | falls without any sound | on every roof | a cold night | it began to melt | make the whole town quiet | also=first snow,snow day,snowfall | draw=snowflake
snowflake | has six points and no twin | on your sleeve | cold air | it melted before you could look | be like nobody else
snowball | grows when you roll it | between two mittens | sticky snow | it hit the mayor's hat | become a whole snow giant | draw=snowflake
the sunshine | lies on the floor like a cat | on the warm step | an open window | it slipped behind a cloud | dry any puddle | also=sunny day | draw=sun
heat wave | makes the road shimmer | over the whole town | shade and ice | all the ice was gone | turn noon into a nap | draw=sun
the wind | pushes from behind | between the houses | something to play with | it took the hat along | dry all the wash in an hour | also=breeze,gust | draw=wind-chime
storm | growls and throws things | above the roofs | closed windows | it knocked down the old tree | clear the whole sky | draw=cloud-with-lightning-and-rain
thunderstorm | flashes and then counts | in the dark evening | a hand to hold | all the lamps went dark | wash the air clean | also=thunder and lightning,stormy night | draw=cloud-with-lightning-and-rain
the thunder | rumbles after the flash | in a black cloud | somebody to count with | it came sooner each time | tell how far the storm is | draw=cloud-with-lightning
some lightning | draws a bright crooked line | between cloud and ground | a safe place indoors | it hit the tallest tree | light up the whole valley | draw=high-voltage
hurricane | turns around a quiet eye | over the warm sea | strong walls | everyone had to leave for a night | be seen coming for days | also=typhoon | draw=cyclone
tornado | twists down from a cloud | on the wide plain | a cellar | the siren began to sing | be over in minutes | plural=tornadoes | also=twister
blizzard | hides your own hand | on the mountain road | a rope to follow | the path was gone | stop by morning | also=snowstorm | draw=cloud-with-snow
some hail | bounces like peas | out of a summer cloud | a roof | it put dents in the car | turn the lawn white in July | also=hailstone | draw=ice
the fog | hides the end of the street | over the river | a lantern | the other side was gone | lift in one moment | also=mist | draw=fog
some frost | paints ferns on glass | on the first cold morning | a clear night | it bit the last roses | make every blade of grass shine | draw=snowflake
icicle | grows downward drop by drop | at the edge of the roof | a cold night and a mild noon | its point began to drip | ring like glass | draw=ice
some ice | is water that holds still | on the pond | a deep frost | it cracked with a long song | carry a skater | also=ice cube | draw=ice
cloud | is never the same twice | above the hill | somebody lying in the grass | it got stuck on the church tower | turn into a whale
puddle | holds a piece of sky | in the dip of the road | boots | the sun was drinking it up | make a very good splash | draw=droplet
rainbow | stands between sun and rain | across the valley | sun and rain at once | it moved when we walked toward it | end a rainy day
the dew | lies on the grass like beads | on the morning lawn | a cool night | it was gone by breakfast | show every spider web | also=dewdrop | draw=droplet
flood | comes in under the door | beside the river | sandbags and neighbors | the street had become a stream | make neighbors row side by side | also=high water | draw=water-wave
drought | goes on and on without rain | in the dry land | one cloud | the well gave only dust | teach people to save each drop | draw=desert
earthquake | shakes the cups on the shelf | under the ground | a strong table to hide under | the walls began to walk | be over within a minute | draw=derelict-house
volcano | smokes and grumbles | on the island | plenty of room around it | the ground grew warm | build a whole new island
avalanche | slides down all at once | on the steep white side | silence | somebody yodeled | be heard before it is seen | draw=snow-capped-mountain
wave | comes and goes and comes | at the edge of the sand | a long run | it took one shoe | carry you to the shore | also=tsunami | draw=water-wave
the tide | goes out and comes back | on the flat beach | the moon | it came in while we dug | float a stuck boat | draw=water-wave
~spring | opens everything | at the end of March | a warm week | snow fell on the flowers | turn brown to green | also=springtime | draw=cherry-blossom
~summer | smells of cut grass | between two school years | bare feet | the last day came | make an evening long | also=summer vacation,summertime | draw=sun
~autumn | turns the trees to fire | in September | a windy day | it rained on the bonfire | fill a basket with nuts | draw=maple-leaf
~winter | brings early lamps | between December and March | wool and soup | the heating broke | make a kitchen cozy | also=wintertime | draw=snowflake
mountain | wears snow on its head | at the end of the valley | strong boots | its top was in a cloud | show you both sides of the world | also=mount,peak | draw=snow-capped-mountain
hill | is just right for rolling down | behind the school | a sled or two wheels | it was steeper on the other side | lift you above the roofs | draw=mountain
valley | keeps the fog in its lap | between two mountains | a stream | the sun came only at noon | send back your voice | draw=national-park
cave | drips and echoes | behind the waterfall | a lamp | the lamp burned low | keep a painting for ages | draw=hole
cliff | ends all at once | above the sea | a fence | the path had broken off | hold a thousand nests | draw=mountain
river | never stops for anyone | through the middle of town | two banks | it had come over its banks | carry a boat to the sea | draw=national-park
stream | talks over its stones | in the woods | stones to jump on | somebody had dammed it up | carry a leaf boat | also=brook,creek | draw=national-park
waterfall | jumps without looking | high up in the hills | rain | its noise hid every shout | make its own rainbow | draw=water-wave
lake | keeps the mountains upside down | in the green bowl | a day without wind | nobody knew how deep it was | hold a whole sky | draw=national-park
pond | is full of small lives | at the end of the garden | rain and reeds | a plug seemed to be pulled | raise a thousand frogs | draw=lotus
sea | breathes in and out | at the end of every river | a shore | it was rougher than it looked | carry a letter around the world | draw=water-wave
ocean | covers most of the world | between the continents | care | there was plastic in its waves | hold the biggest animal of all | draw=water-wave
reef | is a town built by tiny animals | in the warm shallow sea | clear water | it was losing its colors | shelter a thousand fish | also=coral reef | draw=coral
swamp | goes plop in the dark | where land and water mix | a boat with a flat bottom | a boot stuck in the mud | hide the shyest birds | also=marsh,bog | draw=herb
meadow | hums in the sun | behind the farm | bees and time | the mower was on its way | grow a hundred different flowers | draw=blossom
field | is brown, then green, then gold | beside the road | rain at the right time | the crows came first | feed a whole village | draw=sheaf-of-rice
some mud | squeaks between your toes | after the rain | old clothes | one boot stayed behind | become a pie or a house | draw=droplet
some sand | runs through your fingers | on the shore | a bit of water | it was in all the sandwiches | measure three minutes | also=sand dune,dune | draw=desert
rock | has been there longest | in the middle of the path | a lizard to warm | it would not move | hold on for ages
pebble | fits in your palm | on the beach | the sea to make it smooth | it looked dull when it dried | hold a worry for you | also=stone,worry stone | draw=rock
crystal | grows in the dark | inside a plain stone | time and quiet | it looked like any stone | break light into colors | also=gem,gemstone | draw=gem-stone
fossil | is a stone that was alive | in a cliff | a small brush | it broke in half | tell what lived here | draw=spiral-shell
shell | keeps the sound of the sea | at the edge of the waves | a hand | somebody was living inside | bring the sea home | also=seashell | draw=spiral-shell
footprint | shows who was here | in the wet sand | soft ground | a wave was coming | lead you to somebody | also=track | draw=footprints
echo | answers everything | between two walls of rock | somebody who shouts | nobody called any more | say it back to you | plural=echoes | draw=mountain
`,
);
