/** As wide as the column of a text. */
export const TEXT_SIZES = "(width < 48rem) 100vw, 44rem";
