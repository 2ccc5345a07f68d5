import { type MouseEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { bandInRoom } from "../../../../prices/my-room.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Button, ButtonLink, GoLink } from "../../../../ui/forms/button.tsx";
import { IconButton } from "../../../../ui/forms/icon-button.tsx";
import { useImageHosts } from "../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../ui/media/photo.ts";
import { EmptyState } from "../../../../ui/overlay/empty-state.tsx";
import { Drawer } from "../../../../ui/overlay/modal.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { loginAddress } from "../../../../urls/login-address.ts";
import { island } from "../../../frame/islands/island.tsx";
import { IslandPictures } from "../../../frame/islands/island-pictures.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { leadAttributes } from "../../../frame/lead-attributes.ts";
import { copyText } from "../../../frame/use-copied.ts";
import { currentRoom } from "../../design-ideas/my-room/current-room.ts";
import { loadStoredRoom } from "../../design-ideas/my-room/load-room.ts";
import { InRoom, OwnPrice } from "../../design-ideas/my-room/room-price-words.tsx";
import { useMyRoom } from "../../design-ideas/my-room/use-my-room.ts";
import { keyOf, type SavedDesign } from "./saved-design.ts";
import { savedDesigns } from "./saved-designs.ts";
import { SAVED_DRAWER_ID } from "./saved-words.ts";
import { putBack, removeSaved } from "./toggle-saved.ts";
import type { WishlistStore } from "./wishlist-store.ts";
import "./wishlist.css";

interface SavedDrawerProps {
  ideas: string;
  talk: string;
  boards: string;
}

/** The saved designs of a visitor. They are stored on the device, so the server renders an empty drawer. */
export default island("saved-drawer", SavedDrawer, {
  when: "intent",
  openers: `[data-opens="${SAVED_DRAWER_ID}"]`,
});

function SavedDrawer({ ideas, talk, boards }: SavedDrawerProps) {
  const { t } = useText();
  const { country } = usePage().edition;
  const saved = useSaved();
  const [held, hold] = useRemovedRows();
  useEffect(() => {
    if (!currentRoom.getState()) void loadStoredRoom(country);
  }, [country]);
  if (!saved) return null;
  const store = savedDesigns(country);
  const keys = new Set(saved.map(keyOf));
  const rows = held ?? saved;
  return (
    <Drawer
      id={SAVED_DRAWER_ID}
      title={t("wishlist.title")}
      className="wishlist"
      onClick={closeOnJump}
      onClose={() => hold(undefined)}
      foot={saved.length > 0 && <WishlistOnward saved={saved} talk={talk} />}
    >
      {saved.length > 0 && <StorageNote storage={store.storage} boards={boards} />}
      <ul className="wishlist__list">
        <IslandPictures>
          {rows.map((design) => (
            <SavedRow
              key={keyOf(design)}
              design={design}
              isOut={!keys.has(keyOf(design))}
              onRemove={() => {
                hold(rows);
                void removeSaved(design, store);
              }}
              onUndo={() => void putBack(design, store)}
            />
          ))}
        </IslandPictures>
      </ul>
      {rows.length === 0 && (
        <EmptyState
          title={t("wishlist.emptyTitle")}
          level={3}
          exits={<ButtonLink href={ideas}>{t("wishlist.browse")}</ButtonLink>}
        >
          {t("wishlist.empty")}
        </EmptyState>
      )}
    </Drawer>
  );
}

/**
 * Says where the designs are saved: on this device, with a link to the login, or in the account, with a link to its
 * boards.
 */
function StorageNote({ storage, boards }: Pick<WishlistStore, "storage"> & Pick<SavedDrawerProps, "boards">) {
  const { t } = useText();
  const isHere = storage === "device";
  return (
    <div className="stack gap-1">
      <p className="t15 soft">{t(isHere ? "wishlist.onDevice" : "wishlist.inAccount")}</p>
      <GoLink href={isHere ? loginAddress(boards) : boards}>
        {t(isHere ? "wishlist.logInMore" : "wishlist.boards")}
      </GoLink>
    </div>
  );
}

type RemovedRows = readonly SavedDesign[] | undefined;

/**
 * Removed rows stay until the drawer closes, so that they can be restored. A change by another tab removes them
 * immediately.
 */
function useRemovedRows(): [held: RemovedRows, hold: (rows: RemovedRows) => void] {
  const { country } = usePage().edition;
  const [held, hold] = useState<RemovedRows>();
  useEffect(
    () =>
      savedDesigns(country).subscribe(() => {
        if (!document.hasFocus()) hold(undefined);
      }),
    [country],
  );
  return [held, hold];
}

/** A link within this page must close the drawer that covers it. */
function closeOnJump({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target instanceof Element && target.closest('a[href*="#"]')) currentTarget.close();
}

/** Subscribes to the saved designs. Undefined on the server and while hydrating. */
function useSaved(): readonly SavedDesign[] | undefined {
  const { country } = usePage().edition;
  const subscribe = useCallback((listen: () => void) => savedDesigns(country).subscribe(listen), [country]);
  return useSyncExternalStore(
    subscribe,
    () => savedDesigns(country).list(),
    () => undefined,
  );
}

interface SavedRowProps {
  design: SavedDesign;
  isOut: boolean;
  onRemove: () => void;
  onUndo: () => void;
}

function SavedRow({ design, isOut, onRemove, onUndo }: SavedRowProps) {
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
          // The undo button replaces the remove button and receives the focus.
          flushSync(onRemove);
          undo.current?.focus();
        }}
      />
    </li>
  );
}

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

export const SAVED_CTA = "Design Idea Tag";

function WishlistOnward({ saved, talk }: { saved: readonly SavedDesign[]; talk: string }) {
  const { t } = useText();
  const [copied, setCopied] = useState<readonly SavedDesign[]>();
  const share = async () => {
    if ((await shareDesigns(t("wishlist.title"), saved)) === "copied") setCopied(saved);
  };
  return (
    <div className="stack">
      <p className="strong">{t("wishlist.banner")}</p>
      <div className="wishlist__exits row">
        <ButtonLink href={talk} {...leadAttributes({ ctaType: SAVED_CTA, formTitle: t("wishlist.banner") })}>
          {t("layout.talkToDesigner")}
        </ButtonLink>
        <Button look="quiet" icon="share" onClick={share}>
          {t("wishlist.share")}
        </Button>
      </div>
      {/* The message disappears when the list changes, because it refers to the copied list. */}
      <p className="t13 soft" role="status">
        {copied === saved && t("wishlist.shared")}
      </p>
    </div>
  );
}

/** Shares the list with the device's share function, or copies it if there is none. */
async function shareDesigns(
  title: string,
  designs: readonly SavedDesign[],
): Promise<"shared" | "copied" | "left"> {
  const lines = designs.map((design) => `${design.title}\n${new URL(design.href, location.href).href}`);
  const text = [title, ...lines].join("\n\n");
  // navigator.share exists only on secure pages, and not in every browser.
  if (typeof navigator.share !== "function") return (await copyText(text)) ? "copied" : "left";
  try {
    await navigator.share({ title, text });
    return "shared";
  } catch (error) {
    // The visitor cancelled.
    if (error instanceof DOMException) return "left";
    throw error;
  }
}
