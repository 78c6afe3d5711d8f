import { readRows } from "./read-rows";

/** The people of a family; the facts say neither he nor she. */
export const RELATIVES = readRows(
  "relative",
  `
mother | knows where everything is | at the other end of the sofa | a hug and a cup of tea | the phone rang during the story | kiss a sore knee better | also=mom,mum,mommy,mummy,mama,mam,mumma,momma | kind=grown-up-woman
father | sings in the car | under the car or in the kitchen | somebody to laugh at the joke | the joke went wrong | carry you on two shoulders | also=dad,daddy,papa,dada,pa | kind=grown-up-man
parent | counts to three | in the next room | five minutes of quiet | nobody had slept all night | find the other shoe | also=guardian | draw=family
grandmother | remembers how it used to be | in the house with the creaky stairs | somebody to cook for | the glasses were nowhere to be found | tell a story without a book | also=grandma,granny,gran,nana,nan,nanna,grandmom,abuela,oma,nonna,bubbe,nani,dadi,halmoni,lola,yaya,tutu,mamie,meemaw,grammy,gramma,babushka | kind=grandmother
grandfather | keeps candy in one pocket | in the shed behind the house | somebody to play checkers with | the old song had lost a verse | mend whatever is broken | also=grandpa,grandad,granddad,gramps,pops,pap,abuelo,opa,nonno,zayde,nana ji,dada ji,lolo,papaw,pawpaw,grampa,grandpop,papou,dedushka | kind=grandfather
grandparent | has time on Sundays | at the end of a long drive | visits | the visit was much too short | make an old game new | draw=older-person
great-grandmother | is the oldest one at the table | in the chair by the window | a warm shawl | a lot of names had slipped away | remember a time without cars | also=great-grandma,great-granny,great grandma,great gran | kind=grandmother
great-grandfather | has hands like maps | in the garden chair | a walking stick | the stairs had grown steeper | whistle like a bird | also=great-grandpa,great-grandad,great grandpa | kind=grandfather
brother | takes your side in the end | on the other side of the wall | a turn | it was not fair at all | make a boring day loud | also=bro | kind=boy
big brother | knows how to climb out of anything | in the room with the sign | a door that shuts | nobody was allowed in | reach what is too high | also=older brother | kind=boy
little brother | wants to come too | right behind you | somebody to copy | the tower fell over again | laugh at your joke every time | also=younger brother,kid brother | kind=boy
sister | borrows things without asking | on the top bunk | half of the blanket | somebody had told the secret | keep a secret when it matters | also=sis | kind=girl
big sister | can already do it | at the desk by the window | some time alone | she had no time that day | show you how it is done | also=older sister | kind=girl
little sister | asks why all day | under the table | someone to hold on to | she followed everywhere | find what others overlook | also=younger sister,kid sister | kind=girl
sibling | takes the bigger half | in the same car | a fair share | both wanted the window seat | be a whole team | draw=children-crossing
stepbrother | came with boxes of his own | in the new bunk bed | a shelf and a welcome | the room had become too small | bring a game nobody knew | also=half-brother,half brother,step-brother | kind=boy | care=family
stepsister | had another room before | in the other half of the room | a drawer and some time | the two of them liked different songs | become a sister step by step | also=half-sister,half sister,step-sister | kind=girl | care=family
stepmother | learns how you like your toast | at the same breakfast table | some patience | nobody knew what to call her | be one more who loves you | also=stepmom,stepmum,step-mom,step mum,bonus mom | kind=grown-up-woman | care=family
stepfather | has a toolbox and a strange laugh | at the same supper table | some patience | he used the wrong cup | be there when it counts | also=stepdad,step-dad,bonus dad | kind=grown-up-man | care=family
foster parent | opens the door and the arms | in a house with a spare bed | plenty of love | everything in the house was new | keep a light on at night | also=foster mother,foster mom,foster mum,foster father,foster dad | draw=family | care=family
stepfamily | is two halves at one table | around a bigger table | more chairs | two of them had the same chair | grow together slowly | also=blended family,step family,bonus family | draw=family | care=family
baby | sleeps and cries and smiles | in the small bed | milk and a song | nobody could make the crying stop | hold a whole finger tight | also=newborn,infant,new baby,baby sister,baby brother,baby girl,baby boy
toddler | runs before looking | wherever the cupboard is open | a nap at noon | the word was always no | empty any bag | also=tot,two-year-old | draw=baby
*twins | are two who came together | in two small beds | two of everything | nobody could tell one from the other | finish the same sentence | draw=children-crossing
aunt | brings presents from far away | in the house with the cats | a spare bed | the train was two hours late | tell how your parents were as children | also=auntie,aunty,tante,tia,khala | kind=grown-up-woman
uncle | does the trick with the coin | in the town with the harbor | a good audience | the coin was really gone | make a whole room laugh | also=tio,chacha | kind=grown-up-man
cousin | comes in the summer | in another town | a mattress on the floor | the summer was nearly over | turn a visit into a feast | draw=children-crossing
niece | calls you by a funny name | in a house full of toys | an afternoon with you | it was time to go home | make you feel tall | kind=girl
nephew | runs to the door when you ring | in a house with a swing | somebody to lift him | he had grown too heavy | show you his best stone | kind=boy
godmother | never forgets a birthday | three streets away | a place in the front row | the parcel had no name on it | listen on the phone | also=godparent,godfather | kind=grown-up-woman
family | shares one last piece of cake | around one table | time together | everybody talked at once | make room for one more | also=relative
ancestor | lived a long time before us | in an old photograph | somebody to remember | the photograph had no name on it | send a story down the years | also=forefather | draw=framed-picture
bride | walks slowly so as not to trip | under an arch of flowers | a ring and a kind word | the ring had rolled away | make everyone cry and laugh | also=groom,bridegroom | draw=wedding
flower girl | throws petals on the floor | in front of the bride | a basket | the basket was empty too soon | lead the whole parade | also=ring bearer,page boy | kind=girl
`,
);
