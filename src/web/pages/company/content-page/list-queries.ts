export const LIST_QUERIES = {
  careers: ["city", "department", "experience", "page"],
  "livspace-reviews": ["city", "home", "rating", "page"],
  "hire-a-designer": ["city", "language", "speciality", "page"],
} as const;
