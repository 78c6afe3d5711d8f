import { readRows } from "./read-rows";

export const DINOSAURS = readRows(
  "animal",
  `
dinosaur | walked here long before us | in a world of ferns | a lot to eat | its egg had rolled away | shake the ground | says=Roar! | also=dino | kind=dinosaur
baby dinosaur | came out of an egg | in a nest of leaves | someone big and warm | it hatched much too early | grow and grow | kind=dinosaur
dinosaur egg | is as big as a melon | in a nest of warm sand | a warm blanket of leaves | it had a crack in its side | wait millions of years | draw=egg
Tyrannosaurus rex | had tiny arms and huge teeth | in the hot swamp | somebody to tie its shoes | its arms were too short to clap | frighten everyone with a yawn | says=Roar! | also=T. rex,T-rex,T rex,Tyrannosaurus,tyrannosaur | draw=t-rex
Triceratops | had three horns | on the fern plain | a herd around it | one horn was caught in a tree | hold its ground | plural=Triceratops | draw=rhinoceros
Stegosaurus | had plates along its back | under the tall trees | low plants | its plates were too big for a hat | swing its spiky tail | draw=sauropod
Brachiosaurus | ate from the treetops | among the tallest trees | a whole tree for lunch | it could not hear what went on below | look over the forest | also=brontosaurus,long-neck,longneck | draw=sauropod
Diplodocus | had a tail like a whip | by the lake | a heap of leaves | its tail was always in the way | crack its tail like a whip | draw=sauropod
Velociraptor | was as small as a turkey | in the sand dunes | its feathers | everybody thought that it was bigger | run on two toes | also=raptor | draw=t-rex
Ankylosaurus | wore armor down to its eyelids | among the ferns | a soft place to lie | it could not scratch its own back | swing a club | draw=turtle
Spinosaurus | had a sail on its back | in the wide river | a deep river | the wind got into its sail | swim after fish | draw=t-rex
Parasaurolophus | blew a horn on its own head | at the edge of the woods | a friend who answers | its horn was blocked | call across the whole valley | says=Toot! | draw=sauropod
Iguanodon | had a spike for a thumb | in the green valley | soft leaves | its thumb was stuck in a log | give the best thumbs-up | draw=t-rex
Pachycephalosaurus | had a head like a helmet | on the stony hill | something to bump | it bumped its best friend | break down a wall | draw=t-rex
Archaeopteryx | had feathers and teeth | on an island in warm seas | a tree to start from | it did not know if it could fly | glide from branch to branch | draw=bird
Pterodactyl | flew on wings of skin | on the sea cliffs | a wind from the sea | the wind had stopped | glide over the sea | also=pteranodon,pterosaur | draw=bird
Plesiosaurus | swam with four paddles | in the warm old sea | the deep blue water | it swam up a river too small | reach fish with its long neck | also=plesiosaur | draw=sauropod
Ichthyosaurus | looked like a dolphin | in the old sea | air to breathe | it could not find the top | see in deep water | also=ichthyosaur | draw=dolphin | kind=dolphin
megalodon | was a shark as long as a bus | in the warm old ocean | a very big dentist | a tooth was missing | grow new teeth all its life | draw=shark
Allosaurus | hunted in the dry season | on the open plain | a good nose | its plan was overheard | creep on big feet | draw=t-rex
Maiasaura | looked after its babies | in a town of nests | a safe nest | one baby walked off | know its own child | plural=Maiasaurs | draw=sauropod
`,
);
