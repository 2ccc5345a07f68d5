/** Per country. */
export const MAX_WISHED = 200;
export const MAX_BOARDS = 20;
export const MAX_ON_BOARD = 60;
/** Enough for a family and their friends. */
export const MAX_VOTERS = 40;
export const LONGEST_BOARD_NAME = 60;
export const LONGEST_VOTER_NAME = 30;

/** The votes on a board item. They have no schema, because browsers use them. */
export const MARKS = ["keep", "maybe", "drop"] as const;

/** Exactly one slash: two slashes would name another host, also with a line feed between them, which browsers drop. */
export const OWN_PATH = /^\/(?![/\\\s])/;
export const PICTURE_ADDRESS = /^(\/(?![/\\\s])|https?:\/\/)/;
