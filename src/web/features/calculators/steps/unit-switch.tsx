import type { Field } from "../../../../prices/calculators/calculator.ts";
import { changeUnit, unitIn } from "../../../../prices/calculators/choices-query.ts";
import type { LengthUnit } from "../../../../prices/calculators/units.ts";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import type { LivingCalculator } from "../state/use-calculator.ts";
import { follow } from "./turn.ts";
import "../../../../ui/forms/chip.css";

const UNIT_NAMES = { ft: "myRoom.unitFt", m: "myRoom.unitM" } as const satisfies Record<
  LengthUnit,
  MessageKey
>;

/** Links, not inputs: a form that is sent cannot turn numbers into another unit, but an address has them turned already. */
export function UnitSwitch({ calc, fields }: { calc: LivingCalculator; fields: readonly Field[] }) {
  const { t } = useText();
  const { calculator, facts, state, hrefOf } = calc;
  const isMeasured = fields.some((field) => field.kind === "number" && field.measure !== "count");
  if (!isMeasured || calculator.units.length < 2) return null;
  const now = unitIn(calculator, state.choices);
  return (
    <nav className="calc__unit line" aria-label={t("calc.unit")}>
      <span className="segments">
        {calculator.units.map((unit) => (
          <a
            key={unit}
            className={unit === now ? "segment is-on" : "segment"}
            aria-current={unit === now ? "true" : undefined}
            href={`${hrefOf(changeUnit(calculator, facts.rates, state.choices, unit), state.step)}#step`}
            onClick={follow(() => calc.acts.measureIn(unit))}
          >
            <span>{t(UNIT_NAMES[unit])}</span>
          </a>
        ))}
      </span>
    </nav>
  );
}
