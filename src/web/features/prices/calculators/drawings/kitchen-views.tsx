import { holds, listIn, numberIn } from "../../../../../prices/calculators/choices.ts";
import type { DrawnChoices } from "../state/calculator-facts.ts";
import { Doors, doorsIn, FrontsSheet, SHEET } from "./doors.tsx";
import { KitchenDrawing } from "./kitchen-drawing.tsx";

/** Heights above the floor in feet. */
const LEVELS = { plinth: 0.35, worktop: 2.8, wall: 4.7, loft: 6.9, ceiling: 9.2 };

/** Walls are drawn from above; every other answer changes the view of the fronts. */
export function KitchenViews({ calc }: { calc: DrawnChoices & { state: { step: string } } }) {
  const { step } = calc.state;
  return step === "layout" || step === "walls" ? (
    <KitchenDrawing calc={calc} />
  ) : (
    <KitchenFronts calc={calc} />
  );
}

/** The longest wall of a kitchen from the front, to scale, with the chosen fronts. */
function KitchenFronts({ calc: { priced } }: { calc: DrawnChoices }) {
  const { asked } = priced;
  const width = Math.max(numberIn(asked, "a"), 3);
  const extras = listIn(asked, "extras");
  const scale = Math.min((SHEET.width - 2 * SHEET.margin) / Math.max(width, 10), 320 / LEVELS.ceiling);
  const wide = Math.round(width * scale);
  const y = (level: number) => Math.round((LEVELS.ceiling - level) * scale);
  const floor = y(0);
  const plinth = y(LEVELS.plinth);
  const worktop = y(LEVELS.worktop);
  const wall = y(LEVELS.wall);
  const loft = y(LEVELS.loft);
  const door = wide / doorsIn(width);
  // The hob and its chimney take the width of one door.
  const at = Math.round(doorsIn(width) * 0.55);
  const hob = Math.round(at * door);
  const row = { wide, scale, asked };
  const hasHob = extras.includes("appliances");
  return (
    <FrontsSheet wide={wide} floor={floor}>
      {extras.includes("backsplash") && (
        <path className="fronts__tiles" d={`M0 ${wall}H${wide}V${worktop}H0Z`} />
      )}
      <Doors {...row} top={worktop} bottom={plinth} drawers={extras.includes("accessories") && at} />
      {!holds("cabinets:base", asked) && <Doors {...row} top={loft} bottom={wall} gap={hasHob && at} />}
      {holds("cabinets:loft", asked) && <Doors {...row} top={0} bottom={loft} />}
      {extras.includes("counter") && (
        <path className="fronts__worktop" d={`M-4 ${worktop - 7}H${wide + 4}v7H-4Z`} />
      )}
      {hasHob && (
        <path
          className="fronts__steel"
          d={`M${hob} ${worktop - 11}h${door}v4h${-door}ZM${hob} ${wall}h${door}l${-0.3 * door} -20V${loft}h${-0.4 * door}V${wall - 20}Z`}
        />
      )}
    </FrontsSheet>
  );
}
