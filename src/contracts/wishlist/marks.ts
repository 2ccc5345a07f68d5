/** What somebody would do with a thing on a board. Without a schema: browsers use it. */
export const MARKS = ["keep", "maybe", "drop"] as const;
