import { type MouseEvent, useState } from "react";
import type { Board } from "../../../../../contracts/wishlist/wishlist-shapes.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { IconButton } from "../../../../../ui/forms/icon-button.tsx";
import { Select } from "../../../../../ui/forms/select.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { keyOf, type SavedDesign } from "../../wishlist/saved-design.ts";
import { KINDS, type Kind, kindOf } from "../board-design.ts";
import { BandLine, BoardForm, Thumb } from "../board-parts.tsx";
import type { Spread } from "../board-price.ts";

interface SavedGalleryProps {
  saved: readonly SavedDesign[];
  boards: readonly Board[];
  spread: Spread;
  kind: Kind | undefined;
}

export function SavedGallery({ saved, boards, spread, kind: asked }: SavedGalleryProps) {
  const { t } = useText();
  const [kind, setKind] = useState(asked);
  const shown = saved.filter((design) => !kind || kindOf(design) === kind);
  const there = KINDS.filter((one) => saved.some((design) => kindOf(design) === one));
  const choose = (one: Kind | undefined) => (event: MouseEvent) => {
    event.preventDefault();
    setKind(one);
    history.replaceState(history.state, "", one ? `?kind=${one}` : location.pathname);
  };
  return (
    <section className="stack gap-5" aria-labelledby="saved-all">
      <h2 className="d32" id="saved-all">
        {t("saved.allTitle")}
      </h2>
      {there.length > 1 && (
        <nav aria-label={t("saved.kindsLabel")} className="row gap-2">
          <KindLink href="?" isOn={!kind} onClick={choose(undefined)}>
            {t("saved.all")}
          </KindLink>
          {there.map((one) => (
            <KindLink key={one} href={`?kind=${one}`} isOn={kind === one} onClick={choose(one)}>
              {t(`saved.kind-${one}`)}
            </KindLink>
          ))}
        </nav>
      )}
      {shown.length === 0 && <p className="soft">{t("saved.none")}</p>}
      <ul className="columns saved__grid">
        {shown.map((design) => (
          <SavedThing key={keyOf(design)} design={design} boards={boards} spread={spread} />
        ))}
      </ul>
    </section>
  );
}

interface KindLinkProps {
  href: string;
  isOn: boolean;
  onClick: (event: MouseEvent) => void;
  children: string;
}

function KindLink({ href, isOn, onClick, children }: KindLinkProps) {
  return (
    <a
      href={href}
      className={isOn ? "chip is-on" : "chip"}
      aria-current={isOn || undefined}
      onClick={onClick}
    >
      {children}
    </a>
  );
}

interface SavedThingProps extends Pick<SavedGalleryProps, "boards" | "spread"> {
  design: SavedDesign;
}

function SavedThing({ design, boards, spread }: SavedThingProps) {
  const { t } = useText();
  const { country } = usePage().edition;
  const { title: name, href, image } = design;
  const item = keyOf(design);
  return (
    <li className="saved__thing stack gap-2">
      <div className="relative">
        <Thumb image={image} />
        <BoardForm fields={{ do: "unsave", item }} className="saved__remove">
          <IconButton type="submit" look="paper" icon="close" label={t("saved.remove", { name })} />
        </BoardForm>
      </div>
      <h3 className="d20">
        <a href={href}>{name}</a>
      </h3>
      <BandLine thing={design} spread={spread} country={country} />
      {boards.length > 0 && (
        <BoardForm fields={{ do: "add", item }} className="saved__line">
          <Select label={t("saved.addTo")} name="boardId">
            {boards.map((board) => (
              <option key={board.id} value={board.id}>
                {board.name}
              </option>
            ))}
          </Select>
          <Button type="submit" look="line">
            {t("saved.add")}
          </Button>
        </BoardForm>
      )}
    </li>
  );
}
