/** The refusal of a move that is not the one of the lesson. */
export const WRONG_MOVE = 'wrong-move';
