import { LOOKS_CONFIG, type LookItem } from "../../../../../contracts/calls/looks-calls.ts";
import { type Edition, matchEdition } from "../../../../../editions/edition.ts";
import { formatAmountRange } from "../../../../../editions/money.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { useImageHosts } from "../../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../../ui/media/photo.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Breadcrumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { Facts } from "../../../../../ui/text/facts.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { HeadedSection } from "../../../../sections/parts/section.tsx";
import { SaveButton } from "../../../customer/wishlist/save-button.tsx";
import { roomSizeFacts } from "../../../design-ideas/designs/room-size.ts";
import ShareMenu from "../../../design-ideas/designs/share-menu.island.tsx";
import { LeadLink } from "../../../leads/drawer/lead-link.tsx";
import { LookCard } from "../look-card.tsx";
import { coverOf, savedLook } from "../look-cover.ts";
import { looksPath } from "../look-path.ts";
import { homeArea } from "./home-area.ts";
import type { LoadedLook, Look } from "./load-look.ts";
import { LookCost, LookFinishes } from "./look-cost.tsx";
import { LookPlan } from "./look-plan.tsx";
import { roomId } from "./room-id.ts";
import "../../../../sections/parts/detail-head.css";
import "./look-plan.css";

export function LookView(loaded: LoadedLook) {
  const { look, category, similar, path, url } = loaded;
  const { t } = useText();
  const edition = matchEdition(path);
  usePage().state.setState("looks", { category: category.slug });
  const { homeSize, style, city, tier } = look;
  const isNamed = category.slug !== LOOKS_CONFIG.defaultCategory && category.title;
  return (
    <>
      <div className="wrap look">
        <Breadcrumb
          crumbs={[
            { name: t("layout.home"), href: `/${edition.region}` },
            { name: t("looks.crumb"), href: looksPath(edition, LOOKS_CONFIG.defaultCategory) },
            ...(isNamed ? [{ name: category.title, href: looksPath(edition, category.slug) }] : []),
            { name: look.title },
          ]}
        />
        <div className="detail-head line apart">
          <div className="stack gap-2">
            <h1 className="d56">{look.title}</h1>
            <Facts items={[homeSize, style, city, tier].flatMap((one) => (one ? [one.name] : []))} />
          </div>
          <div className="detail-tools line">
            <ShareMenu url={url} title={look.title} />
            <SaveButton design={savedLook(look, path)} />
          </div>
        </div>
      </div>
      <LookOpening look={look} edition={edition} />
      <LookStory look={look} edition={edition} />
      <LookPlan look={look} edition={edition} />
      <LookRooms look={look} edition={edition} />
      <LookFinishes look={look} edition={edition} />
      <LookCost look={look} edition={edition} />
      <SimilarLooks looks={similar} gallery={looksPath(edition, category.slug)} />
    </>
  );
}

/** The cover, and beside it the main facts: size, price, duration, and how to order it. */
function LookOpening({ look, edition }: { look: Look; edition: Edition }) {
  const { t } = useText();
  const atHost = useImageHosts();
  const { country } = edition;
  const { price, weeks, plan, rooms } = look;
  const cover = coverOf(look);
  const total = weeks && weeks.design + weeks.making + weeks.fitting;
  return (
    <div className="wrap split look-opening">
      <Picture {...cover} priority tall sizes="(width < 600px) 100vw, (width < 1024px) 92vw, 880px" />
      <div className="look-facts">
        <dl className="look-facts__list">
          {price && (
            <div>
              <dt className="t15 soft">{t("looks.costHere")}</dt>
              <dd className="d25">
                <Money amount={price.low} to={price.high} country={country} strong={false} />
              </dd>
            </div>
          )}
          {total && (
            <div>
              <dt className="t15 soft">{t("looks.tookHere")}</dt>
              <dd className="d25">{t("looks.weeks", { count: total })}</dd>
            </div>
          )}
          {plan && (
            <div>
              <dt className="t15 soft">{t("looks.size")}</dt>
              <dd className="d25">{homeArea(plan, t)}</dd>
            </div>
          )}
          {rooms && (
            <div>
              <dt className="t15 soft">{t("looks.shown")}</dt>
              <dd className="d25">{t("looks.roomCount", { count: rooms.length })}</dd>
            </div>
          )}
        </dl>
        <div className="look-facts__ask stack gap-3 on-sand">
          <LeadLink
            wide
            ctaType="Design Idea Tag"
            about={look.title}
            aboutImage={cover.photo.url ? stampUrl(cover.photo, atHost) : undefined}
            aboutPrice={price && formatAmountRange(price.low, price.high, country)}
          >
            {t("looks.makeMine")}
          </LeadLink>
          <p className="t15 soft">{t("looks.makeMineHelp")}</p>
        </div>
      </div>
    </div>
  );
}

