import type { ComponentType, CSSProperties, ReactNode } from "react";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { ContentOf, EmbedKind, EmbedTile, ScenePieceLine } from "../content.ts";
import { AskView, FormView } from "./ask-view.tsx";
import { EmbedAmount, EmbedAnchor, EmbedSection } from "./embed-parts.tsx";
import { NoticeView, PointsView, QuestionsView, StepsView, SummaryView, VoicesView } from "./text-views.tsx";
import "../../../../ui/media/spot.css";
import "./embeds-views.css";

type Layout = ContentOf<"tiles">["layout"];

const SIZES: Record<Layout, string> = {
  rail: "(width < 600px) 76vw, 320px",
  grid: "(width < 600px) 92vw, 400px",
  single: "(width < 600px) 92vw, 760px",
  swatches: "180px",
};

function TilesView({ content }: { content: ContentOf<"tiles"> }) {
  const { layout, items, title } = content;
  const tiles = items.map((tile, index) => (
    <li key={`${tile.title} ${tile.href}`}>
      <Tile tile={tile} layout={layout} isFirst={index === 0} isTitled={tile.title !== title} />
    </li>
  ));
  return (
    <EmbedSection content={content} className={`embed-tiles embed-tiles--${layout}`}>
      {layout === "rail" || layout === "swatches" ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row of things that are no links is scrolled by key too
        <ul className="embed-tiles__list track" aria-label={title} tabIndex={0}>
          {tiles}
        </ul>
      ) : (
        <ul className="embed-tiles__list stack">{tiles}</ul>
      )}
    </EmbedSection>
  );
}

interface TileProps {
  tile: EmbedTile;
  layout: Layout;
  isFirst: boolean;
  /** False if the heading above shows the same text. */
  isTitled: boolean;
}

function Tile({ tile, layout, isFirst, isTitled }: TileProps) {
  const { t } = useText();
  const { title, picture, kicker, text, facts, price, href } = tile;
  const ratio = layout === "swatches" ? "1:1" : "3:2";
  return (
    <article className="embed-tile stack gap-1">
      {picture && <Picture {...picture} ratio={ratio} sizes={SIZES[layout]} priority={isFirst} />}
      {kicker && <p className="kicker">{kicker}</p>}
      {isTitled && (
        <h2 className={layout === "swatches" ? "t15 strong" : "d20"}>
          <MaybeAnchor href={href}>{title}</MaybeAnchor>
        </h2>
      )}
      {text && <p className="t15 soft">{text}</p>}
      {facts && facts.length > 0 && <Facts items={facts} />}
      {price && (
        <p className="t15">
          {price.to === undefined && <span className="sr">{t("embed.price")} </span>}
          <EmbedAmount amount={price} />
        </p>
      )}
    </article>
  );
}

