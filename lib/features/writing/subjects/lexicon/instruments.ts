import { readRows } from "./read-rows";

export const INSTRUMENTS = readRows(
  "instrument",
  `
piano | has eighty-eight keys | in the front room | ten fingers | one key made no sound | fill the whole house | says=Plink! | also=grand piano | draw=musical-keyboard
keyboard | has a button for every sound | under the bed | a plug | it was stuck on trumpet | be a whole band | draw=musical-keyboard
organ | breathes through golden pipes | high up in the church | a lot of air | a bird had nested in a pipe | shake the floor | draw=church
accordion | breathes in and out | on a strap over the shoulder | room for both arms | it sighed all by itself | make a whole street dance
violin | sings when you stroke it | in a velvet case | a bow | one string snapped | make people cry and smile | also=fiddle
cello | stands on one leg and hums | between two knees | a chair and a bow | it would not fit on the bus | sing as low as a bear | draw=violin
double bass | is taller than its player | at the back of the band | somebody tall | it got stuck in the door | be felt in your belly | draw=violin
guitar | has six strings | by the campfire | soft fingertips | one string went ping | make anybody sing along
electric guitar | screams when you plug it in | on the stage | a cable | somebody had pulled out the plug | wake up the neighbors | draw=guitar
ukulele | is small and always cheerful | in a beach bag | four strings | it was sat on | sound like sunshine | draw=guitar
banjo | twangs all evening | on the porch | quick fingers | the dog howled along | make feet tap
harp | sounds like falling water | in the golden hall | all of your fingers | one string had gone slack | put a giant to sleep
sitar | buzzes like bees | on a carpet | somebody who sits still | its strings did not agree | tell the evening what it is | draw=guitar
drum | speaks with a deep voice | between two knees | two hands | its skin had a hole | call people from far away | says=Boom! | also=tabla,bongo,bongo drum
drum kit | is five ways to be loud | in the garage | kind neighbors | the sticks were hidden | hold a band together | also=drum set | draw=drum
talking drum | bends its voice like speech | under an arm | somebody who understands | it said the wrong word | send news to the next village | draw=long-drum
djembe | is carved out of one tree | in the middle of the circle | bare hands | its rope came loose | bring a circle together | draw=long-drum
tambourine | shakes and jingles | in the music box | a wrist | one of its bells fell off | make any song brighter | draw=bell
triangle | has three sides and one note | at the end of the row | the right moment | the player missed its one note | be heard above everyone | says=Ting! | draw=triangular-ruler
xylophone | climbs like a small ladder | on the carpet | two sticks | a bar had fallen off | sound like raindrops | also=glockenspiel,marimba | draw=musical-score
*maracas | are full of dry beans | in a pair | two quick wrists | the beans flew out | sound like rain on a roof
*cymbals | crash together | at the back | good timing | they crashed too early | end a song with a star | also=cymbal | draw=optical-disk
flute | is a silver stick with holes | in a narrow case | a good breath | only air came out | sound like a bird | says=Toot!
recorder | squeaks before it sings | in every school bag | all the holes covered | it squeaked in the quiet part | play a song by Friday | also=tin whistle,penny whistle | draw=flute
clarinet | is black with silver keys | in two halves | a thin reed | its reed had split | laugh and sigh | draw=flute
trumpet | shines and shouts | in the parade | strong lips | something was stuck inside | wake up a king | says=Ta-da!
trombone | slides in and out | in the second row | long arms | it slid into the flute player | sound like an elephant
tuba | curls around its player | at the end of the parade | a very big breath | a cat had gone to sleep in it | make the ground hum | says=Oom-pah! | also=French horn | draw=postal-horn
saxophone | is bent like a pipe | in a smoky blue light | a wet reed | it honked like a goose | make the night dance | also=sax
*bagpipes | have a bag and five pipes | on a windy hill | a lot of breath | the neighbors shut their windows | march a thousand people home | draw=postal-horn
harmonica | fits in a pocket | in a pocket | breath in and breath out | it was full of crumbs | keep you company on a long road | also=mouth organ | draw=accordion
whistle | makes everyone turn around | on a string | one sharp breath | there was a pea missing in it | be heard across a field | says=Tweet! | draw=flute
bell | rings with one swing | up in the tower | a rope | its tongue was gone | call everyone home | says=Ding-dong!
gong | hums after you hit it | on a stand | a soft hammer | it would not stop ringing | begin and end things | says=Gonggg! | draw=coin
music box | plays one small tune | on the shelf | a small key | the little dancer stood still | play you to sleep | draw=ballet-shoes
microphone | makes a small voice big | on a stand | a cable | it squealed like a pig | bring your voice to the last row
song | gets into your head and stays | on everybody's lips | a tune and some words | nobody knew the second verse | make a long road short | also=melody,tune,lullaby | draw=musical-notes
orchestra | is a hundred people listening | on the big stage | someone with a stick | the first violin was late | breathe like one big animal | draw=musical-score
band | takes its name very seriously | in a garage | four friends | everyone played a different song | make a small stage shake | also=rock band,marching band | draw=guitar
choir | opens thirty mouths at once | on the steps of the stage | one deep breath | somebody sneezed in the silence | give you goosebumps | draw=musical-notes
`,
);
