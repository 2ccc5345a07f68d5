/** In one country. */
export const MOST_WISHED = 200;
export const MOST_BOARDS = 20;
export const MOST_ON_BOARD = 60;
/** Enough for a family and the friends whom it asks. */
export const MOST_VOTERS = 40;
export const LONGEST_BOARD_NAME = 60;
export const LONGEST_VOTER_NAME = 30;

/** What somebody would do with a thing on a board. Without a schema: browsers use it. */
export const MARKS = ["keep", "maybe", "drop"] as const;

/** One slash: two would be the address of another host, also with a line feed between them, which browsers drop. */
export const OWN_PATH = /^\/(?![/\\\s])/;
export const PICTURE_ADDRESS = /^(\/(?![/\\\s])|https?:\/\/)/;
