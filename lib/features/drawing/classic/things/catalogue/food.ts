import { readNouns, type CatalogueEntry } from "./read-nouns";

const SMALL = { size: 62, station: "floor", grasp: "hands", home: "ground", mirrored: false } as const;

/** What is eaten and drunk, and what it is cooked in. */
export const FOOD: readonly CatalogueEntry[] = [
  ...readNouns(
    SMALL,
    `red-apple green-apple banana:70 grapes:70 strawberry:52 cherries blueberries:56 raspberry=strawberry:50
      blackberry=blueberries orange=tangerine:56 tangerine:56 clementine=tangerine:52 lemon:52 lime:52 peach:56
      apricot=peach:50 plum=blueberries:50 pear pineapple:90 mango kiwi=kiwi-fruit kiwi-fruit melon:80
      watermelon:74 coconut:70 avocado olive:44 chestnut:44 acorn=chestnut:44 nut=chestnut:44 nuts=peanuts
      peanut=peanuts peanuts hazelnut=chestnut:44`,
  ),
  ...readNouns(
    SMALL,
    `tomato carrot:76 broccoli:74 potato cucumber:70 corn=ear-of-corn:76 ear-of-corn:76 eggplant:70 bell-pepper
      pepper=bell-pepper chili=hot-pepper hot-pepper garlic onion ginger=ginger-root ginger-root
      lettuce=leafy-green cabbage=leafy-green:74 spinach=leafy-green leafy-green pea=pea-pod peas=pea-pod
      pea-pod bean=beans beans sweet-potato=roasted-sweet-potato beet=noto/root-vegetable
      turnip=noto/root-vegetable:80 radish=noto/root-vegetable pickle=noto/pickle
      pumpkin-lantern=jack-o-lantern:84 jack-o-lantern:84 herb mint=herb mushroom-cap=brown-mushroom`,
  ),
  ...readNouns(
    SMALL,
    `cookie biscuit=cookie cupcake muffin=cupcake doughnut donut=doughnut pancake=pancakes:70 pancakes:70 waffle:66
      pie:74 pizza:76 pizza-slice=pizza:76 hamburger:66 burger=hamburger:66 hot-dog:70 french-fries:66
      fries=french-fries:66 sandwich:70 toast=bread:62 loaf=bread:76 croissant:66 bagel pretzel:66
      baguette=baguette-bread:96 baguette-bread:96 flatbread pita=stuffed-flatbread wrap=burrito burrito taco
      tamale falafel cheese=cheese-wedge:66 cheese-wedge:66 butter:56 egg-in-a-pan=cooking:90
      fried-egg=cooking:90 bacon meatball=falafel sausage=hot-dog drumstick=poultry-leg poultry-leg
      meat=meat-on-bone meat-on-bone steak=cut-of-meat salad=green-salad:76 green-salad:76 soup=steaming-bowl:76
      noodles=steaming-bowl:76 ramen=steaming-bowl:76 stew=pot-of-food:84 porridge=bowl-with-spoon:74
      oatmeal=bowl-with-spoon:74 cereal=bowl-with-spoon:74 bowl=bowl-with-spoon:74 bowl-with-spoon:74
      spaghetti:80 pasta=spaghetti:80 rice=cooked-rice:70 cooked-rice:70 curry=curry-rice:76 curry-rice:76
      rice-ball rice-cracker sushi:66 dumpling dumplings=dumpling lunch-box=bento-box:76 bento-box:76 dango
      moon-cake mooncake=moon-cake fortune-cookie pot-of-food:84 paella=shallow-pan-of-food:84
      casserole=shallow-pan-of-food:84 fondue:84 popcorn:74 candy sweet=candy sweets=candy lollipop:66
      chocolate=chocolate-bar chocolate-bar honey=honey-pot:70 honey-pot:70 jam=jar jar ice-cream:72
      ice-cream-cone=soft-ice-cream:76 soft-ice-cream:76 sundae=ice-cream:72 shaved-ice:74 popsicle=lollipop:64
      custard pudding=custard shortcake:70 slice-of-cake=shortcake:70 birthday-cake:90 can=canned-food
      canned-food salt takeout-box:66`,
  ),
  ...readNouns(
    SMALL,
    `milk=glass-of-milk glass-of-milk juice=beverage-box beverage-box juice-box=beverage-box
      smoothie=cup-with-straw:70 cup-with-straw:70 lemonade=cup-with-straw:70 soda=cup-with-straw:70
      hot-chocolate=hot-beverage hot-beverage tea=hot-beverage cocoa=hot-beverage coffee=hot-beverage teapot:74
      bubble-tea:70 baby-bottle bottle=baby-bottle spoon:70 fork=fork-and-knife:76 fork-and-knife:76
      plate=fork-and-knife-with-plate:84 fork-and-knife-with-plate:84 chopsticks:74 frying-pan=cooking:90
      cooking:90 mate pot=pot-of-food:84`,
  ),
];
