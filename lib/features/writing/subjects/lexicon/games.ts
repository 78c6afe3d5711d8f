import { readRows } from "./read-rows";

export const SPORTS = readRows(
  "game",
  `
~soccer | is played with everything but hands | on the green field | a ball and two goals | the ball flew over the wall | turn eleven people into one | also=football,footie | draw=soccer-ball
~American football | is played with a ball like an egg | on a field with lines | helmets | nobody could hold on to the ball | win by an inch | draw=american-football
~baseball | has four corners to run around | on a summer field | a bat and a glove | the ball broke a window | send a ball out of sight | also=T-ball,softball
~basketball | bounces all the way to the net | in the gym | long arms | the net was too high | make you jump higher
~volleyball | goes over and over the net | on the sand | quick hands | the ball went into the sea | keep six friends on their toes
~tennis | goes to and fro | on the red court | a racket | the ball stuck in the fence | teach you to watch | also=paddle tennis,pickleball
~table tennis | clicks like a clock | on the long green table | a quick eye | the little ball was stepped on | wake up sleepy hands | also=ping pong,ping-pong | draw=ping-pong
~badminton | has a ball with feathers | in the back yard | a day without wind | the wind played along | float and smash
cricket match | stops for tea | on the wide lawn | white clothes | the rain came before the end | last for days | draw=cricket-game
~rugby | is a heap of people and a ball | in the mud | strong friends | nobody could find the ball | clean up with one hot bath | draw=rugby-football
~hockey | slides on ice with sticks | on the frozen pond | warm gloves | the puck went through the ice | be faster than skates alone | also=ice hockey,field hockey | draw=ice-hockey
~golf | wants a small ball in a small hole | on the short grass | patience | a duck sat on the hole | make a short walk long | also=mini golf,crazy golf,minigolf | draw=flag-in-hole
~bowling | rolls and then thunders | in a long shiny lane | borrowed shoes | the ball took the gutter | knock down ten at once
~swimming | holds you up if you let it | at the pool | a towel and a deep breath | the water went up the nose | carry you across the lake | also=swim,swimming lesson | draw=one-piece-swimsuit
~diving | starts on the very edge | on the high board | a held breath | the board seemed to grow | turn a fall into a flight | also=snorkeling,snorkelling | draw=diving-mask
~surfing | stands up on the sea | where the waves break | a board and a good wave | the sea was as flat as a plate | ride a hill of water | also=bodyboarding | draw=water-wave
~sailing | moves with nothing but wind | on the bay | a rope in each hand | the wind turned around | go against the wind in zigzags | draw=sailboat
~rowing | goes forward while you look back | on the river | all pulling together | one oar was out of time | make eight people breathe as one | draw=canoe
~fishing | is mostly waiting | on the end of the dock | a worm and time | the big one got away | make silence friendly | draw=fishing-pole
~gymnastics | turns the world upside down | on the blue mat | strong arms | the beam was very narrow | make you bend like grass | also=gym class,tumbling
cartwheel | puts your feet where your hands were | on the grass | room on both sides | it ended in the flower bed | turn joy into a wheel | draw=wheel
somersault | rolls head over heels | on the mat | a round back | it went sideways | bring you back on your feet | also=forward roll | draw=wheel
~trampolining | throws you up again and again | in the back yard | two bouncy legs | the landing was on the wrong end | take you higher than the fence | also=trampoline | draw=wheel
~ballet | tells a story without one word | in front of the long mirror | soft shoes | one ribbon was undone | make you light | also=ballet class,ballet lesson | draw=ballet-shoes
~judo | begins and ends with a bow | on the mat | a strong belt | the belt would not stay tied | turn a push into a fall | draw=martial-arts-uniform
~karate | bows before it kicks | in the hall with bare feet | respect | the kick went into the air | make you calm and strong | also=taekwondo,tae kwon do,martial arts,kung fu | draw=martial-arts-uniform
~fencing | says touché | in a long hall | a mask | both of them touched at once | be polite with a sword | draw=crossed-swords
~archery | is a long breath and a let-go | on the lawn | a straight look | the arrow hit the wrong ring | teach you to breathe | draw=bullseye
~horse riding | makes you very tall | at the stable | a hat and kind hands | the horse wanted to go home | carry you over a ditch | also=horseback riding,pony riding | draw=horse-racing
~cycling | hums along on two wheels | on the long road | a drink and a helmet | the hill did not end | make any place nearer | also=biking,bike riding,learning to ride a bike | draw=bicycle
~skiing | swishes down the hill | on the snow | two long boards | the legs went two ways | fly without wings | also=ski,ski lesson | draw=skis
~snowboarding | goes sideways down a hill | on the white slope | a soft place to fall | it went backward first | draw an S in the snow | draw=snowboarder
~ice skating | glides on two thin blades | on the frozen lake | a hand to hold | the ice was harder than it looked | write your name on water | also=skating,figure skating | draw=ice-skate
~sledding | starts with a push | on the white hill | a scarf and a friend | the steering did not work | make climbing worth it | also=sledging,tobogganing | draw=sled
~skateboarding | clatters and rolls | on the ramp | pads on both knees | the ramp was steeper than it looked | turn falling into learning | draw=skateboard
~climbing | goes up hand by hand | on the wall with colored holds | chalk and a rope | the next hold was too far | show you how strong you are | also=rock climbing,bouldering | draw=mountain
~running | makes the wind | along the river | two good shoes | a stitch came in the side | bring you anywhere on your own feet | also=jogging,cross country | draw=running-shoe
race | has one start and one end | between two lines | a countdown | somebody fell at the start | be fun for the last one, too | also=egg and spoon race,sack race | draw=chequered-flag
relay race | passes on a stick | around the track | four who trust each other | the stick was dropped | be won only together | draw=chequered-flag
marathon | goes on and on | through the whole city | water and a friend at the end | the last mile was the longest | be finished step by step | draw=running-shoe
sports day | is full of sacks and spoons | on the school field | a dry day | the egg fell off the spoon | make everyone shout for everyone | draw=1st-place-medal
cup final | is played for a shiny prize | in the big stadium | a whole season | it was a draw until the end | be remembered all winter | also=tournament,championship,big match | draw=trophy
team | shares one color | in the same locker room | everyone | one was missing on the day | do what nobody can alone | draw=trophy
penalty kick | is one foot and one ball | eleven steps from the net | a quiet head | both knees were shaking | decide a whole game | also=penalty,penalty shootout,goal | draw=goal-net
medal | shines on a ribbon | on a nail over the bed | somebody to be proud | it was lost on the way home | say well done for years | draw=sports-medal
trophy | is a cup nobody drinks from | behind glass | polish | it had only room for one name | hold a whole season
~leapfrog | is jumping over each other | on the lawn | bent backs | one of them giggled | get a row of people home | also=leap frog | draw=frog
~yoga | stretches like a cat | on a thin mat | bare feet | the tree pose fell over | quiet a busy head | draw=lotus
the Olympics | happens every four years | in a different city each time | a flame that never goes out | the torch nearly went out | bring the world together | also=Olympic Games,Paralympics | draw=1st-place-medal
`,
);

