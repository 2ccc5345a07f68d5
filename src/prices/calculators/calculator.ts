import type { Estimate } from "../models/price-lines.ts";
import type { PriceRates } from "../rates.ts";
import type { Choices } from "./choices.ts";
import type { HomePlan } from "./home-plan.ts";
import type { LengthUnit, Measure } from "./units.ts";

export interface Calculator {
  name: string;
  /** The first is the one that its rates are in, and the one that is asked in at first. */
  units: readonly [LengthUnit, ...LengthUnit[]];
  steps: readonly Step[];
  price: (rates: PriceRates, asked: Choices) => Estimate;
  /** How much of what a line of the price is for, in the unit of the rates. */
  quantities: (rates: PriceRates, asked: Choices) => Partial<Record<string, Quantity>>;
  plan?: (rates: PriceRates, asked: Choices) => HomePlan;
  weeks: (asked: Choices) => Weeks;
  /** Whether measures were left to us, so that the range is wider. */
  isGuessed?: (asked: Choices) => boolean;
  /** Lines that come with any work, and are none by themselves. */
  fees?: readonly string[];
  /** Whether such a home is a piece of work for which a number would be a lie. */
  isBespoke?: (rates: PriceRates, asked: Choices, estimate: Estimate) => boolean;
}

export interface Step {
  name: string;
  fields: readonly Field[];
}

export type Field = ChoiceField | NumberField | SeveralField | CityField | DateField;

interface FieldBase {
  name: string;
  /** What does not fit the choices before it is not asked, and counts as what is usual. */
  isAsked?: (asked: Choices) => boolean;
}

/** What holds until somebody says something: always the same, or by the choices before it. */
type Usual<Value> = Value | ((asked: Choices, rates: PriceRates) => Value);

export interface ChoiceField extends FieldBase {
  kind: "choice";
  /** From the plainest to the costliest where there is such an order. */
  options: readonly string[] | ((rates: PriceRates) => readonly string[]);
  usual: Usual<string>;
  /** Whether it is no wish but a fact, which nobody changes for a better price. */
  isFact?: true;
  /** Whether most leave it as it is: then it takes little room. */
  isMinor?: true;
}

export interface NumberField extends FieldBase {
  kind: "number";
  measure: Measure;
  least: number;
  most: number;
  usual: Usual<number>;
}

export interface SeveralField extends FieldBase {
  kind: "several";
  options: readonly string[] | ((rates: PriceRates) => readonly string[]);
  usual: Usual<readonly string[]>;
  isFact?: true;
}

export interface CityField extends FieldBase {
  kind: "city";
  usual: string;
}

/** As YYYY-MM-DD; empty while nobody has said one. */
export interface DateField extends FieldBase {
  kind: "date";
}

export interface Quantity {
  amount: number;
  unit: "ft" | "sq-ft" | "m" | "sq-m" | "piece";
}

export interface Weeks {
  /** From booking to the order. */
  design: number;
  /** From the order to the handover. */
  making: number;
}

export function fieldsOf({ steps }: Pick<Calculator, "steps">): Field[] {
  return steps.flatMap(({ fields }) => fields);
}

export function optionsOf(field: Field, rates: PriceRates): readonly string[] {
  if (field.kind === "city") return Object.keys(rates.cities);
  if (!("options" in field)) return [];
  return typeof field.options === "function" ? field.options(rates) : field.options;
}

export function calculatorParameters(calculator: Pick<Calculator, "steps">): string[] {
  return ["step", "unit", ...fieldsOf(calculator).map(({ name }) => name)];
}
