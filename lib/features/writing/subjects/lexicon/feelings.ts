import { readRows } from "./read-rows";

export const FEELINGS = readRows(
  "feeling",
  `
~anger | comes up hot and fast | in the middle of the chest | room and a slow breath | it came out much too loudly | turn into a clear word | also=rage,bad temper,temper,temper tantrum,tantrum,angry | draw=volcano
~fear | makes the knees soft | behind the ribs | a hand to hold | it made everything bigger | get smaller when you look at it | also=being afraid,being scared,afraid,scared,fright | draw=ghost
worry | goes around and around at night | under the pillow | somebody to tell | it grew in the dark | fit into a pocket in the end | also=worrying,anxiety,nerves,nervousness,anxious,nervous | draw=rock
~sadness | sits heavy and quiet | behind the eyes | somebody who stays | it would not be talked away | run out with the tears | also=sad,sorrow,tears,unhappiness | draw=droplet
~joy | makes you hop without a reason | in the soles of the feet | somebody to share it | it was too big for indoors | spread to the whole bus | also=happiness,happy,gladness | draw=sun
~excitement | tickles like lemonade | from belly to toes | one more sleep | it would not let anyone sleep | light up a whole week | also=excited | draw=party-popper
~jealousy | turns everything green | in the corner of the eye | a fair share of you | it made a friend into a thief | melt when you say it out loud | also=envy,jealous | draw=green-heart
~shyness | hides behind a leg | behind your own hair | some time at the edge | all the faces turned around | notice what the loud ones miss | also=shy,being shy,quietness | draw=leaf-fluttering-in-wind
~courage | shakes and does it all the same | right beside being afraid | one small step | it felt just like being afraid | be as small as one hello | also=bravery,brave,being brave,confidence | draw=shield
~pride | makes you taller | in a straight back | somebody who saw it | nobody had been looking | last until bedtime | also=being proud,proud | draw=sports-medal
~shame | makes the face hot | where you want to hide | a kind word | everybody seemed to know | go away when it is told | also=embarrassment,embarrassed,ashamed | draw=mirror
~guilt | keeps you awake | like a stone in a shoe | the words I am sorry | the secret grew | be put right | also=bad conscience,saying sorry,sorry,apology | draw=broken-heart
~loneliness | makes a room too big | on the other side of the glass | one open door | everybody seemed to have somebody | end with one hello | also=lonely,being alone,being left out | draw=empty-nest
~homesickness | tastes like supper far away | under a strange blanket | something that smells of home | it came when the lights went out | be carried in a pocket | also=homesick,missing mum,missing mom,missing home | draw=house
~love | has room for everyone | wherever you are | nothing at all | it could not find the right words | reach to the other end of the world | draw=red-heart
~kindness | costs nothing | in small things | somebody to begin | nobody noticed it at first | go from hand to hand | also=being kind,helping | draw=heart-hands
~friendship | is more than liking the same game | between two people | time and sorry | one mean word got in between | be mended | draw=handshake
~trust | lets itself fall backward | between two hands | a promise kept | it was broken once | grow again slowly | draw=handshake
~honesty | says it even when it is hard | at the tip of the tongue | a calm listener | it was harder than a fib | make a heavy bag light | also=telling the truth,truth | draw=balance-scale
lie | grows every time you feed it | behind crossed fingers | another one and another | it got bigger than a house | shrink at one true word | also=telling a lie,fib,lying | draw=balloon
secret | wants to get out | behind closed lips | a good keeper | somebody had already told | be shared with someone safe | draw=locked-with-key
promise | is a knot in the air | between two little fingers | two people who mean it | it was made too quickly | hold for years | draw=knot
wish | is said without a sound | behind closed eyes | a candle or a star | it came true in the wrong way | point where you want to go | also=three wishes | draw=shooting-star
~patience | counts to a hundred | in waiting rooms | nothing to hurry for | it ran out one minute too soon | grow by waiting | also=waiting,being patient,cannot wait | draw=hourglass-not-done
~boredom | yawns at the ceiling | on rainy Sundays | an empty box | nothing was on | turn into an idea | also=being bored,bored,boring day | draw=yarn
~tiredness | makes every sock too difficult | behind heavy lids | a bed | nobody would admit it | be gone by the morning | also=being tired,sleepy,sleepiness | draw=bed
surprise | makes the mouth round | behind the next door | a secret kept | somebody nearly told | turn an ordinary day around | draw=wrapped-gift
~disappointment | makes the shoulders hang | after the phone call | a little time | it was meant to be today | make room for another plan | also=being disappointed,disappointed | draw=wilted-flower
~grumpiness | frowns at the cornflakes | under a dark eyebrow | a bit of peace | everything was wrong that morning | be tickled away | also=bad mood,grumpy,moodiness,grump | draw=sun-behind-rain-cloud
~grief | comes in waves | where somebody used to be | somebody beside you | it came back in the middle of lunch | carry love inside | also=missing someone,mourning | draw=candle | care=death
~gratitude | counts small good things | at the end of the day | somebody to thank | nobody had said thank you | turn enough into plenty | also=thankfulness,thankful,being thankful,saying thank you | draw=folded-hands
~hope | is small and does not go out | at the end of a long day | a window | it was hard to see | keep a light on | draw=candle
~fairness | gives each the same slice | in the middle of the table | a good eye | one half was bigger | settle a quarrel | also=sharing,taking turns | draw=balance-scale
quarrel | begins with something tiny | between two friends | somebody to go first | both of them were a little right | end in a laugh | also=argument,fight,falling out | draw=high-voltage
`,
);
