import { westernDigits } from "../../editions/western-digits.ts";
import type { PriceRates } from "../rates.ts";
import { type Calculator, type Field, fieldsOf, type NumberField, optionsOf } from "./calculator.ts";
import type { Choices, ChoiceValue } from "./choices.ts";
import { convert, type LengthUnit, onGrid } from "./units.ts";

/** The separator between the values of one field; `NONE` is used for an empty list. */
const BETWEEN = ".";
const NONE = "none";

/**
 * Reads the choices from the query, with the default for every missing or invalid value: the result is always
 * complete.
 */
export function readChoices(calculator: Calculator, rates: PriceRates, query: URLSearchParams): Choices {
  const unit = calculator.units.find((known) => known === query.get("unit")) ?? calculator.units[0];
  return walk(calculator, rates, unit, (field, usual) =>
    read(field, query, { usual, unit, calculator, rates }),
  );
}

/** Invalid numbers of the query, as typed, so that the form can show them again. */
export function refusedNumbers(
  calculator: Calculator,
  rates: PriceRates,
  query: URLSearchParams,
): Record<string, string> {
  const choices = readChoices(calculator, rates, query);
  const asked = askedIn(calculator, rates, choices);
  const unit = unitIn(calculator, choices);
  return Object.fromEntries(
    fieldsOf(calculator).flatMap((field) => {
      const typed = query.get(field.name);
      if (field.kind !== "number" || typed === null || field.isAsked?.(asked) === false) return [];
      const { least, most } = boundsOf(field, calculator, unit);
      const number = onGrid(parseNumber(typed), field.measure, unit);
      return number >= least && number <= most ? [] : [[field.name, typed.trim().slice(0, LONGEST)]];
    }),
  );
}

/** Enough to recognise the typed value. */
const LONGEST = 12;

export function boundsOf({ measure, least, most }: NumberField, { units }: Calculator, unit: LengthUnit) {
  const bound = (limit: number) => convert(limit, measure, units[0], unit);
  return { least: bound(least), most: bound(most) };
}

export function choicesToQuery(calculator: Calculator, rates: PriceRates, choices: Choices): URLSearchParams {
  const unit = unitIn(calculator, choices);
  const query = new URLSearchParams(unit === calculator.units[0] ? {} : { unit });
  walk(calculator, rates, unit, (field, usual) => {
    const value = choices[field.name] ?? usual;
    if (write(value) !== write(usual)) query.set(field.name, write(value));
    return value;
  });
  return query;
}

/** Changes one choice. Defaults that depend on it change as well. */
export function changeChoice(
  calculator: Calculator,
  rates: PriceRates,
  choices: Choices,
  name: string,
  value: ChoiceValue,
): Choices {
  const query = choicesToQuery(calculator, rates, choices);
  query.set(name, write(value));
  return readChoices(calculator, rates, query);
}

export function changeUnit(
  calculator: Calculator,
  rates: PriceRates,
  choices: Choices,
  unit: LengthUnit,
): Choices {
  const from = unitIn(calculator, choices);
  return walk(calculator, rates, unit, (field, usual) => {
    const value = choices[field.name] ?? usual;
    return field.kind === "number" && typeof value === "number"
      ? convert(value, field.measure, from, unit)
      : value;
  });
}

/** The choices as they are priced: in the unit of the rates, and with the default for each field that is not shown. */
export function askedIn(calculator: Calculator, rates: PriceRates, choices: Choices): Choices {
  const asked: Record<string, ChoiceValue> = {};
  walk(calculator, rates, unitIn(calculator, choices), (field, usual) => choices[field.name] ?? usual, asked);
  return asked;
}

export function unitIn({ units }: Pick<Calculator, "units">, choices: Choices): LengthUnit {
  return units.find((known) => known === choices.unit) ?? units[0];
}

type Choose = (field: Field, usual: ChoiceValue) => ChoiceValue;

/** Visits all fields in order, because a default may depend on the earlier choices. */
function walk(
  calculator: Calculator,
  rates: PriceRates,
  unit: LengthUnit,
  choose: Choose,
  asked: Record<string, ChoiceValue> = {},
): Choices {
  const base = calculator.units[0];
  const choices: Record<string, ChoiceValue> = { unit };
  asked.unit = base;
  for (const field of fieldsOf(calculator)) {
    const usual = usualOf(field, rates, asked);
    const value = choose(field, inUnit(field, usual, base, unit));
    choices[field.name] = value;
    asked[field.name] = field.isAsked?.(asked) === false ? usual : inUnit(field, value, unit, base);
  }
  return choices;
}

function inUnit(field: Field, value: ChoiceValue, from: LengthUnit, to: LengthUnit): ChoiceValue {
  if (field.kind !== "number" || typeof value !== "number" || from === to) return value;
  return convert(value, field.measure, from, to);
}

function usualOf(field: Field, rates: PriceRates, asked: Choices): ChoiceValue {
  if (field.kind === "date") return "";
  const usual = typeof field.usual === "function" ? field.usual(asked, rates) : field.usual;
  if (typeof usual !== "string") return usual;
  const options = optionsOf(field, rates);
  return options.includes(usual) ? usual : (options[0] ?? usual);
}

interface Reading {
  usual: ChoiceValue;
  unit: LengthUnit;
  calculator: Calculator;
  rates: PriceRates;
}

function read(field: Field, query: URLSearchParams, reading: Reading): ChoiceValue {
  const given = query.getAll(field.name);
  const [first] = given;
  if (first === undefined) return reading.usual;
  if (field.kind === "number") return readNumber(field, first, reading);
  if (field.kind === "date") return DATE.test(first) ? first : "";
  const options = optionsOf(field, reading.rates);
  if (field.kind === "several") {
    const named = new Set(given.flatMap((value) => value.split(BETWEEN)));
    return options.filter((option) => named.has(option));
  }
  return options.includes(first) ? first : reading.usual;
}

const DATE = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function readNumber(field: NumberField, text: string, { usual, unit, calculator }: Reading): ChoiceValue {
  const number = parseNumber(text);
  if (!Number.isFinite(number)) return usual;
  const { least, most } = boundsOf(field, calculator, unit);
  return Math.min(Math.max(onGrid(number, field.measure, unit), least), most);
}

function parseNumber(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(westernDigits(text).replace(/[,٫]/, "."));
}

function write(value: ChoiceValue): string {
  if (typeof value !== "object") return String(value);
  return value.length > 0 ? value.join(BETWEEN) : NONE;
}