function LookStory({ look, edition }: { look: Look; edition: Edition }) {
  const { t } = useText();
  const { concept, palette } = look;
  if (!concept) return null;
  const [lede, rest] = firstSentence(concept);
  return (
    <section className="sec">
      <div className="wrap split look-story">
        <div className="stack gap-4">
          <h2 className="kicker">{t("looks.story")}</h2>
          <p className="d32 look-story__lede">{lede}</p>
          {rest && <p className="measure">{rest}</p>}
          {look.sample && <p className="t15 soft measure">{t("looks.sample")}</p>}
          <Designer look={look} edition={edition} />
        </div>
        {palette && <LookPalette palette={palette} />}
      </div>
    </section>
  );
}

function Designer({ look, edition }: { look: Look; edition: Edition }) {
  const { t } = useText();
  const { designer, city } = look;
  if (!designer) return null;
  const initials = designer.name.split(/\s+/).map((word) => word.charAt(0));
  const all = `${looksPath(edition, LOOKS_CONFIG.defaultCategory)}?filters=designer:${designer.id}`;
  return (
    <div className="look-designer beside">
      <span className="initials center on-forest" aria-hidden="true">
        {initials.slice(0, 2)}
      </span>
      <div>
        <p className="strong">{designer.name}</p>
        <p className="t15 soft">
          {city && t("design.designedIn", { city: city.name })}
          {designer.sample && ` · ${t("design.sampleName")}`}
        </p>
        <GoLink href={all}>{t("looks.ofDesigner")}</GoLink>
      </div>
    </div>
  );
}

/** The first sentence is shown large because it contains the concept; the others describe how it was done. */
function firstSentence(text: string): [string, string] {
  const end = /[.!?] (?=\p{Lu})/u.exec(text)?.index;
  return end === undefined ? [text, ""] : [text.slice(0, end + 1), text.slice(end + 2)];
}

function LookPalette({ palette }: { palette: NonNullable<Look["palette"]> }) {
  const { t } = useText();
  return (
    <div className="look-palette">
      <ul className="look-palette__card">
        {palette.colours.map(({ name, hex }) => (
          <li key={hex}>
            <span className="look-palette__chip" style={{ backgroundColor: hex }} />
            <span className="strong">{name}</span>
          </li>
        ))}
      </ul>
      <h3 className="strong">{t("looks.palette")}</h3>
      <p className="t15 soft">{t("looks.paletteHelp", { name: palette.name })}</p>
    </div>
  );
}

const SIZES = "(width < 600px) 100vw, (width < 1024px) 92vw, 860px";

/**
 * The rooms in the order of a walk through the home; each with its number in the plan, its size and its share of the
 * cost.
 */
function LookRooms({ look, edition }: { look: Look; edition: Edition }) {
  const { t } = useText();
  const { rooms = [], plan } = look;
  if (rooms.length === 0) return null;
  return (
    <section className="sec look-rooms" aria-labelledby="look-rooms">
      <div className="wrap">
        <h2 className="d42 look-rooms__title" id="look-rooms">
          {t("looks.rooms")}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row of rooms is scrolled by key too */}
        <ol className="columns--swipe look-rooms__list" aria-labelledby="look-rooms" tabIndex={0}>
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

function SimilarLooks({ looks, gallery }: { looks: readonly LookItem[]; gallery: string }) {
  const { t } = useText();
  if (looks.length === 0) return null;
  return (
    <HeadedSection
      id="similar"
      title={t("looks.similar")}
      more={<GoLink href={gallery}>{t("looks.allHere")}</GoLink>}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row of looks is scrolled by key too */}
      <ul className="columns columns--swipe" aria-label={t("looks.similar")} tabIndex={0}>
        {looks.map((look) => (
          <li key={look.slug}>
            <LookCard look={look} listHref={gallery} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
