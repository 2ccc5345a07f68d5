import type { ComponentType } from "react";
import type { DesignIdeaAnswer } from "../../../../../contracts/graphql/design-idea-answer.ts";
import { roomPriceFacts } from "../../../../../prices/my-room.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Rail } from "../../../../../ui/media/rail.tsx";
import { PhoneFold } from "../../../../../ui/navigation/phone-fold.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { DesignCard } from "../../../../features/design-ideas/designs/design-card.tsx";
import { designPath } from "../../../../features/design-ideas/designs/design-path.ts";
import { photoOfDesign } from "../../../../features/design-ideas/designs/list-photos.tsx";
import { withRoom } from "../../../../features/design-ideas/my-room/my-room-query.ts";
import { RoomPrice } from "../../../../features/design-ideas/my-room/room-price.tsx";
import { searchPath } from "../../../../features/lists/search/search-keyword.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import type { Taste } from "../load-tastes.ts";
import type { FilledWidget } from "../load-widgets.ts";
import type { Prices, WidgetProps } from "./widget-props.ts";
import "../../../../sections/picture-sections.css";

/** Each kind of widget has its own layout, so that neighbours look different. */
const BUILDS: Record<string, ComponentType<WidgetProps> | undefined> = {
  trending: rowOf({
    shown: 8,
    cards: "grid mosaic mosaic--four",
    isFlush: true,
    width: (index) => (index === 0 ? 660 : index < 5 ? 318 : 424),
  }),
  "small-spaces": rowOf({ shown: 4, cards: "columns columns--4", tone: "sand", width: () => 318 }),
  "under-a-budget": PriceList,
  "new-this-week": NewRail,
  "by-style": rowOf({
    shown: 4,
    cards: "columns columns--2",
    section: "split align-stretch ideas-styles",
    width: () => 430,
    hasTastes: true,
  }),
};

function rowOf(look: DesignRowLook): ComponentType<WidgetProps> {
  return (props) => <DesignRow {...props} look={look} />;
}

type WidgetSectionsProps = Omit<WidgetProps, "widget"> & { widgets: readonly FilledWidget[] };

/** In the order of the editors; widgets without their own layout come in pairs after the others. */
export function WidgetSections({ widgets, ...shared }: WidgetSectionsProps) {
  const others = widgets.filter(({ id }) => !BUILDS[id]);
  const pairs = others.flatMap((_, index) => (index % 2 === 0 ? [others.slice(index, index + 2)] : []));
  return (
    <>
      {widgets.map((widget) => {
        const Build = BUILDS[widget.id];
        return Build && <Build key={widget.id} widget={widget} {...shared} />;
      })}
      {pairs.map((pair) => (
        <Pair key={pair[0]?.id} widgets={pair} {...shared} />
      ))}
    </>
  );
}

interface DesignRowLook {
  shown: number;
  /** The layout of the cards, and optionally of the section. */
  cards: string;
  section?: string;
  tone?: "sand";
  isFlush?: boolean;
  width: (index: number) => number;
  /** The other styles stand beside the cards, the colours below them. */
  hasTastes?: boolean;
}

function DesignRow({ widget, tastes, room, rates, look }: WidgetProps & { look: DesignRowLook }) {
  const { t } = useText();
  return (
    <Section tone={look.tone} isFlush={look.isFlush} className={look.section}>
      <SectionHead title={widget.title} lede={widget.subtitle} />
      <ul className={`${look.cards} ideas-track`}>
        {widget.designs.slice(0, look.shown).map((design, index) => (
          <li key={design.slug}>
            <DesignCard
              design={design}
              room={room}
              rates={rates}
              sizes={`(width < 600px) calc(100vw - 40px), (width < 1024px) 45vw, ${look.width(index)}px`}
            />
          </li>
        ))}
      </ul>
      {look.hasTastes && (
        <>
          <TasteLinks label={t("ideas.styles")} tastes={tastes.styles} look="beside" />
          <TasteLinks label={t("ideas.colours")} tastes={tastes.colours} look="below" />
        </>
      )}
    </Section>
  );
}

interface TasteLinksProps {
  label: string;
  tastes: readonly Taste[];
  look: "beside" | "below";
}

function TasteLinks({ label, tastes, look }: TasteLinksProps) {
  const ideas = linkTo(usePage().edition, "design-ideas") ?? "";
  if (tastes.length === 0) return null;
  return (
    <nav className={`tastes tastes--${look}`} aria-label={label}>
      <p className="t15 soft">{label}</p>
      <ul>
        {tastes.map(({ name, keyword, hex }) => (
          <li key={keyword}>
            <a className={look === "beside" ? "d25" : "t15"} href={searchPath(ideas, keyword)}>
              {hex && <span className="no-shrink tastes__chip" style={{ backgroundColor: hex }} />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NewRail({ widget, room, rates }: WidgetProps) {
  return (
    <section className="sec sec--flush ideas-new">
      <Rail
        bleed
        label={widget.title}
        head={
          <>
            <h2 className="d42">{widget.title}</h2>
            <p className="soft">{widget.subtitle}</p>
          </>
        }
      >
        {widget.designs.slice(0, 8).map((design) => (
          <DesignCard
            key={design.slug}
            design={design}
            room={room}
            rates={rates}
            sizes="(width < 600px) 78vw, 380px"
          />
        ))}
      </Rail>
    </section>
  );
}

const LINES = 3;

function Pair({ widgets, room, rates }: Prices & { widgets: readonly FilledWidget[] }) {
  return (
    <Section className="split split--even ideas-pair">
      {widgets.map(({ id, title, subtitle, designs }) => (
        <PhoneFold
          key={id}
          label={<h2 className="d25">{title}</h2>}
          heading={
            <div className="phone-fold__heading ideas-pair__head">
              <h2 className="d32">{title}</h2>
              {subtitle && <p className="soft">{subtitle}</p>}
            </div>
          }
        >
          <ul className="ideas-lines">
            {designs.slice(0, LINES).map((design) => (
              <li key={design.slug}>
                <DesignLine design={design} room={room} rates={rates} />
              </li>
            ))}
          </ul>
        </PhoneFold>
      ))}
    </Section>
  );
}

/** A widget about prices is laid out as a price list. */
function PriceList({ widget, room, rates }: WidgetProps) {
  return (
    <Section className="split split--5-7 align-stretch">
      <div className="stack ideas-prices">
        <h2 className="d42">{widget.title}</h2>
        <p className="soft">{widget.subtitle}</p>
        {widget.picture && <Picture {...widget.picture} sizes="(width < 1024px) 100vw, 520px" />}
      </div>
      <ul className="ideas-lines">
        {widget.designs.slice(0, LINES).map((design) => (
          <li key={design.slug}>
            <DesignLine design={design} room={room} rates={rates} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function DesignLine({ design, room, rates }: Prices & { design: DesignIdeaAnswer }) {
  const { edition } = usePage();
  return (
    <article className="beside rule pad-block-3 ideas-line">
      <Picture photo={photoOfDesign(design)} alt={design.altText} sizes="120px" />
      <div>
        <h3 className="strong">
          <a href={withRoom(designPath(edition, design), room)}>{design.title}</a>
        </h3>
        <p className="t15 soft">{design.roomSize}</p>
      </div>
      <p className="t15 text-end ideas-line__price">
        <RoomPrice
          rates={rates}
          facts={rates && roomPriceFacts(rates, design)}
          own={design.totalPrice}
          room={room}
          country={edition.country}
        />
      </p>
    </article>
  );
}
