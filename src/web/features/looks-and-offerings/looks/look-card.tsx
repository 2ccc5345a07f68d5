import type { LookItem } from "../../../../contracts/calls/looks-calls.ts";
import type { Country } from "../../../../editions/regions.ts";
import { Card } from "../../../../ui/media/card.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { keepTogether } from "../../../../ui/text/keep-together.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { type Text, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { SaveButton } from "../../customer/wishlist/save-button.tsx";
import { coverOf, savedLook } from "./look-cover.ts";
import { FORCED_CITY, lookPath } from "./look-path.ts";
import { PlanSketch } from "./plan-sketch.tsx";
import { homeArea } from "./view/home-area.ts";
import "./look-card.css";

interface LookCardProps {
  look: LookItem;
  listHref: string;
  priority?: boolean;
}

const COVER_SIZES = "(width < 1024px) 45vw, (width < 1440px) 29.5vw, 424px";
/** A room beside the cover has a third of its width. */
const ROOM_SIZES = "(width < 600px) 45vw, (width < 1024px) 22vw, 210px";
const ROOMS_BELOW = 2;

export function LookCard({ look, listHref, priority = false }: LookCardProps) {
  const { t } = useText();
  const { edition } = usePage();
  const { title, price, tier, style, condition, scope, palette, rooms = [], plan, isNew } = look;
  const cover = coverOf(look);
  const below = rooms.filter(({ picture }) => picture.photo.url !== cover.photo.url).slice(0, ROOMS_BELOW);
  return (
    <Card
      picture={{ ...cover, sizes: COVER_SIZES, priority }}
      strip={
        plan ? (
          <PlanSketch plan={plan} label={t("looks.planOf", { title, area: homeArea(plan, t) })} />
        ) : below.length === ROOMS_BELOW ? (
          <div className="look-card__rooms">
            {below.map(({ picture }) => (
              <Picture key={picture.photo.url} {...picture} sizes={ROOM_SIZES} />
            ))}
          </div>
        ) : undefined
      }
      title={keepTogether(title)}
      href={lookPath(edition, look)}
      facts={factsOf(look, edition.country, t)}
      price={
        <span className="look-card__foot">
          {price && <Money amount={price.low} to={price.high} country={edition.country} />}
          {palette && <PaletteDots palette={palette} />}
          {price && tier && (
            <span className="look-card__scope t13 soft">
              {tier.name}
              {style && <span className="look-card__style"> · {style.name}</span>}
              {condition === "resale" && ` · ${t("looks.resaleScope")}`}
              {scope === "kitchen-wardrobes-paint" && ` · ${t("looks.includesRental")}`}
            </span>
          )}
        </span>
      }
      tag={isNew && <span className="tag">{t("looks.new")}</span>}
      heart={<SaveButton design={savedLook(look, lookPath(edition, look) ?? listHref)} />}
    />
  );
}

function factsOf(look: LookItem, country: Country, t: Text["t"]): string[] {
  const { homeSize, city, style, roomCount, plan } = look;
  const where = FORCED_CITY[country] ? undefined : city;
  return [
    ...(homeSize ? [homeSize.name] : []),
    ...(plan ? [homeArea(plan, t)] : []),
    ...(roomCount && !plan ? [t("looks.roomCount", { count: roomCount })] : []),
    ...[style, where].flatMap((one) => (one ? [one.name] : [])),
  ];
}

function PaletteDots({ palette }: { palette: NonNullable<LookItem["palette"]> }) {
  const { t } = useText();
  const { name, colours } = palette;
  return (
    <span className="palette-dots" role="img" aria-label={t("looks.paletteOf", { name })}>
      {colours.map(({ hex }) => (
        <span key={hex} style={{ backgroundColor: hex }} />
      ))}
    </span>
  );
}
