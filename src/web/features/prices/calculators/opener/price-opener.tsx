import type { SectionOf } from "../../../../../contracts/documents/sections/content-section.ts";
import { fieldsOf, optionsOf } from "../../../../../prices/calculators/calculator.ts";
import { CALCULATORS } from "../../../../../prices/calculators/calculators.ts";
import { textIn } from "../../../../../prices/calculators/choices.ts";
import { readChoices } from "../../../../../prices/calculators/choices-query.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Select } from "../../../../../ui/forms/select.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import type { CalculatorProps } from "../state/calculator-facts.ts";
import { optionLabel } from "../state/describe-choices.ts";
import "./price-opener.css";

interface PriceOpenerProps extends Omit<SectionOf<"price-opener">, "kind" | "calculator"> {
  facts: CalculatorProps;
}

/** The first questions of a calculator, as a form that leads to where the whole of it stands. */
export function PriceOpener({ facts, fields, page, params, anchor, ...section }: PriceOpenerProps) {
  const { edition } = usePage();
  const href = linkTo(edition, page, params);
  if (!href) return null;
  const calculator = CALCULATORS[facts.name];
  const usual = readChoices(calculator, facts.rates, new URLSearchParams());
  const asked = fieldsOf(calculator).filter(({ name }) => fields.includes(name));
  return (
    <Section id={section.id} tone={section.tone}>
      <SectionHead title={section.title} lede={section.lede} />
      <form
        className="columns columns--fit gap-4 below-4 price-opener"
        action={anchor ? `${href}#${anchor}` : href}
        method="get"
      >
        {asked.map((field) => (
          <Select
            key={field.name}
            label={facts.words.fields[field.name]?.label ?? field.name}
            name={field.name}
            defaultValue={textIn(usual, field.name)}
          >
            {optionsOf(field, facts.rates).map((option) => (
              <option key={option} value={option}>
                {optionLabel(facts, field.name, option)}
              </option>
            ))}
          </Select>
        ))}
        <Button type="submit">{section.action}</Button>
      </form>
      {section.note && <p className="t15 soft">{section.note}</p>}
    </Section>
  );
}
