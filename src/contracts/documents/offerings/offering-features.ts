import { z } from "zod";

type FeatureValue = string | number;

export interface OfferingFeature {
  id: number;
  name: string;
  schema: z.ZodType<FeatureValue | FeatureValue[]>;
  isOptional?: true;
  isKnown(value: FeatureValue): boolean;
  read(value: FeatureValue): { id_feature_value: number; text: string };
}

// The numbers of features and values are used in addresses: new ones are added at the end of a list, and no number is
// reused.
export const VALUES_OF_A_FEATURE = 1000;

export function choice(id: number, name: string, words: readonly string[]): OfferingFeature {
  const read = (value: FeatureValue) => {
    const at = words.indexOf(String(value));
    return { id_feature_value: id * VALUES_OF_A_FEATURE + at + 1, text: capitalised(String(value)) };
  };
  const isKnown = (value: FeatureValue) => words.includes(String(value));
  return { id, name, schema: z.enum(words), isKnown, read };
}

export function choices(id: number, name: string, words: readonly string[]): OfferingFeature {
  return { ...choice(id, name, words), schema: z.array(z.enum(words)).min(1) };
}

export function measure(id: number, name: string, unit: string, scale = 1): OfferingFeature {
  const read = (value: FeatureValue) => ({
    id_feature_value: id * VALUES_OF_A_FEATURE + Math.round(Number(value) * scale),
    text: unit ? `${value} ${value === 1 ? unit.replace(/^(year|day)s$/, "$1") : unit}` : String(value),
  });
  const schema = z
    .number()
    .min(0)
    .max((VALUES_OF_A_FEATURE - 1) / scale);
  return { id, name, schema, isKnown: isNumber, read };
}

export function rating(id: number, name: string): OfferingFeature {
  const read = (value: FeatureValue) => ({
    id_feature_value: id * VALUES_OF_A_FEATURE + Number(value),
    text: `${value} of 5`,
  });
  return { id, name, schema: z.number().int().min(1).max(5), isKnown: isNumber, read };
}

export const SHARED_FEATURES = {
  warrantyYears: measure(15, "Warranty", "years"),
  leadDays: measure(16, "Lead time", "days"),
};

function isNumber(value: FeatureValue): boolean {
  return typeof value === "number";
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
