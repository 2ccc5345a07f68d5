import type { OfferingCategory } from "../../../contracts/documents/offerings/offering-categories.ts";
import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { Picture } from "../../../ui/media/picture.tsx";
import { Facts } from "../../../ui/text/facts.tsx";
import { Money } from "../../../ui/text/money.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { Filled } from "../parts/filled.tsx";
import { MaybeLink } from "../parts/maybe-link.tsx";
import { Section, type SectionFrame, SectionHead } from "../parts/section.tsx";
import { targetOf } from "../parts/section-link.tsx";
import "./offering-lists.css";

/** What is to be known of a list besides the words about it. */
export interface OfferingListFacts {
  /** Unset while lists are not built. */
  href?: string | undefined;
  /** Unset where the host of the lists does not tell. */
  products?: { count: number; from: number } | undefined;
}

export type OfferingListsFacts = Partial<Record<OfferingCategory, OfferingListFacts>>;

interface OfferingListsProps extends Omit<SectionOf<"offering-lists">, "kind">, SectionFrame {
  facts: OfferingListsFacts;
}

export function OfferingLists({ id, tone, title, lede, count, items, facts }: OfferingListsProps) {
  const { edition } = usePage();
  return (
    <Section id={id} tone={tone}>
      <SectionHead title={title} lede={lede} />
      <ul className="columns columns--4 list-tiles">
        {items.map(({ list, name, text, picture, from, link }) => {
          const { href, products } = facts[list] ?? {};
          return (
            <li key={list}>
              <MaybeLink className="stack gap-2 list-tile" href={link ? targetOf(edition, link)?.href : href}>
                <Picture
                  {...picture}
                  ratio="1:1"
                  sizes="(width < 600px) 46vw, (width < 1024px) 46vw, 310px"
                />
                <h3 className="d20">{name}</h3>
                {text && <p className="t15 soft">{text}</p>}
                {products && (
                  <Facts
                    items={[
                      <Filled key="count" text={count} parts={{ count: products.count }} />,
                      <Filled
                        key="from"
                        text={from}
                        parts={{ price: <Money amount={products.from} country={edition.country} /> }}
                      />,
                    ]}
                  />
                )}
              </MaybeLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
