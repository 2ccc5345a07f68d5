import { LANGUAGES } from "../../../../../editions/languages.ts";
import { unitIn } from "../../../../../prices/calculators/choices-query.ts";
import { type PlacedRoom, placeRooms, type RoomKind } from "../../../../../prices/calculators/home-plan.ts";
import { convert } from "../../../../../prices/calculators/units.ts";
import { type MessageKey, useText } from "../../../../../ui/text/text.tsx";
import type { DrawnChoices } from "../state/calculator-facts.ts";
import { SIZES } from "../state/describe-choices.ts";
import "./drawings.css";

const SHEET = { width: 560, height: 440, margin: 28 };

const NAMES: Record<RoomKind, MessageKey> = {
  living: "calc.planLiving",
  majlis: "calc.planMajlis",
  kitchen: "calc.planKitchen",
  "second-kitchen": "calc.planSecondKitchen",
  bedroom: "calc.planBedroom",
  bathroom: "calc.planBathroom",
};

/** The approximate width of a letter, by which a name is fitted between the walls. */
const LETTER = 9;

/**
 * The floor plan of the home: rooms in proportion to their area, coloured if work is done there. Plans are not
 * mirrored.
 */
export function HomeDrawing({ calc }: { calc: DrawnChoices }) {
  const { t, language } = useText();
  const { comma } = LANGUAGES[language];
  const { calculator, facts, state, priced } = calc;
  const plan = calculator.plan?.(facts.rates, priced.asked);
  if (!plan) return null;
  const home = placeRooms(plan);
  const unit = unitIn(calculator, state.choices);
  const say = (area: number) =>
    t(SIZES[unit].area, { sizes: Math.round(convert(area, "area", calculator.units[0], unit)) });
  const inside = { width: SHEET.width - 2 * SHEET.margin, height: SHEET.height - 2 * SHEET.margin - 24 };
  const scale = Math.min(inside.width / home.width, inside.height / home.height);
  const [wide, high] = [home.width * scale, home.height * scale];
  const left = (SHEET.width - wide) / 2;
  return (
    <svg
      className="box room-drawing home-drawing"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      aria-label={t("calc.drawing", { what: [say(plan.area), ...countedNames(home.rooms, t)].join(comma) })}
      direction="ltr"
    >
      <g transform={`translate(${round(left)} ${SHEET.margin})`}>
        {home.rooms.map((room) => (
          <RoomOf
            key={`${room.x}/${room.y}`}
            room={room}
            scale={scale}
            name={t(NAMES[room.kind])}
            size={say(room.area)}
          />
        ))}
        <rect className="home-drawing__walls" width={round(wide)} height={round(high)} />
        <text className="strong home-drawing__whole" x={round(wide / 2)} y={round(high + 30)}>
          {say(plan.area)}
        </text>
      </g>
    </svg>
  );
}

interface RoomOfProps {
  room: PlacedRoom;
  scale: number;
  name: string;
  size: string;
}

/** A name that does not fit horizontally is written vertically. */
function RoomOf({ room, scale, name, size }: RoomOfProps) {
  const width = round(room.width * scale);
  const height = round(room.height * scale);
  const isNarrow = name.length * LETTER + 8 > width;
  const turn = isNarrow ? " rotate(-90)" : "";
  const hasSize = !isNarrow && size.length * LETTER < width && height > 56;
  return (
    <g
      className={room.isDone ? "home-drawing__room is-done" : "home-drawing__room"}
      transform={`translate(${round(room.x * scale)} ${round(room.y * scale)})`}
    >
      <rect width={width} height={height} />
      {(isNarrow ? name.length * LETTER < height && width > 20 : height > 20) && (
        <text transform={`translate(${width / 2} ${height / 2})${turn}`}>
          <tspan x="0" y={hasSize ? -4 : 5}>
            {name}
          </tspan>
          {hasSize && (
            <tspan x="0" y="17" className="home-drawing__size">
              {size}
            </tspan>
          )}
        </text>
      )}
    </g>
  );
}

/** "Living 1", "Bedroom 3" */
function countedNames(rooms: readonly PlacedRoom[], t: ReturnType<typeof useText>["t"]): string[] {
  const kinds = [...new Set(rooms.map(({ kind }) => kind))];
  return kinds.map((kind) => `${t(NAMES[kind])} ${rooms.filter((room) => room.kind === kind).length}`);
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
