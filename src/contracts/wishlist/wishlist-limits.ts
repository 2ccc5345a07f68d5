/** In one country. */
export const MOST_WISHED = 200;
export const MOST_BOARDS = 20;
export const MOST_ON_BOARD = 60;
/** A family, and whoever else it asks. */
export const MOST_VOTERS = 40;
export const LONGEST_BOARD_NAME = 60;
export const LONGEST_VOTER_NAME = 30;
