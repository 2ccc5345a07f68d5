import { useRef } from "react";
import { flushSync } from "react-dom";
import { bandInRoom } from "../../../prices/my-room.ts";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { IconButton } from "../../../ui/forms/icon-button.tsx";
import { useImageHosts } from "../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../ui/media/photo.ts";
import { useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { InRoom, OwnPrice } from "../my-room/price-words.tsx";
import { useMyRoom } from "../my-room/use-my-room.ts";
import type { SavedDesign } from "./saved-design.ts";

interface SavedRowProps {
  design: SavedDesign;
  /** Taken out just now; it can be put back. */
  isOut: boolean;
  onRemove: () => void;
  onUndo: () => void;
}

export function SavedRow({ design, isOut, onRemove, onUndo }: SavedRowProps) {
  const { t } = useText();
  const atHost = useImageHosts();
  const remove = useRef<HTMLButtonElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const { title, href, image } = design;
  return (
    <li className={joinClasses("rule pad-block-4 wishlist__item beside", isOut && "is-removed")}>
      <img
        src={stampUrl({ url: image }, atHost)}
        alt=""
        width={320}
        height={213}
        loading="lazy"
        decoding="async"
      />
      <div className="wishlist__words stack gap-1">
        <h3 className="d20">
          <a href={href}>{title}</a>
        </h3>
        <SavedPrice design={design} />
        <p className="wishlist__undo line t15 soft">
          {t("wishlist.removedHere")}
          <Button
            ref={undo}
            look="quiet"
            size="small"
            onClick={() => {
              flushSync(onUndo);
              remove.current?.focus();
            }}
          >
            {t("wishlist.undo")}
          </Button>
        </p>
      </div>
      <IconButton
        ref={remove}
        className="wishlist__remove"
        icon="close"
        label={t("wishlist.remove", { name: title })}
        onClick={() => {
          // The one takes the other's place, and the focus with it.
          flushSync(onRemove);
          undo.current?.focus();
        }}
      />
    </li>
  );
}

/** In the visitor's room where they have told it, else as it is drawn. */
function SavedPrice({ design: { price, facts } }: Pick<SavedRowProps, "design">) {
  const { country } = usePage().edition;
  const known = useMyRoom();
  const band = facts && known?.room && bandInRoom(known.rates, facts, known.room);
  if (!band && price === undefined) return null;
  return (
    <p className="wishlist__price t15 soft">
      {band ? <InRoom band={band} country={country} /> : <OwnPrice own={price ?? 0} country={country} />}
    </p>
  );
}
