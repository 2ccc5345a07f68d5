import type { Estimate } from "../models/price-lines.ts";
import type { PriceRates } from "../rates.ts";
import type { Choices } from "./choices.ts";
import type { HomePlan } from "./home-plan.ts";
import type { LengthUnit, Measure } from "./units.ts";

export interface Calculator {
  name: string;
  /** The first is the unit of its rates and the default unit of the form. */
  units: readonly [LengthUnit, ...LengthUnit[]];
  steps: readonly Step[];
  price: (rates: PriceRates, asked: Choices) => Estimate;
  /** The quantity of each price line, in the unit of the rates. */
  quantities: (rates: PriceRates, asked: Choices) => Partial<Record<string, Quantity>>;
  plan?: (rates: PriceRates, asked: Choices) => HomePlan;
  weeks: (asked: Choices) => Weeks;
  /** True if the visitor left the measures to us, so that the range is wider. */
  isGuessed?: (asked: Choices) => boolean;
  /** Lines that accompany other work and do not count as work alone. */
  fees?: readonly string[];
  /** True if the home is too individual for an honest figure. */
  isBespoke?: (rates: PriceRates, asked: Choices, estimate: Estimate) => boolean;
}

export interface Step {
  name: string;
  fields: readonly Field[];
}

export type Field = ChoiceField | NumberField | SeveralField | CityField | DateField;

interface FieldBase {
  name: string;
  /** A field that does not fit the earlier choices is not shown, and has its default value. */
  isAsked?: (asked: Choices) => boolean;
}

/** The default value: constant, or derived from the earlier choices. */
type Usual<Value> = Value | ((asked: Choices, rates: PriceRates) => Value);

export interface ChoiceField extends FieldBase {
  kind: "choice";
  /** From the cheapest to the most expensive, if there is such an order. */
  options: readonly string[] | ((rates: PriceRates) => readonly string[]);
  usual: Usual<string>;
  /** True for a fact about the home, which the visitor cannot change for a better price. */
  isFact?: true;
  /** True if most visitors keep the default: then the field takes little space. */
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

/** As YYYY-MM-DD; empty until a date is chosen. */
export interface DateField extends FieldBase {
  kind: "date";
}

export interface Quantity {
  amount: number;
  unit: "ft" | "sq-ft" | "m" | "sq-m" | "piece";
}

export interface Weeks {
  /** Weeks from booking to the order. */
  design: number;
  /** Weeks from the order to the handover. */
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
