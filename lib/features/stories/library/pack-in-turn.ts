import pLimit from "p-limit";

const inTurn = pLimit(1);

/** Packs one book after the other in this process: a book and the file that it becomes are in memory together. */
export const packInTurn = <T>(pack: () => Promise<T>): Promise<T> => inTurn(pack);
