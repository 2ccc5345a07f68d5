import type { Edition } from "../../../../editions/edition.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { roomSizeFacts } from "../../designs/room-size.ts";
import type { Look } from "./load-look.ts";
import { roomId } from "./room-id.ts";
import "./look-rooms.css";

const SIZES = "(width < 600px) 100vw, (width < 1024px) 92vw, 860px";

/** One room after another, as one walks through; each with its number in the plan, its size and its share of the cost. */
export function LookRooms({ look, edition }: { look: Look; edition: Edition }) {
  const { t } = useText();
  const { rooms = [], plan } = look;
  if (rooms.length === 0) return null;
  return (
    <section className="sec look-rooms" aria-labelledby="look-rooms">
      <div className="wrap">
        <h2 className="d42 look-rooms__title" id="look-rooms">
          {t("looks.rooms")}
        </h2>
        <ol className="look-rooms__list">
          {rooms.map(({ room, name, title, text, picture, cost }, index) => {
            const drawn = plan?.rooms.find((one) => one.room === room);
            return (
              <li key={title} id={roomId(index)} className="look-room split">
                <Picture {...picture} sizes={SIZES} />
                <div className="stack gap-3 look-room__words">
                  <p className="look-room__number num" aria-hidden="true">
                    {index + 1}
                  </p>
                  <p className="kicker">{name}</p>
                  <h3 className="d32">{title}</h3>
                  <p className="soft">{text}</p>
                  <Facts
                    items={[
                      ...(drawn
                        ? roomSizeFacts({ length: drawn.width, breadth: drawn.depth }, edition.country, t)
                        : []),
                      ...(cost
                        ? [<Money key="cost" amount={cost.low} to={cost.high} country={edition.country} />]
                        : []),
                    ]}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