export const GAMES = readRows(
  "game",
  `
game | has rules that everyone knows | on the rainy-day shelf | somebody to play with | somebody did not want to lose | make an hour feel like a minute
board game | folds out into a small world | in a flat box | all of its pieces | one piece was missing | bring everybody to the floor | draw=game-die
~chess | is a battle without a sound | on sixty-four squares | a plan | the queen was lost too early | teach you to think ahead | draw=chess-pawn
~checkers | hops over the other side | on black and red squares | somebody patient | a piece rolled under the couch | turn a small one into a king | also=draughts | draw=chess-pawn
card game | is dealt out one by one | on the kitchen table | the whole pack | the best one was missing | make luck and brains meet | also=playing cards,snap,go fish,top trumps | draw=joker
~memory | wants you to find two alike | face down on the table | a good eye | everybody forgot where the fish was | be won by the smallest | also=memory game | draw=joker
*dominoes | fall one after another | in a long row | steady fingers | the cat tipped the first one | make a wave on the floor | draw=game-die
*dice | roll and show their dots | in the green cup | some luck | one of them fell under the shelf | decide who begins | draw=game-die
puzzle | is a picture in a thousand bits | all over the table | the last bit | the last bit was gone | turn into a whole picture | also=jigsaw,jigsaw puzzle | draw=puzzle-piece
riddle | says what it is and hides it | in somebody's mouth | a clever listener | nobody could guess it | open a closed mind | also=brain teaser | draw=red-question-mark
joke | makes your belly shake | on the tip of the tongue | a good ending | nobody remembered how it ended | mend a bad mood | also=knock-knock joke | draw=rolling-on-the-floor-laughing
quiz | asks one thing after another | in the class or on the sofa | quick thinking | both sides had the same answer | show you what you know | plural=quizzes | draw=red-question-mark
video game | is a world behind the screen | in the living room | a break after an hour | nobody could stop | be played side by side | also=computer game,gaming,screen time
~hide-and-seek | begins with counting to twenty | all over the house | a really good place | nobody found the last one | make any house bigger | also=hide and seek,hiding place | draw=face-with-peeking-eye
~tag | makes someone it | on the playground | quick feet | nobody wanted to be it | warm up a cold day | also=tig,freeze tag | draw=running-shoe
~hopscotch | is drawn on the ground with chalk | on the sidewalk | a flat stone | the rain washed it away | take you to heaven on one leg | draw=crayon
jump rope | slaps the ground and turns | on the schoolyard | a rhyme | both feet were caught | count to a hundred jumps | also=skipping,skipping rope,skip rope | draw=knot
*marbles | roll and click | in a small bag | a smooth floor | the best one rolled down the drain | hold a whole galaxy in glass | also=marble | draw=crystal-ball
~charades | is talking without words | in front of the sofa | silence and big gestures | everybody guessed a chicken | make the shy one shine | draw=performing-arts
~musical chairs | takes one chair away each time | at the party | music that stops | two sat down on one | end in a happy heap | draw=chair
pillow fight | makes it snow in the bedroom | on the big bed | two soft sacks | one of them burst | end with everybody laughing | draw=feather
snowball fight | flies in all directions | behind the snow wall | two forts | a window was in the way | make friends of two sides | draw=snowflake
water fight | soaks everybody | on the lawn in August | buckets | somebody's book got wet | cool the hottest day | draw=water-pistol
~pretend play | begins with let's say | under the table | a cardboard box | both wanted to be the captain | turn a chair into a ship | also=make-believe,dress-up,dressing up,role play | draw=crown
piggyback ride | makes you taller | on a strong back | somebody kind and strong | the horse began to laugh | get tired legs home | draw=horse
three-legged race | ties two people together | on the grass | the same rhythm | they went in two directions | make two of you into one | draw=chequered-flag
treasure hunt | goes from clue to clue | all over the yard | a map with an X | one clue had blown away | make a whole day shine | also=scavenger hunt | draw=world-map
egg hunt | looks under every bush | in the spring grass | a basket | a hen sat on the best one | fill a basket with color | also=Easter egg hunt | draw=nest-with-eggs
`,
);
