import type { Shape } from "@/lib/features/writing/classic/grammar";

/** Seats, windows and bags overhead: of all our rooms the one that looks most like the inside of a plane. */
const CABIN = { place: "train-inside", time: "morning" } as const;

export const FEET_AWAY: Shape = {
  id: "firsts/feet-away",
  theme: null,
  wild: 2,
  tags: ["travel", "airplane", "duck", "brave", "family", "first"],
  about: [
    "first-flight first-plane-ride first-airplane-ride first-time-flying first-time-on-a-plane first-time-on-an-airplane first-time-on-the-plane first-plane-trip first-airplane-trip going-on-a-plane going-on-an-airplane going-on-the-plane flying-on-a-plane flying-on-an-airplane flying-in-a-plane flying-in-an-airplane flying-to-grandma flying-to-grandpa flying-to-see-grandma flying-to-see-grandpa plane-to-grandma plane-to-grandpa plane-to-nana plane-ride airplane-ride plane-trip airplane-trip plane-journey airplane-flight scared-of-flying afraid-of-flying fear-of-flying nervous-about-flying first-aeroplane-ride first-time-on-an-aeroplane going-on-an-aeroplane flying-on-an-aeroplane aeroplane-trip aeroplane-ride scared-of-aeroplane scared-of-plane scared-of-airplane scared-of-the-plane afraid-of-plane afraid-of-airplane afraid-of-the-airplane flying-on-holiday flying-on-vacation flying-for-the-first-time",
    "airport at-the-airport trip-to-the-airport",
    "first-time-on-a-plane first-time-on-plane first-time-on-an-aeroplane first-time-on-aeroplane first-time-on-an-airplane first-time-on-airplane first-time-flying",
  ],
  heroOnly: true,
  premise:
    "Something goes bump under {hero's} very first airplane, and only somebody who knows ducks can say what it was.",
  shows: ["airport", "thing:airplane", "thing:luggage", "train-inside"],
  talk: [
    "Which noise would you like to ask a pilot about?",
    "Why do you think {hero} could help {pal}?",
    "What else do people do that birds do, too?",
  ],
  cast: {
    pal: ["grown-up-man", "grown-up-woman"],
    big: ["mother", "father"],
    gran: ["grandmother", "grandfather"],
  },
  refrain: {
    B: ["Bump! What was that?", "Bump! Hello, ground!"],
    E: ["Bump! What was that?", "Bump! That was the ground!"],
  },
  beats: [
    {
      id: "shuts-suitcase",
      place: "bedroom",
      time: "afternoon",
      weather: "clear",
      pose: "sitting",
      feeling: "worried",
      with: ["big happy"],
      props: ["thing:luggage"],
      happening: "{hero} sits on a full suitcase in the bedroom, and {big} is there to close it.",
      B: [
        `{open} {hero} sat on the big bag. {big} shut it. They were going to fly to {gran}!`,
        `{open} "We will fly to {gran} on a plane!" said {big}. {hero} sat on the bag to shut it.`,
      ],
      E: [
        `{open} {hero} sat on the suitcase so that {big} could close it. Tomorrow they would fly to {gran}. It was {hero's} first time on a plane. "But what holds it up?" {they} asked.`,
        `{open} In the morning they would fly to see {gran}. {hero} had never been on a plane. {They} sat down on the full suitcase. "A plane is so heavy," {they} said. "Why doesn't it fall?"`,
      ],
      I: [
        `{open} The suitcase was full, and {hero} had to sit on it while {big} pulled the zipper. Tomorrow they were flying to visit {gran}, and {hero} had never flown before. "What holds an airplane up?" {they} asked. "The air," said {big}, pulling. {hero} took a handful of air and looked at it. <It weighed nothing, and there was nothing in it.|There was nothing in it at all.> "I think I'd rather take the bus," {they} said.`,
        `{open} "Sit on it harder," said {big}, and {hero} bounced on the suitcase until it closed. In the morning they were going to fly to {gran} on an airplane. It was going to be {hero's} very first time. "Something that big can't stay up," {they} said. "It has wings," said {big}. "A house with wings would stay where it is," said {hero}, <and {big} had no answer to that.|and bounced again.>`,
      ],
      A: [
        `{open} The suitcase contained everything that anybody could need at {gran's} house, and therefore it would not shut until {hero} sat on the lid. Tomorrow they were going to fly. {hero} had never been in an airplane, and had been looking forward to it for weeks, until it occurred to {them} to ask what held it up. "The air does," answered {big}, struggling with the zipper. {hero} closed {their} hand on some air, and opened it again, and examined what was inside. <"This?" {they} asked.|There was not much to see.> "It would be safer, in my opinion," {they} announced, "to walk."`,
        `{open} "Bounce," ordered {big}, and {hero} bounced, and the zipper of the suitcase moved another inch. In the morning they would be flying to {gran's}. Neither the suitcase nor {hero} had ever been in an airplane. "It has wings," {big} explained for the third time, "and it goes extremely fast, and then the air carries it." {hero} considered the wardrobe, which was large and heavy, and imagined it with wings. <In {their} imagination it stayed exactly where it was.|It did not look like something that would go anywhere.> "Have you ever seen the air carry anything?" {they} asked; and {big}, with {big.his} knee on the lid, had to think.`,
      ],
    },
    {
      id: "watches-ducks",
      place: "lake",
      time: "evening",
      weather: "clear",
      pose: "pointing",
      feeling: "curious",
      with: ["big calm"],
      props: ["thing:duck"],
      happening: "{hero} points at a duck above the lake in the evening, next to {big}.",
      B: [
        `A duck ran on the lake. Up it went! It put its feet away. {hero} saw that.`,
        `{hero} saw a duck fly up. In went its feet! Then it came down. Out came its feet!`,
      ],
      E: [
        `In the evening they said goodbye to the ducks. {hero} knew them all. A duck runs over the water first. Then it is up, and it puts its feet away. "It's so <fat|round>," said {hero}, "and still it can fly!"`,
        `{hero} went to tell the ducks goodbye. One of them ran over the lake, flapped, and was up. It <put|tucked> its feet away. When it came down, it stuck its feet out again and made a splash.`,
      ],
      I: [
        `In the evening they went down to the lake, because somebody had to tell the ducks. {hero} knew everything about those ducks. The fat one always ran along the water until it was fast enough. Then it lifted off, and put its feet away under its tail. When it came back, it spread every feather, stuck both feet out in front, <and went down with a bump|and hit the water with a bump>. "It isn't exactly graceful," said {big}. "But it works every time," said {hero}.`,
        `{hero} spent the last evening on the bank, with the ducks. They were round and heavy, and they didn't look like anything that could fly. First they ran, slapping the water, faster and faster. Then suddenly they were up, <with their feet folded away neatly behind them|and folded their feet away neatly>. And for coming down they took their feet out again and leaned back. "They land on their feet like a person on a slide," said {hero}, who had watched it a hundred times.`,
      ],
      A: [
        `In the evening they walked down to the lake, since somebody would have to inform the ducks. {hero} was an expert on these. There was one in particular, as round as a loaf, of which nobody would have expected that it could fly; and yet it did it every day at sunset. It ran along the surface, slapping the water, until it was fast enough, and then it rose, and folded its feet away beneath its tail. Coming home, it opened every feather that it had, <stuck both feet out in front, and arrived with a bump|put out both feet, and landed with a bump and a good deal of spray>. "It's hardly elegant," remarked {big}. "It doesn't have to be elegant," said {hero}. "It has to work."`,
        `{hero} spent the last evening where {they} spent most evenings, which was on the bank of the lake, observing ducks. You had to be patient. They would sit about like so many teapots, and nobody could have believed that they would ever leave the ground. Then one of them would begin to run along the water, faster and faster, slapping it with both feet. All at once there was air beneath it, and it <tucked its feet away behind it, as neatly as spoons in a drawer|put its feet away, like somebody closing a drawer>. When it returned, out came the feet again, and it leaned back, and there was always a bump. "A hundred times I've seen that," said {hero}, "and they've never once forgotten the feet."`,
      ],
    },
    {
      id: "sends-suitcase",
      place: "airport",
      time: "morning",
      weather: "clear",
      pose: "waving",
      feeling: "worried",
      with: ["big calm"],
      props: ["thing:luggage"],
      happening: "{hero} waves goodbye to a suitcase at the airport, and {big} stands near.",
      E: [
        `At the airport the suitcase was put on a belt. It rode away and <went|slid> through a little curtain. "Goodbye!" called {hero}. "Does it know where {gran} lives?" "It has a label," said {big}.`,
        `The airport was big and loud. A man tied a label around the suitcase. Off it rode through a hole in the wall. "Will it come back?" asked {hero}. "It is flying, <too|with us>," said {big}.`,
      ],
      I: [
        `The airport was as big as a town and had only one street. A woman weighed the suitcase, tied a label to it, and pushed it onto a moving belt. It rode off, passed through a curtain of rubber strips, and was gone. {hero} waved until the very last strip had stopped swinging. "Does it know the way?" {they} asked. "It can't read," said {big}, "but the people back there can." <{hero} hoped that they had slept well.|{hero} hoped so, because {their} pajamas were inside.>`,
        `At the airport everybody was pulling something on wheels. {hero} had to put {their} bag and {their} jacket in a tray, and even {their} shoes went for a ride. Then {they} walked through a gate that didn't lead anywhere. The big suitcase traveled away on a belt of its own, through a hole in the wall. <"It's gone," {they} said.|"That's that," {they} said.> "It's flying under our feet," said {big}, "and it'll be there when we are." The suitcase seemed calmer about it than {hero}.`,
      ],
      A: [
        `The airport resembled a town in which everybody has decided to move house on the same morning. A lady with a scarf weighed the suitcase, wound a long label around its handle, and sent it away on a moving belt. {hero} watched it travel off by itself, bumping slightly, until it went through a curtain made of rubber strips and was gone. "Does it know where {gran} lives?" {they} inquired. "It can't read," said {big}, "but there are people behind the curtain who can." <{hero} waved, in case it was looking back.|{hero} hoped that they were wearing their glasses.> It struck {them} that the suitcase had gone in there without knowing in the least what held it up.`,
        `At the airport one had to give away everything that one had so carefully packed. The suitcase was weighed and labeled, and it rode off through a hole in the wall, as though it had done nothing else all its life. Then {hero's} jacket had to lie down in a gray tray, and so did {their} bag, and {they} walked in {their} socks through a gate that led from nowhere to nowhere. It did not beep. <"You are now officially harmless," {big} told {them}.|"I could have told them that," said {hero}.> They followed the signs for such a long time that {hero} suspected {big} of walking to {gran's} after all.`,
      ],
    },
    {
      id: "sees-feet",
      place: "airport",
      time: "morning",
      weather: "clear",
      pose: "standing",
      feeling: "surprised",
      with: ["big calm"],
      props: ["thing:airplane"],
      happening: "{hero} stands at the airport window with {big} and looks at an airplane.",
      I: [
        `Behind a huge window stood the airplane, and it was worse than {hero} had expected. It was longer than {their} whole street. A truck drove around under it like a beetle, and people were carrying in suitcases, and more suitcases. "How heavy is it?" asked {hero}. "More than ten elephants," said {big}. <{hero} counted elephants and felt ill.|{hero} wished {they} had not asked.> But there was one thing that didn't fit, and {they} noticed it only at the end. All that airplane was standing on a few quite little wheels.`,
        `The airplane was already waiting outside the window, with its nose against the glass. It was far too big, and it was made of metal. {hero} looked for something that might help. The wings were good, but they didn't flap. <Nobody had thought of feathers.|There was not a feather anywhere.> "It weighs more than ten elephants," read {big} from a sign, which was no help at all. Right underneath, where nobody looks, {hero} found some small black wheels. For such a big thing it had remarkably small feet.`,
      ],
      A: [
        `Behind an enormous pane of glass stood the airplane, and it was a good deal worse than {hero} had feared. It was longer than {their} street. Trucks crept around underneath it like beetles, and a whole crowd of people was engaged in making it still heavier. "More than ten elephants," said {big}, when {hero} asked what it weighed, and was sorry at once. {hero} imagined ten elephants in the sky, holding on to each other's tails. <It did not help.|Not one of them looked comfortable.> Only at the very end did {they} notice what it was standing on. Beneath all that metal there were a few quite little wheels, set close together, as if it were slightly ashamed of them.`,
        `The airplane stood with its nose almost against the window, as though it wanted to see who was coming. {hero} examined it as {they} would have examined a new duck. The wings were satisfactory as far as size went, but they were stiff, and nobody had remembered feathers. The tail was excellent. For the rest it was all metal, and according to a sign on the wall it weighed more than ten elephants, <without the sandwiches|and that was before breakfast>. {They} had nearly given up when {they} bent down and looked at it from underneath. There were some small black wheels there, in pairs. "It hasn't got much in the way of feet," said {hero} doubtfully.`,
      ],
    },
    {
      id: "meets-neighbor",
      ...CABIN,
      weather: "clear",
      pose: "sitting",
      feeling: "worried",
      with: ["pal worried", "big calm"],
      happening: "{hero} sits in a row of seats beside {pal} and {big}.",
      B: [
        `They sat in the plane. Click! By {hero} sat {pal}, so big and so scared. "I do not like to fly."`,
        `Click went the belt. {pal} sat next to {hero}. "I do not like to fly," {pal.he} said.`,
      ],
      E: [
        `Their row had three seats. {hero} sat by the window and clicked the belt shut. In the next seat was {pal}, who was very big. {Pal.his} eyes were shut tight. "I don't like flying," {pal.he} <said|told {hero}>. "I never have."`,
        `{hero} shut the belt with a click. In the next seat sat {pal}, holding on with both hands. "Is it your first time, too?" asked {hero}. "No," answered {pal}, "but I am always <afraid|scared>."`,
      ],
      I: [
        `Inside there were long rows of seats, with a window for every row. {hero} sat by the window and closed the belt, and it said click. In the next seat was {pal}, the biggest person on the airplane. {Pal.he} had shut {pal.his} eyes and was holding on with both hands, although they were standing still. "Is it your first time, too?" asked {hero}. "It's my twentieth," whispered {pal}, <"and it gets no better.|"and I haven't liked any of them.> It's the noises. Nobody ever tells you what they are."`,
        `{hero} had expected the people on an airplane to be brave. The one in the next seat was as pale as cheese. {Pal.his} name was {pal}, and {pal.his} knees were touching the seat in front. "Would you like the window?" {pal.he} asked {hero}. "I don't want to see anything. And I don't want to hear anything, either, <but there's no seat for that.|but nobody sells a seat for that.> An airplane makes the most awful bumps, you know." {hero} had not known. {They} pulled the belt a little tighter.`,
      ],
      A: [
        `{hero} had supposed that everybody who flew was brave, and that {they} would be the only exception. But in the next seat sat {pal}, who was easily the largest person on board, holding on with both hands although they were standing perfectly still. "Is it your first time, too?" {hero} asked politely, when the belt had clicked. "It is my twentieth," said {pal}, without opening {pal.his} eyes, <"and I have disliked every single one.|"and there hasn't been one that I liked.> It's the noises that I can't bear. Something goes bump underneath, and nobody ever explains it." {hero}, who had been thinking only of falling, had not even known about the noises.`,
        `In the third seat of their row somebody was sitting who did not fit into it, and whose face was the color of candle wax. "You are welcome to the window," said {pal}, for that was {pal.his} name, "because I don't intend to look." So {hero} climbed across two enormous knees, and fastened the belt, and there was the wing, directly outside. It was a comfort to see it. "Do you know what this is like?" asked {pal}, with closed eyes. <"It's like living above somebody who moves furniture.|"It's like sleeping above somebody who drops things.> There's a bump, and then there's a howl, and one lies there and wonders what it could be."`,
      ],
    },
    {
      id: "runs-up",
      ...CABIN,
      weather: "clear",
      pose: "sitting",
      feeling: "surprised",
      with: ["pal worried", "big calm"],
      happening: "{hero} sits pressed into the seat beside {pal} and {big}, with wide eyes.",
      B: [
        `The plane ran and ran. Then it was up! {refrain} {pal} held {hero's} hand.`,
        `Up, up went the plane. {hero's} tummy went up, too. {refrain} "Oh no!" said {pal}.`,
      ],
      E: [
        `The plane began to run, and it roared and shook and ran faster. Then the shaking stopped, and the ground <fell|dropped> away. {refrain} It came from right under their feet. "That is the noise," whispered {pal}.`,
        `Faster and faster they went. {hero} was pushed back into the seat. All at once the wheels were quiet, and the houses got small. {refrain} {pal} grabbed {hero's} hand and <held on|did not let go>.`,
      ],
      I: [
        `The airplane turned a corner, stopped, and took a deep breath. Then it ran. It roared and rattled and ran faster, and a big soft hand pushed {hero} back into the seat. Suddenly the rattling was over. The ground tipped and slid away, and there was the lake, no bigger than a puddle. {hero} forgot to be afraid for as long as it takes to say so. <Bump! It came from directly under the floor.|Bump! The whole floor had felt it.> "There," said {pal} in a small voice. "That's the one."`,
        `At first they only rolled along, like a bus. Then the engines began to roar, and everything that was outside started to run backward. {hero} felt {their} stomach stay behind and then catch up. The wheels rattled and rattled, and suddenly they stopped rattling. <"We're up," said {big}.|They were flying.> The whole town lay down there, with its toy cars and its toy trees. Bump! It was deep and hard, and it came from below. {pal} took hold of {hero's} hand, or perhaps it was the other way around.`,
      ],
      A: [
        `The airplane rolled around a corner, stopped, and seemed to draw a long breath. Then it began to run. It roared and rattled and ran faster, and something large and soft pressed {hero} backward into the seat. All the lamps along the runway melted into one. And then, from one second to the next, the rattling was over; the ground tipped, and fell away, and there lay the lake, no bigger than a puddle. {hero} forgot to be frightened for about as long as it takes to tell. <Bump! It had come from directly beneath their shoes.|Bump! It had come through the floor and into their knees.> "That's the one," whispered {pal}, who had turned from white to green. "That's the bump, and nobody ever explains it."`,
        `In the beginning they merely rolled along, like a bus with a long way to go. Then the engines raised their voices, and everything that stood outside began to run backward. {hero} was aware of {their} stomach, which stayed where it was for a moment and then came hurrying after. The wheels rattled, and went on rattling; and then they did not, and that was the whole secret of it. <Beneath the wing lay a town for very small dolls.|Beneath the wing somebody had put away the entire town in a box of toys.> Bump! It was deep and short and came from below, like a door being shut in a cellar. {pal} had taken {hero's} hand, or else it was the other way around.`,
      ],
    },
    {
      id: "remembers-duck",
      ...CABIN,
      weather: "clear",
      pose: "thinking",
      feeling: "curious",
      with: ["pal surprised", "big curious"],
      happening: "{hero} thinks hard in the seat beside {pal}, while {big} listens.",
      B: [
        `{hero} thought of the duck. "I know!" {they} said. "It put its feet away!"`,
        `"It ran. It went up. Then, bump!" said {hero}. "It is a duck! Its feet are in!"`,
      ],
      E: [
        `{hero} thought as hard as {they} could. It had run along the ground and gone up. And what does a duck do after that? "I know what that was!" {they} <cried|called>. "It put its feet away!" {pal} opened one eye.`,
        `What did that noise remind {hero} of? A duck runs along, and then it is up, and then it puts its feet away. "Those were only the wheels," {they} told {pal}. "The plane <put|tucked> its feet in, like a duck."`,
      ],
      I: [
        `{hero} was frightened, but {they} {was} also thinking, and it's difficult to do both together. First it had run, faster and faster, and then it was up. {They} remembered the fat duck over the lake, and all at once {they} knew. "It has put its feet away!" said {hero}. "It can't fly with its wheels hanging down, so it folded them in." <{pal} opened one eye.|{pal} turned around very slowly.> "Twenty times," said {pal}, "and it was only the feet?"`,
        `"Please make it stop," said {pal}. But it had stopped already, and that was the interesting part. There was only one bump, shortly after they had left the ground. {hero} looked down at the lake, where the ducks were, and suddenly {they} laughed. "Those were the wheels!" {they} said. "It doesn't need any feet up here, so it has put them away, <exactly like a duck."|under its tail."> {pal} opened one eye, to see who was talking.`,
      ],
      A: [
        `It is difficult to be frightened and to think at the same time, and {hero} noticed that {they} {was} thinking. First it had run, slapping along on those little wheels, until it was fast enough. Then it had risen. {They} shut {their} eyes, and saw a duck as round as a loaf go up from the lake at sunset, and saw precisely what it did next. "Feet!" shouted {hero}, so that three rows turned around. "It has put its feet away! It can't fly with its wheels hanging down, so it pulled them in, and that bump was the lid." <{pal} opened one eye, which was brown and quite kind.|{pal} opened one eye, and after some time the other.> "Twenty flights," {pal.he} said slowly, "and all that time it was feet?"`,
        `"It will do it again," said {pal} hollowly. "It always does, shortly before the end." That was interesting, and {hero} forgot to hold {their} breath. There was one bump shortly after the beginning, then, and another shortly before the end. Who in the world did something when they left the ground, and undid it before they came back? <Far below, the lake flashed like a dropped coin.|Far below lay a lake, with specks on it.> "I know somebody who does that!" said {hero}, and grabbed the big cold hand. "They put their feet away when they go up, and they take them out for coming down. It's the wheels, and it's only being tidy!" {pal} opened one eye, in order to see who was speaking.`,
      ],
    },
    {
      id: "finds-ring",
      ...CABIN,
      weather: "clear",
      pose: "pointing",
      feeling: "happy",
      with: ["pal curious", "big happy"],
      props: ["thing:cloud"],
      happening: "{hero} points at a cloud outside and shows {pal} and {big} what is there.",
      B: [
        `{mid} Now the clouds were down below. "Look!" said {hero}. {pal} looked out. "Oh!" {pal.he} said.`,
        `{mid} They were over the clouds. It was all white and sunny. {pal} looked out. "How nice!"`,
      ],
      E: [
        `{mid} They flew up through the gray clouds and came out on top. There it was all sun! On the white clouds ran the shadow of their plane, with a rainbow <around|all around> it. "Look!" said {hero}. And {pal} looked.`,
        `{mid} Over the clouds the sky was dark blue. "Look down there," said {hero}. A tiny plane ran over the clouds, with a round rainbow. "That's our shadow!" {pal} forgot to be <afraid|scared>.`,
      ],
      I: [
        `{mid} For a minute there was nothing but gray, and then they came out at the top of the clouds. It was all sun up there. It had been raining on people down below, and they didn't even know. "You have to see this," said {hero}. Across the white ran the shadow of their airplane, small and quick. Around the shadow was a rainbow, <as round as a plate|and it was perfectly round>. {pal} leaned over, with both eyes open. "In twenty flights," {pal.he} said, "I've never once looked."`,
        `{mid} The clouds came closer, and wrapped them up, and let them go again. Now they were underneath, like a field of snow that nobody had stepped on. "There's somebody down there," said {hero}. It was a little dark airplane, which slid along over the snow and always kept up. <It wore a rainbow, like a ring.|It had a round rainbow around it.> "That's us," said {big}. "It's our shadow." {pal} looked for such a long time that {pal.his} juice got warm.`,
      ],
      A: [
        `{mid} For a minute there was nothing in the window but gray, like the inside of a pillow. Then they came out on the top. It was blazing sunshine up there; it had been all the time, and the people below with their umbrellas had no idea. "You really ought to see this," said {hero}. Over the white hills of cloud ran a shadow, small and quick, in the shape of an airplane, and around the shadow there was a rainbow. It was not a bow, however, but a complete ring. <{pal} leaned across, with both eyes open.|{pal} actually leaned across to see.> "Twenty flights," {pal.he} said, "with my eyes shut."`,
        `{mid} The clouds came nearer, wrapped them up, and let them out again on the other side, where it was a different day entirely. The sky was so blue that it was almost black at the top, and beneath them lay a country of snow in which nobody had ever taken a step. "We have company," reported {hero}. Far down, a little dark airplane was slipping over the hills of snow, and it kept up with them without any effort. <It was wearing a rainbow, all the way around, like a ring.|Around it, as round as a plate, was a rainbow.> "But that's us," said {big}. "It's our own shadow." {pal} gazed at it until the ice had melted in {pal.his} juice.`,
      ],
    },
    {
      id: "rides-bumps",
      ...CABIN,
      weather: "wind",
      pose: "holding",
      feeling: "brave",
      with: ["pal worried", "big calm"],
      props: ["cup"],
      happening: "{hero} holds a cup tightly and talks to {pal}, and {big} sits beside them.",
      E: [
        `Then the plane began to shake. The cup of juice danced, and {pal} shut {pal.his} eyes again. "It's only windy," said {hero}. "On a windy day the ducks go up and down, too. They <like|don't mind> it."`,
        `All at once the plane was hopping up and down. "The air has waves, like a windy lake," {hero} told {pal}. "We are going up and down like ducks, and ducks are always <fine|all right>."`,
      ],
      I: [
        `Then a light went on, and the airplane started to shake. The cups danced on their little tables. "And what is it now?" asked {pal}, and {pal.he} was asking {hero}. {hero} had to think quickly. On windy days the lake was full of waves, and the ducks went up and down on them all afternoon. "They're waves," {they} said, "only you can't see them. <You have to bob, like a duck."|A duck doesn't hold on, it bobs."> So they bobbed together, all three in a row.`,
        `The airplane dropped a little, and rose, and dropped again, like a car on a bad road. "Who put holes in the sky?" groaned {pal}. {hero} held {their} cup with both hands and watched the juice rocking. "That's only the wind," {they} said, and it came out nearly steady. "It's making waves in the air, and we're sitting on them. <Ducks like those days best."|Ducks don't even stop eating."> "I'm bobbing," said {pal} after a while, rather surprised.`,
      ],
      A: [
        `Then a small lamp went on, and the airplane began to shake. The cups walked about on their tables, and somewhere a baby laughed. "What is it this time?" asked {pal}; and {hero} noticed, with a certain alarm, that it was {themselves} whom {pal.he} was asking. {Their} own stomach had risen into {their} collar. But on a windy day the lake, too, was full of hills, and nobody had ever seen a duck complain about that. "They're waves," {they} said, "and the only difference is that you can't see them. <You mustn't hold on so hard. A duck doesn't hold on to the lake.|You're too stiff. A duck would go up and down with it.>" So they went up and down with it, three in a row, until the small lamp was switched off.`,
        `The airplane dropped a little, thought better of it, and rose; and then it did the same again, like a car on a very poor road. "Somebody has left holes in the sky," groaned {pal}. {hero} was holding {their} cup with both hands, and could not help observing the juice. It leaned to the left, and it leaned to the right, precisely as the lake did in October. "That's only wind," {they} declared, in a voice that was very nearly steady. "There are waves in the air, and we happen to be sitting on top. <Ducks are particularly fond of such days.|Ducks don't so much as stop eating for it.>" {pal} shut {pal.his} eyes, and let go of one armrest, and then of the other. "I'm bobbing," {pal.he} reported, astonished.`,
      ],
    },
    {
      id: "swallows-pop",
      ...CABIN,
      weather: "cloudy",
      pose: "sitting",
      feeling: "curious",
      with: ["big sleepy", "pal curious"],
      happening: "{hero} sits with both hands over the ears, next to {big} and {pal}.",
      A: [
        `After that it became strangely quiet, as if somebody had packed the entire airplane in cotton. "Have they switched it off?" asked {hero}, and could scarcely hear {themselves}. "We're going down," said {big}, from a long way away, "and your ears haven't noticed yet. Swallow." {hero} swallowed, and nothing happened. <{pal}, who after twenty flights was an expert in this matter at least, advised an enormous yawn.|"You have to yawn like a lion," said {pal}, who after twenty flights was an expert in this one thing.> So {they} yawned, until {their} jaw creaked; and there was a tiny pop in the left ear, and another in the right, and the noise of the world came in again like water.`,
        `The first to notice that they were going down were {hero's} ears. They closed themselves, one after the other, like two little doors, and {big's} mouth moved without any sound coming out. {hero} was about to be alarmed when {pal} tapped {them} on the arm, pointed to {pal.his} own throat, and swallowed, as one shows a thing to somebody on the far side of a window. {hero} swallowed. <Then {they} yawned, for good measure, so widely that {big} had to yawn as well.|It needed a yawn besides, and the yawn went along the whole row.> There was a pop, and everything was loud again. "Ducks don't have that trouble," said {hero}. "But then they don't get any juice," said {pal}.`,
      ],
    },
    {
      id: "lands-bump",
      ...CABIN,
      weather: "clear",
      pose: "reaching",
      feeling: "excited",
      with: ["pal happy", "big happy"],
      happening: "{hero} reaches up with both hands in the seat beside {pal}, and {big} smiles.",
      B: [
        `"Now the feet come out!" said {hero}. Down, down they went. {refrain2} {pal} laughed.`,
        `Down came the plane. "Feet out!" said {hero} and {pal}. Out they came. {refrain2}`,
      ],
      E: [
        `The houses under them were growing big again. "Now it gets its feet out," {hero} told {pal}, and there was a bump. "Now it leans back, like a duck." {refrain2} They ran along the ground and <stopped|came to a stop>.`,
        `They were coming down over fields and houses. "Listen for the feet," said {hero}. Something under them went bump, and {pal} even <smiled|laughed>. The grass came closer and closer. {refrain2} "What a good duck," said {pal}.`,
      ],
      I: [
        `Now it was {hero} who announced things. "First it spreads its feathers," {they} told {pal}, and out on the wing long pieces slid backward. "Next it's going to put its feet out." Something opened below them, and there was the bump, exactly on time. <{pal} clapped.|"Good morning, feet," said {pal}.> "Now it leans back like a duck," said {hero}, "and after that comes the splash." Bump! They ran along the runway, slower and slower, until the airplane was a bus again.`,
        `"If you say it beforehand," said {pal}, "I won't mind it." So {hero} looked out and said it. "It's making its wings bigger," {they} said, and the wing opened at the back, like a hand. "Now the feet," {they} said, and they came out with a bump. <Nobody had ever been so glad of a noise.|Somebody in the next row was listening, too.> Trees went past, and a fence, and grass. Bump! They ran, and slowed down, and they were there.`,
      ],
      A: [
        `By this time the whole row was listening to {hero}. "To begin with, it will spread its feathers," {they} announced; and out on the wing, with a long whine, broad pieces slid backward, until there was a great deal more wing than before. "And next come the feet." Something opened beneath the floor, and there was the bump, as punctual as a clock. <"Good morning, feet," said {pal}, quite loudly.|{pal} actually applauded.> Then came roofs, and treetops, and a fence, and grass. "Now it's leaning back," said {hero}, "and now there ought to be a splash." Bump! The engines immediately gave one tremendous roar, by way of a brake, and the airplane ran along the runway, slower and slower, until it had turned into a bus.`,
        `"If you would say it beforehand," {pal} requested, "I believe that I could keep my eyes open." So {hero} put {their} forehead against the window and said it. "It's making its wings bigger, for going slowly," {they} reported, and the wing opened at the back, like a hand. "Any moment now it will remember its feet." It remembered them, with a bump that went through everybody's shoes, and <an old lady across the aisle said "Ah!"|two people in the row behind nodded to each other.> Shadows of trees came rushing up to meet them. "Lean back!" cried {hero} and {pal} in one breath. Bump! They ran, and shook, and slowed, and stood; and for a second it was so remarkably still that one could hear the engines cooling.`,
      ],
    },
    {
      id: "meets-suitcase",
      place: "airport",
      time: "noon",
      weather: "clear",
      pose: "hugging",
      feeling: "happy",
      with: ["gran happy", "pal happy"],
      props: ["thing:luggage"],
      happening: "{hero} hugs {gran} at the airport beside a suitcase, and {pal} is there, too.",
      I: [
        `Behind another rubber curtain the suitcases came riding in, one by one. {hero} knew theirs at once by the way it bumped. {extra} {pal} lifted it down with one finger. "I'm flying home on Sunday," {pal.he} said, "and I've decided to look out of the window." <Then the doors slid open.|They shook hands, because they had been through a lot.> There stood {gran}, holding up a sign with {hero's} name, as though anybody could have missed {gran.him}. {hero} ran, took off, <and landed with both feet out|and landed>.`,
        `"It found the way," said {hero}, when the suitcase came through the curtain. It had a new scratch, and looked as if it had enjoyed itself. {extra} {pal} bent down until {pal.his} face was level with {hero's}. "Nobody ever told me about the feet," {pal.he} said, "and you had never even flown." "I know a lot of ducks," said {hero}. <Then somebody called {their} name.|Then two arms came through the crowd.> It was {gran}, and {hero} ran faster and faster until {they} {was} in the air.`,
      ],
      A: [
        `There was a second rubber curtain, on this side, and through it the suitcases came riding in, each of them pretending not to know the others. {hero} recognized theirs by the way it bumped. {extra} {pal} lifted it down with one finger. "I'm going home on Sunday," {pal.he} said, "and I have made up my mind to ask for a window." They shook hands. <Then the glass doors slid apart, and there was {gran}, with a sign on which stood {hero's} name.|Then the doors opened, and there stood {gran}, on tiptoe.> {hero} began to run, faster and faster, slapping the floor with both soles; and at the end {they} took off, and was caught.`,
        `"So it can find the way," said {hero}, when the suitcase came out through the curtain, with one scratch more, and the look of somebody who has seen the world. {extra} {pal} had been waiting to say something, and knelt down to say it. "In twenty flights nobody has told me about the feet," {pal.he} said, "and you had not even been in the air." "But I know a great many ducks," said {hero}. <It seemed to both of them a sufficient explanation.|{pal} nodded, as one does to an expert.> Beyond the glass doors somebody was waving with both arms, so that people stepped out of the way. It was {gran}. {hero} ran, and ran faster, and lifted off.`,
      ],
    },
    {
      id: "greets-evening",
      place: "lake",
      time: "sunset",
      weather: "clear",
      pose: "pointing",
      feeling: "calm",
      with: ["gran happy", "big calm"],
      props: ["thing:duck", "thing:airplane"],
      happening: "{hero} points at a duck and a far airplane at sunset, with {gran} and {big}.",
      B: [
        `{close} At {gran's} lake a duck flew up. So did a plane. "Feet in!" said {hero}.`,
        `{close} A plane flew over {gran's} house. {hero} waved. "Its feet are in," {they} told {gran}.`,
      ],
      E: [
        `{close} {gran} lived by a lake, too. In the evening {hero} saw a plane, high up and pink. "Its feet are in now," {they} told {gran}. Then a duck came down and put out its feet. "And that one <knows|remembers> how!" said {hero}.`,
        `{close} In the evening they sat by {gran's} pond. A duck ran and flew up. {hero} listened, but there was no bump at all. "It shuts its feet in so <softly|quietly>," {they} told {gran}. "The plane must learn that."`,
      ],
      I: [
        `{close} {gran's} house has a lake, too, with different ducks. In the evening {hero} tells {gran} the whole journey, with all the noises. "And what does hold it up?" asks {gran}. {hero} takes a handful of air and moves it quickly, with a flat palm, and it pushes back. <It only looks like nothing.|There's something in it after all.> A duck runs along the water and takes off. High above it a tiny airplane is drawing a pink line. "Feet in," says {hero}, to both of them.`,
        `{close} In the evening {hero} sits on {gran's} steps and watches {gran's} ducks. They do it in the same way as the ones at home, and {hero} is glad to see it. Far up in the pink sky an airplane is going somewhere. You can't hear it, and you can't see who is in it. <Perhaps somebody up there has shut both eyes.|Perhaps somebody has just heard a bump.> "It's only the feet," {hero} tells them. A duck comes down over the reeds, sticks its feet out, and lands with a splash.`,
      ],
      A: [
        `{close} There is a lake at {gran's} as well, with ducks of a slightly different brown. In the evening {hero} gives {gran} the entire journey, including the noises. "I have always wondered what holds the thing up," {gran} admits. {hero} takes a handful of air, as on the suitcase, and looks at it. Then {hero} cuts through it fast, with a flat hand, and feels how it pushes back. <It only looks like nothing as long as you stand still.|There has been something in it all along.> Out on the water a duck starts to run. Very high above it, where the sun still is, an airplane is drawing a thin pink line. "Feet in," says {hero} quietly, to the two of them.`,
        `{close} In the evening {hero} sits on the steps of {gran's} house, and studies the ducks of another lake altogether. They run; they slap; they rise, and put their feet away. It is a great relief to find that the thing is done everywhere in the same manner. Far up, where it is still day, an airplane is crossing the sky without a sound. <One can't see from here who is holding on with both hands.|Somebody up there, in all likelihood, has just heard a bump.> "It's only the feet," {hero} tells them, as loudly as politeness permits. Then one of the ducks comes home over the reeds. It opens its feathers, and leans back, and puts out both feet in front of it, exactly on time.`,
      ],
    },
  ],
};
