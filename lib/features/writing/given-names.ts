/** First names from many places, short enough for a first reader; no two begin with the same three letters. */
export const GIRLS: readonly string[] =
  "Nell Zuri Ana Mei Aiko Bibi Carla Divya Elif Farah Greta Heidi Ines Jasmin Kaja Leila Mina Odile Paloma Quilla Ruth Saga Tove Ulla Vera Wanda Ximena Yuki Zofia Esi Amina Britt Cora Dalia Freya Hedda Indra Katya Lotta Maud Noor Orla Petra Suki Tamsin Yasmin".split(
    " ",
  );
export const BOYS: readonly string[] =
  "Sam Omar Theo Ravi Anton Bao Cyrus Davit Emil Felix Gil Hiro Idris Jonas Kofi Luka Mateo Nils Otis Pedro Rafi Tariq Udo Viggo Wen Yusuf Zeki Jamal Kenji Marek Aziz Boris Caspar Dov Eamon Femi Goran Hamza Ilya Jens Kwame Lars Moritz Nuno Oskar Paolo Soren Vito".split(
    " ",
  );

/** Other names that parents give, by which a friend whom an order names is known as a girl or a boy. */
export const MORE_GIRLS: readonly string[] =
  "Ava Olivia Emma Sophia Isabella Mia Amelia Evelyn Emily Ella Aria Zoe Zoey Nora Hannah Layla Ellie Aoife Niamh Saoirse Ciara Caoimhe Maeve Roisin Sinead Grainne Eimear Aisling Isla Evie Elsie Ada Ida Matilda Florence Phoebe Eliza Edith Martha Beatrice Harriet Sienna Imogen Alice Clara Charlotte Chloe Jessica Sarah Sara Laura Anna Lena Lotte Mila Emilia Priya Ananya Diya Aisha Fatima Zainab Maryam Zara Ayesha Hana Sakura Ngozi Amara Chidera Adaeze Imani Nia Amira Salma Leyla Sofia Lucia Valentina Camila Elena Maria Carmen Megan Molly Tilly Millie Maisie Gracie Esme Thea Scarlett Elizabeth Eleanor Penelope Gianna Abigail Madison Stella Eliana Victoria Naomi Lucy Lillian Maya Leah Addison Natalie Delilah Leilani Madelyn Kinsley Sophie Claire Audrey Sadie Aaliyah Josephine Caroline Natalia Hailey Aubrey Eloise Genevieve".split(
    " ",
  );
export const MORE_BOYS: readonly string[] =
  "Liam Noah Oliver Elijah James William Benjamin Lucas Henry Theodore Jackson Levi Daniel Michael Mason Sebastian Ethan Logan Owen Samuel Jacob Aiden Conor Cillian Oisin Fionn Cian Eoin Padraig Darragh Ronan Declan Tadhg Rory Finn Seamus Alfie Archie Freddie Harry George Oscar Thomas Joshua Toby Jake Dylan Callum Angus Hamish Ewan Ben Tom Adam Ryan Nathan Luke Isaac Caleb Jayden Diego Santiago Luca Leon Ali Ibrahim Hassan Ahmed Mohammed Bilal Zayn Arjun Rohan Aarav Vihaan Tunde Emeka Chidi Sipho Haruto Jin Wei Emre Mehmet Ivan Nikolai Tomas Pavel Jack Ezra Leo Hudson Alexander Asher Matthew Julian Elias Grayson Anthony Wyatt Ezekiel Josiah Charles Christopher Isaiah Nolan Andrew Adrian Wesley Ian Thiago Axel Bennett Eli Silas Jonathan Leonardo Everett Robert Enzo Jeremiah Arthur Reggie Ollie Max Hugo Otto Jude".split(
    " ",
  );

const ALL: ReadonlySet<string> = new Set(
  [...GIRLS, ...MORE_GIRLS, ...BOYS, ...MORE_BOYS].map((name) => name.toLowerCase()),
);

/** A name that children have, whatever else it means. */
export const isGivenName = (word: string): boolean => ALL.has(word.toLowerCase());

/** By so many letters names are told apart when they are heard. */
const BEGINNING = 3;
export const beginningOf = (word: string): string => word.slice(0, BEGINNING).toLowerCase();
