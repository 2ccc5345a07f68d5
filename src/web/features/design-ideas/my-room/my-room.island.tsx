import type { CSSProperties } from "react";
import type { MyRoom } from "../../../../prices/my-room.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { describeRoom, MY_ROOM_DIALOG, type RoomTerms, wrongSize } from "./describe-room.ts";
import { MyRoomDialog, type MyRoomProps } from "./dialog/my-room-dialog.tsx";
import { useMyRoom } from "./use-my-room.ts";
import "./my-room.css";

/** The dialog opens without this island; a room that only the device has stored loads it. */
export default island("my-room", MyRoomBar, { when: "intent" });

/** Reserves the space of all its states, so that nothing moves. */
function MyRoomBar(props: MyRoomProps) {
  const { t } = useText();
  const news = useMyRoom();
  const { terms } = props;
  const room = news ? news.room : props.room;
  const isWrong = props.isWrong && !news;
  return (
    <section
      className="box myroom pile"
      aria-label={t("myRoom.name")}
      data-state={room ? "known" : isWrong ? "wrong" : "unknown"}
    >
      <Known room={room} terms={terms} />
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
          <p className="t13 medium bad">{wrongSize(t, terms.unit)}</p>
          <OpenLink>{t("myRoom.tryAgain")}</OpenLink>
        </div>
      )}
      <MyRoomDialog {...props} room={room} />
    </section>
  );
}

function Known({ room, terms }: { room: MyRoom | undefined; terms: RoomTerms }) {
  const { t } = useText();
  const { size, place } = room ? describeRoom(t, terms, room) : { size: "", place: "" };
  return (
    <div className="myroom__state myroom__state--known">
      <p className="t13 soft">{t("myRoom.pricesFor")}</p>
      <div className="myroom__line beside beside--3">
        <Plan room={room} />
        <p className="myroom__words">
          <b>{size}</b>
          <small>{place}</small>
        </p>
        <OpenLink>{t("myRoom.change")}</OpenLink>
      </div>
    </div>
  );
}

function Plan({ room }: { room?: MyRoom | undefined }) {
  return (
    <span className="myroom__plan center" style={planOf(room)} aria-hidden="true">
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
