import { readRows } from "./read-rows";

/** Feasts and special days. */
export const FEASTS = readRows(
  "feast",
  `
birthday | comes only once a year | in the middle of everyone's year | candles and a song | nobody came at three o'clock | make you one bigger | also=birthday party | draw=birthday-cake
party | has balloons on the gate | in the living room | guests | somebody hid under the table | end with tired feet | draw=party-popper
half-birthday | is exactly in between | six months away | half a cake | nobody else knew about it | be a feast for no reason | draw=shortcake
~Christmas | smells of oranges and fir | at the end of December | patience | there was no snow | turn a room to gold | also=Xmas,Christmas Day | draw=christmas-tree | care=faith
~Christmas Eve | has the longest afternoon | on the last night of waiting | a clock that goes faster | nobody could sleep | be the quietest night | draw=candle | care=faith
~Advent | opens a small door each day | in the weeks before Christmas | four candles | door number nine was empty | make waiting sweet | also=Advent calendar | draw=calendar | care=faith
nativity play | has sheep with glasses | on the school stage | a star on a string | the smallest angel had to sneeze | make everybody cry a little | also=school play,Christmas play,school show,assembly | draw=performing-arts
~Eid | begins when the new moon is seen | at the end of the fasting month | new clothes and sweets | clouds covered the sky | fill the house with cousins | also=Eid al-Fitr,Eid al-Adha | draw=star-and-crescent | care=faith
~Ramadan | waits for the sun to set | in the ninth month of the moon | dates and patience | the little one was hungry at noon | turn one sip into a feast | also=fasting | draw=crescent-moon | care=faith
~Hanukkah | adds a light each night | in the dark of December | oil and matches | one candle was missing | push the dark back night by night | also=Chanukah,Hannukah,Hanuka,Hannuka,Hanukah | draw=menorah | care=faith
~Passover | asks four questions | at a long table in spring | the youngest to ask | the hidden piece could not be found | tell an old story again | also=Pesach,Seder | draw=flatbread | care=faith
~Purim | is loud and dressed up | in early spring | a rattle | the queen's crown was too big | turn everything upside down | draw=performing-arts | care=faith
~Diwali | sets lamps along the wall | on the darkest night of autumn | small lamps and oil | the wind blew out the row | show good luck the way | also=Deepavali,festival of lights | draw=diya-lamp | care=faith
~Holi | throws color at everyone | at the end of winter | old white clothes | grandpa was still completely white | make all people look alike | draw=artist-palette | care=faith
~Lunar New Year | sweeps the old year out | at the first new moon | red envelopes | the dragon had lost its tail | bring all the uncles home | also=Chinese New Year,Spring Festival,Tet | draw=red-envelope
~New Year's Eve | stays up until twelve | on the last night of December | a very long nap before | everyone fell asleep at nine | count from ten to one | also=New Year,New Year's Day | draw=fireworks
~Nowruz | jumps over a small fire | on the first day of spring | seven things on a cloth | the goldfish had hidden | turn a page of the year | also=Persian New Year | draw=hyacinth
~Easter | hides what is painted | on a Sunday in spring | a basket | the dog found them first | wake up the garden | draw=nest-with-eggs | care=faith
Easter egg | is hidden in the wet grass | under the bush | paint and a basket | nobody could find the last one | shine in three colors | draw=egg
~Vesak | hangs lanterns at every door | under a full moon in May | paper and a candle | the lantern tore | let a bird go free | also=Wesak,Buddha Day | draw=red-paper-lantern | care=faith
~Vaisakhi | beats the big drum | in the middle of April | a long parade | the drum had lost a stick | feed everybody who comes | draw=long-drum | care=faith
~Mid-Autumn Festival | looks up at the round sky lamp | in the eighth month | a lantern and a cake | clouds came | join far people under one light | also=Moon Festival | draw=moon-cake
~Halloween | knocks and says two words | on the last night of October | a costume and a bag | the witch's nose fell off | make brave ones out of small ones | also=trick or treat,trick-or-treating | draw=jack-o-lantern
~Day of the Dead | sets a plate for those we miss | at the start of November | orange flowers | the photograph was gone | bring memories to supper | draw=candle | care=death
~Thanksgiving | says what was good | on a Thursday in November | a very big table | the oven went out | make room for one more chair | also=Thanksgiving dinner,Thanksgiving Day | draw=turkey
~Valentine's Day | leaves cards without names | in the middle of February | red paper | every card had the same name | tell somebody you like them | also=Valentine | draw=love-letter
~St. Patrick's Day | turns everything green | in March | a clover | somebody had only blue socks | make everyone dance a jig | draw=shamrock
~Saint Lucia Day | comes with candles in the dark | on a December morning | a white gown | the crown was crooked | wake up the house with song | also=Lucia | draw=candle | care=faith
~Saint Nicholas Day | fills the boots by the door | on the sixth of December | clean boots | one boot was still muddy | come and go unseen | also=Sinterklaas | draw=hiking-boot | care=faith
lantern walk | sings in the dark | on a November evening | a light on a stick | one lantern caught the wind | make a river of lights | draw=red-paper-lantern
~Mother's Day | brings breakfast to bed | on a Sunday in spring | a card and cold toast | the tray tipped over | say thank you for everything | draw=bouquet
~Father's Day | has a tie made of paper | on a Sunday in summer | glue and time | the present was too secret | make a grown man giggle | draw=necktie
~Grandparents' Day | asks old stories | in autumn | a good listener | the best story had no end | make the old and the young swap | draw=older-person
~Earth Day | picks up what others dropped | in April | gloves and a bag | the bag was full by noon | make one corner clean | draw=globe-showing-americas
~Independence Day | bangs and glitters | on a summer night | a blanket on the grass | the dog hid in the bath | light up the river | also=Fourth of July,July Fourth | draw=fireworks
~Bonfire Night | crackles and smells of smoke | on the fifth of November | gloves and a sparkler | it rained on the wood | draw a name in the air | also=Guy Fawkes Night | draw=sparkler
carnival parade | dances in feathers | in February | drums | the biggest drum was flat | make the whole street dance | also=Mardi Gras | draw=party-popper
wedding | throws petals and cries | in a garden or a hall | two who say yes | the rings were in the wrong pocket | make two families one
christening | pours water on a small head | at the front of the church | a white gown | the baby sneezed in the water | give a name | also=baptism,naming day | draw=baby | care=faith
first communion | walks slowly in white | on a spring Sunday | a candle held straight | the candle went out | be remembered in a photograph | draw=church | care=faith
bar mitzvah | sings in front of everybody | at thirteen | a year of practice | the voice broke in the middle | begin something new | also=bat mitzvah | draw=synagogue | care=faith
funeral | says goodbye together | in a quiet place | hands to hold | nobody knew what to say | hold the sad and the thankful | draw=bouquet | care=death
festival | fills the street with music | on the square | good weather | the band was stuck in the mud | make strangers dance | also=celebration,street party | draw=party-popper
parade | marches around the corner | down the main street | a drum in front | it took the wrong turn | make everybody wave | draw=drum
firework | climbs and opens like a flower | above the river | a dark sky | its fuse was damp | write in light | draw=fireworks
present | keeps its paper on until the day | under the bed | a bow | it had the wrong name on it | say I thought of you | also=gift | draw=wrapped-gift
birthday wish | stays secret until it comes true | in the smoke of the candles | one deep breath | it was told too soon | happen in its own way | draw=birthday-cake
first day of school | has a new bag and new shoes | at the end of summer | a hand until the gate | the name tag fell off | end with a friend's name | also=starting school,first day at school,back to school | draw=school
last day of school | smells of summer already | in the heat of June | an empty bag | nobody wanted to say goodbye | open the long weeks | also=graduation,school holidays | draw=graduation-cap
Saturday | begins without an alarm | at the end of the week | pajamas until ten | it went by too fast | be filled with nothing at all | also=weekend,holiday,vacation,half term | draw=calendar
leap day | comes every four years | at the end of February | a fourth year | the calendar had forgotten it | be a day for free | also=leap year,February 29 | draw=calendar
`,
);
