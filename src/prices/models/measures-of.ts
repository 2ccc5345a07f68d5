export interface Measures {
  area?: number;
  bedrooms?: number;
  bathrooms?: number;
}

/** Only the given measures: the others have the usual values of such a home. */
export function measuresOf({ area, bedrooms, bathrooms }: Measures): Measures {
  return {
    ...(area === undefined ? {} : { area }),
    ...(bedrooms === undefined ? {} : { bedrooms }),
    ...(bathrooms === undefined ? {} : { bathrooms }),
  };
}
