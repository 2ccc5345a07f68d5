import type { CalculatorWords } from "../../../../contracts/documents/calculators/calculator-words.ts";
import { isOfferingCategory } from "../../../../contracts/documents/offerings/offering-categories.ts";
import type { SectionOf } from "../../../../contracts/documents/sections/content-section.ts";
import type { CalculatorName } from "../../../../prices/calculators/calculators.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { useImageHosts } from "../../../../ui/media/image-host-context.ts";
import { readyPicture } from "../../../../ui/media/picture.tsx";
import { Rail } from "../../../../ui/media/rail.tsx";
import type { ResizeAtHost } from "../../../../ui/media/resize-picture.ts";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { Island } from "../../../frame/islands/island.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import { LinkGrid } from "../../../sections/link-grid/link-grid.tsx";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";
import { Questions } from "../../../sections/text-sections.tsx";
import { DesignCard } from "../../design-ideas/designs/design-card.tsx";
import { categoryPath } from "../../design-ideas/designs/design-path.ts";
import { OfferingCard } from "../../looks-and-offerings/offerings/offering-card.tsx";
import { listPath } from "../../looks-and-offerings/offerings/offering-path.ts";
import InHomeCalculator from "./islands/in-home-calculator.island.tsx";
import InKitchenCalculator from "./islands/in-kitchen-calculator.island.tsx";
import InWardrobeCalculator from "./islands/in-wardrobe-calculator.island.tsx";
import MyHomeCalculator from "./islands/my-home-calculator.island.tsx";
import SaHomeCalculator from "./islands/sa-home-calculator.island.tsx";
import SgHomeCalculator from "./islands/sg-home-calculator.island.tsx";
import type { LoadedCalculator, Matches } from "./load-calculator.ts";
import type { CalculatorIslandProps, CalculatorProps } from "./state/calculator-facts.ts";
import "./calculators.css";

export function CalculatorView({ props, matches }: LoadedCalculator) {
  const { t } = useText();
  const { edition } = usePage();
  const { words } = props;
  return (
    <>
      <div className="wrap pad-above-5">
        <Breadcrumb
          crumbs={[{ name: t("layout.home"), href: `/${edition.region}` }, { name: words.crumb }]}
        />
        <div className="head calc-top__head">
          <h1 className="d42">{words.headline}</h1>
          <p className="soft">{words.lede}</p>
        </div>
      </div>
      <OwnCalculator {...props} />
      <MatchesView words={words} rates={props.rates} matches={matches} />
      {words.questions && <Questions {...words.questions} />}
      {words.links && <LinkGrid {...words.links} />}
    </>
  );
}

type CalculatorSectionProps = Omit<SectionOf<"calculator">, "kind" | "calculator"> &
  Pick<LoadedCalculator, "props">;

/** The calculator as a section of a larger page, without matches. Its bar is visible only within the section. */
export function CalculatorSection({ id, title, lede, props }: CalculatorSectionProps) {
  return (
    <section id={id} className="calc-section">
      <div className="wrap">
        <SectionHead title={title} lede={lede} />
      </div>
      <div className="calc-section__in">
        <OwnCalculator {...props} isSection />
      </div>
    </section>
  );
}

interface MatchesViewProps {
  words: CalculatorWords;
  rates: PriceRates;
  matches: Matches;
}

function MatchesView({ words: { designs, finishes }, rates, matches }: MatchesViewProps) {
  const { edition } = usePage();
  return (
    <>
      {designs && matches.designs.length > 0 && (
        <Section id="designs">
          <Rail label={designs.title} head={<RailHead {...designs} />}>
            {matches.designs.map((design) => (
              <DesignCard
                key={`${design.contentType}/${design.slug}`}
                design={design}
                rates={rates}
                level={3}
              />
            ))}
          </Rail>
          <GoLink className="calc-matches__more" href={categoryPath(edition, designs.category)}>
            {designs.more}
          </GoLink>
        </Section>
      )}
      {finishes && matches.finishes && (
        <Section id="finishes" isFlush>
          <Rail label={finishes.title} size="tile" head={<RailHead {...finishes} />}>
            {matches.finishes.products.map((product) => (
              <OfferingCard key={product.code} offering="finishes" product={product} />
            ))}
          </Rail>
          {isOfferingCategory(matches.finishes.category) && (
            <GoLink className="calc-matches__more" href={listPath(edition, matches.finishes.category)}>
              {finishes.more}
            </GoLink>
          )}
        </Section>
      )}
    </>
  );
}

function RailHead({ title, lede }: { title: string; lede?: string | undefined }) {
  return (
    <div className="stack gap-2">
      <h2 className="d42">{title}</h2>
      {lede && <p className="soft measure">{lede}</p>}
    </div>
  );
}

function OwnCalculator(props: CalculatorProps) {
  const Calculator = CALCULATOR_ISLANDS[props.name];
  return <Calculator {...islandProps(props, useImageHosts())} />;
}

const PICTURE_SIZES = "(width < 600px) 45vw, 240px";

function islandProps(props: CalculatorProps, atHost: ResizeAtHost): CalculatorIslandProps {
  const { questions: _, links: __, fields, ...words } = props.words;
  const options = Object.entries(fields).flatMap(([field, { options = {} }]) =>
    Object.entries(options).map(([option, { picture }]) => ({ at: `${field}/${option}`, picture })),
  );
  const pictures = options.flatMap(({ at, picture }) =>
    picture ? [[at, readyPicture({ ...picture, sizes: PICTURE_SIZES, ratio: "3:2" }, atHost)] as const] : [],
  );
  return {
    ...props,
    words: { ...words, fields: withoutPictures(fields) },
    pictures: Object.fromEntries(pictures),
  };
}

type Fields = CalculatorProps["words"]["fields"];

function withoutPictures(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { options, ...field }]) => [
      name,
      options ? { ...field, options: mapped(options) } : field,
    ]),
  );
}

function mapped(options: NonNullable<Fields[string]["options"]>) {
  return Object.fromEntries(
    Object.entries(options).map(([name, { picture: _, ...option }]) => [name, option]),
  );
}

/** The server has all of them; a browser loads only that of its page. */
export const CALCULATOR_ISLANDS: Record<CalculatorName, Island<CalculatorIslandProps>> = {
  "in-kitchen": InKitchenCalculator,
  "in-wardrobe": InWardrobeCalculator,
  "in-home": InHomeCalculator,
  "sg-home": SgHomeCalculator,
  "my-home": MyHomeCalculator,
  "sa-home": SaHomeCalculator,
};

/** The meta data of a calculator. Choices in the query do not create another page for search engines. */
export function calculatorMeta({ props: { words } }: { props: { words: CalculatorWords } }): PageDescription {
  const { title, description, crumb, questions } = words;
  return { title, description, crumb, jsonLd: questions ? [questionsJsonLd(questions.items)] : [] };
}
