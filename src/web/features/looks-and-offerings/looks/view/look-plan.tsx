import type { NamedPlan } from "../../../../../contracts/documents/home-look-plan.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { type NumberedRoom, PlanDrawing } from "../../../../sections/home-plan/plan-drawing.tsx";
import { roomSizeFacts } from "../../../design-ideas/designs/room-size.ts";
import { homeArea } from "./home-area.ts";
import type { Look } from "./load-look.ts";
import { roomId } from "./room-id.ts";
import "./look-plan.css";

/** The floor plan of the home, and its rooms as a list of links to their photographs. */
export function LookPlan({ look, edition }: { look: Look; edition: Edition }) {
  const { t } = useText();
  const { plan, rooms: shown = [], homeSize } = look;
  if (!plan) return null;
  const rooms = numbered(plan, shown);
  return (
    <section className="sec on-sand" id="plan">
      <div className="wrap split look-plan">
        <div className="stack gap-3 look-plan__head">
          <h2 className="d42">{t("looks.plan")}</h2>
          <p className="soft">
            {t("looks.planHelp", { size: homeSize?.name ?? "", area: homeArea(plan, t) })}
          </p>
        </div>
        <div className="look-plan__sheet">
          <PlanDrawing
            plan={plan}
            rooms={rooms}
            label={t("looks.planOf", { title: look.title, area: homeArea(plan, t) })}
          />
        </div>
        <ul className="look-plan__rooms">
          {rooms.map(({ number, name, x, y, width, depth }) => (
            <li key={`${x} ${y}`} className="look-plan__room">
              <span className={number ? "look-plan__number num" : "look-plan__number is-none"}>{number}</span>
              {number ? (
                <a className="link" href={`#${roomId(number - 1)}`}>
                  {name}
                </a>
              ) : (
                <span className="soft">{name}</span>
              )}
              <span className="t15 soft num">
                {roomSizeFacts({ length: width, breadth: depth }, edition.country, t).join(" · ")}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Rooms with a photograph have its number and come first, in that order. */
function numbered(plan: NamedPlan, shown: readonly { room: string }[]): NumberedRoom[] {
  const taken = new Set<string>();
  const rooms = plan.rooms.map((room) => {
    const index = taken.has(room.room) ? -1 : shown.findIndex((one) => one.room === room.room);
    taken.add(room.room);
    return { ...room, number: index < 0 ? undefined : index + 1 };
  });
  return rooms.sort((one, other) => (one.number ?? rooms.length) - (other.number ?? rooms.length));
}
