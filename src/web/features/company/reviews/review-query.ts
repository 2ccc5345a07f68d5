/** The query parameters of a list of reviews. */
export const REVIEW_QUERY = ["city", "home", "rating", "page"] as const;