function MaybeAnchor({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? <EmbedAnchor href={href}>{children}</EmbedAnchor> : children;
}

const VIEWS: { [Kind in EmbedKind]: ComponentType<{ content: ContentOf<Kind> }> } = {
  ask: AskView,
  form: FormView,
  tiles: TilesView,
  questions: QuestionsView,
  prices: PricesView,
  steps: StepsView,
  points: PointsView,
  summary: SummaryView,
  centres: CentresView,
  voices: VoicesView,
  scene: SceneView,
  links: LinksView,
  notice: NoticeView,
};

export function EmbedView<Kind extends EmbedKind>({ content }: { content: ContentOf<Kind> }) {
  const View: ComponentType<{ content: ContentOf<Kind> }> = VIEWS[content.kind];
  return <View content={content} />;
}

function PricesView({ content }: { content: ContentOf<"prices"> }) {
  const { columns, rows, title } = content;
  const [first, ...tiers] = columns;
  return (
    <EmbedSection content={content}>
      <table className={tiers.length > 0 ? "t15 embed-prices embed-prices--wide" : "t15 embed-prices"}>
        <caption className="sr">{title}</caption>
        {first && (
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {tiers.map((tier) => (
                <th key={tier} scope="col">
                  {tier}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ name, note, cells }) => (
            <tr key={`${name} ${note}`}>
              <th scope="row">
                <span className="strong">{name}</span>
                {note && <small className="t13 soft">{note}</small>}
              </th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row keep their order
                <td key={index} data-label={tiers[index]}>
                  {typeof cell === "string" ? cell : <EmbedAmount amount={cell} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </EmbedSection>
  );
}

function CentresView({ content }: { content: ContentOf<"centres"> }) {
  const { t } = useText();
  return (
    <EmbedSection content={content}>
      <ul className="embed-list">
        {content.items.map(({ name, place, phone, hours, directions }) => (
          <li key={`${name} ${directions}`} className="embed-list__item stack">
            <div>
              <h2 className="d20">{name}</h2>
              {place !== name && <p className="t15 soft">{place}</p>}
              {hours.length > 0 && (
                <ul className="t15 soft embed-list__lines">
                  {hours.map(({ days, times }) => (
                    <li key={days}>
                      {days} <bdi dir="ltr">{times}</bdi>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <p className="embed-list__ways row">
              {phone && (
                <a className="link t15" href={phone.href}>
                  <bdi dir="ltr">{phone.text}</bdi>
                </a>
              )}
              <EmbedAnchor className="link t15" href={directions}>
                {t("embed.directions")}
                <span className="sr">, {name}</span>
              </EmbedAnchor>
            </p>
          </li>
        ))}
      </ul>
    </EmbedSection>
  );
}

function LinksView({ content }: { content: ContentOf<"links"> }) {
  return (
    <EmbedSection content={content}>
      <ul className="embed-list">
        {content.items.map(({ title, facts, href }) => (
          <li key={href ?? [title, ...facts].join(" ")} className="stack">
            <h2 className="d20">{href ? <EmbedAnchor href={href}>{title}</EmbedAnchor> : title}</h2>
            {facts.length > 0 && <Facts items={facts} />}
          </li>
        ))}
      </ul>
    </EmbedSection>
  );
}

/**
 * A photograph with a number on every piece and a list with the prices: the number and the line are labels of one
 * radio button.
 */
function SceneView({ content }: { content: ContentOf<"scene"> }) {
  const { t } = useText();
  const { picture, pieces, country, total } = content;
  return (
    <EmbedSection content={content} className="embed-scene">
      <div className="embed-scene__photo" dir="ltr">
        <Picture {...picture} ratio="own" sizes="(width < 600px) 100vw, 760px" priority />
        {pieces.map((piece, index) => (
          <label key={piece.id} className="spot" htmlFor={inputId(piece)} style={spotStyle(piece)}>
            <span className="strong text-center spot__no" aria-hidden="true">
              {index + 1}
            </span>
          </label>
        ))}
      </div>
      <ol className="t15 embed-scene__list">
        {pieces.map((piece, index) => (
          <li key={piece.id}>
            <label className="beside beside--3">
              <input className="sr" type="radio" name="piece" id={inputId(piece)} />
              <span className="strong t13 embed-scene__no center" aria-hidden="true">
                {index + 1}
              </span>
              <span>
                {piece.name}
                <small className="t13 soft">{piece.detail}</small>
              </span>
              <Money amount={piece.price} country={country} strong={false} />
            </label>
          </li>
        ))}
        <li className="embed-scene__total beside">
          <span>{t("embed.sceneTotal")}</span>
          <span className="d25">
            <Money amount={total} country={country} />
          </span>
        </li>
      </ol>
    </EmbedSection>
  );
}

function inputId({ id }: ScenePieceLine): string {
  return `piece-${id}`;
}

function spotStyle({ x, y }: ScenePieceLine): CSSProperties & Record<`--${string}`, string> {
  return { "--x": `${x * 100}%`, "--y": `${y * 100}%` };
}
