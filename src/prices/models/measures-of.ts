export interface Measures {
  area?: number;
  bedrooms?: number;
  bathrooms?: number;
}

/** Only those that were said: the rest is as in any such home. */
export function measuresOf({ area, bedrooms, bathrooms }: Measures): Measures {
  return {
    ...(area === undefined ? {} : { area }),
    ...(bedrooms === undefined ? {} : { bedrooms }),
    ...(bathrooms === undefined ? {} : { bathrooms }),
  };
}
