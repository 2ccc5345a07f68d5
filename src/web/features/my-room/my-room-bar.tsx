import type { CSSProperties } from "react";
import type { Edition } from "../../../editions/edition.ts";
import type { MyRoom } from "../../../prices/my-room.ts";
import type { PriceRates } from "../../../prices/rates.ts";
import { useText } from "../../../ui/text/text.tsx";
import { useDocument } from "../../frame/document-context.ts";
import { cityName } from "./city-name.ts";
import { describeRoom, type RoomTexts } from "./describe-room.ts";
import { MY_ROOM_DIALOG, MyRoomDialog } from "./my-room-dialog.tsx";
import { readTypedRoom } from "./my-room-query.ts";
import { roomTexts, wrongSize } from "./room-texts.ts";
import "./my-room-bar.css";

export interface MyRoomBarProps {
  edition: Edition;
  /** Without rates there are no estimates, and nothing is asked. */
  rates: PriceRates | undefined;
  room: MyRoom | undefined;
  /** Of this page: the form comes back to it. */
  path: string;
  /** What else stands in the address and stays there. */
  keep?: Record<string, string>;
}

/** Says which room the prices are for, or asks for it. What it shows later lies there already, so that nothing moves. */
export function MyRoomBar({ edition, rates, room, path, keep = {} }: MyRoomBarProps) {
  const { t } = useText();
  const typed = readTypedRoom(useDocument().place.url.searchParams);
  if (!rates) return null;
  const texts = roomTexts(t, rates, (slug) => cityName(edition.country, slug, edition.language));
  const isWrong = typed !== undefined && room === undefined;
  return (
    <section
      className="myroom pile"
      aria-label={t("myRoom.name")}
      data-my-room={JSON.stringify(texts)}
      data-country={edition.country}
      data-state={room ? "known" : isWrong ? "wrong" : "unknown"}
    >
      <Known room={room} texts={texts} />
      <div className="myroom__state myroom__state--unknown">
        <div className="myroom__line beside beside--3">
          <Plan />
          <p className="myroom__words">
            <OpenLink>{t("myRoom.ask")}</OpenLink>
            <small>{t("myRoom.askNote")}</small>
          </p>
        </div>
      </div>
      {isWrong && (
        <div className="myroom__state myroom__state--wrong" role="alert">
          <p className="t13 myroom__wrong">{wrongSize(t, rates)}</p>
          <OpenLink>{t("myRoom.tryAgain")}</OpenLink>
        </div>
      )}
      <MyRoomDialog {...{ edition, rates, texts, room, path, keep, typed, isWrong }} />
    </section>
  );
}

function Known({ room, texts }: { room: MyRoom | undefined; texts: RoomTexts }) {
  const { t } = useText();
  const { size, place } = room ? describeRoom(texts, room) : { size: "", place: "" };
  return (
    <div className="myroom__state myroom__state--known">
      <p className="t13 soft">{t("myRoom.pricesFor")}</p>
      <div className="myroom__line beside beside--3">
        <Plan room={room} />
        <p className="myroom__words">
          <b data-my-room-size>{size}</b>
          <small data-my-room-place>{place}</small>
        </p>
        <OpenLink>{t("myRoom.change")}</OpenLink>
      </div>
    </div>
  );
}

/** The room from above, to scale. */
function Plan({ room }: { room?: MyRoom | undefined }) {
  return (
    <span className="myroom__plan center" style={planOf(room)} data-my-room-plan aria-hidden="true">
      <span />
    </span>
  );
}

function OpenLink({ children }: { children: string }) {
  return (
    <a className="link t15 myroom__open tap" href={`#${MY_ROOM_DIALOG}`} data-opens={MY_ROOM_DIALOG}>
      {children}
    </a>
  );
}

function planOf(room: MyRoom | undefined): CSSProperties & Record<`--${string}`, number> {
  return room ? { "--length": room.length, "--breadth": room.breadth } : {};
}
