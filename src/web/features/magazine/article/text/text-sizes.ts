export const TEXT_SIZES = "(width < 48rem) 100vw, 44rem";
