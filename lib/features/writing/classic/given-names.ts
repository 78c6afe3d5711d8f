/** First names from many places, short enough for a first reader; no two begin with the same three letters. */
export const GIRLS: readonly string[] =
  "Nell Zuri Ana Mei Aiko Bibi Carla Divya Elif Farah Greta Heidi Ines Jasmin Kaja Leila Mina Odile Paloma Quilla Ruth Saga Tove Ulla Vera Wanda Ximena Yuki Zofia Esi Amina Britt Cora Dalia Freya Hedda Indra Katya Lotta Maud Noor Orla Petra Suki Tamsin Yasmin".split(
    " ",
  );
export const BOYS: readonly string[] =
  "Sam Omar Theo Ravi Anton Bao Cyrus Davit Emil Felix Gil Hiro Idris Jonas Kofi Luka Mateo Nils Otis Pedro Rafi Tariq Udo Viggo Wen Yusuf Zeki Jamal Kenji Marek Aziz Boris Caspar Dov Eamon Femi Goran Hamza Ilya Jens Kwame Lars Moritz Nuno Oskar Paolo Soren Vito".split(
    " ",
  );

/** By so many letters names are told apart when they are heard. */
const BEGINNING = 3;
export const beginningOf = (word: string): string => word.slice(0, BEGINNING).toLowerCase();
