/** Addresses that people type, and where they meant to go. Whole paths, answered with a 301. */
export const PATH_MAPPING: Record<string, string> = {
  "/home": "/in/home",
  "/india": "/in",
  "/singapore": "/sg",
  "/malaysia": "/my",
  "/saudi-arabia": "/sa",
  "/sa-en": "/sa",
  "/ar": "/sa-ar",
  "/index.html": "/in",
  "/sg/home": "/sg",
  "/my/home": "/my",
  "/sa/home": "/sa",
  "/sa-ar/home": "/sa-ar",
};
