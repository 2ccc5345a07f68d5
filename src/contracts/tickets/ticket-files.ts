/** How many files one message may contain. */
export const MAX_FILES = 5;
