import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Facts } from "../../../../../ui/text/facts.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Filled } from "../../../../sections/parts/filled.tsx";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import { MaybeLink, targetOf } from "../../../../sections/parts/section-link.tsx";

/** An index of what we do. On a wide screen the photograph beside it is that of the line under the pointer. */
export function OfferingsSection({ offerings }: Pick<HomePage, "offerings">) {
  const { edition } = usePage();
  return (
    <Section id="offerings">
      <SectionHead title={offerings.title} lede={offerings.lede} />
      <ul className="offers">
        {offerings.items.map((item) => (
          <li key={item.name} className="rule pad-block-4 offer">
            <MaybeLink
              className="stack gap-1 offer__text"
              href={item.link && targetOf(edition, item.link)?.href}
            >
              <h3 className="d32">{item.name}</h3>
              <p className="soft measure">{item.text}</p>
              <Facts
                items={[
                  item.from !== undefined && (
                    <Filled
                      key="from"
                      text={offerings.from}
                      parts={{ price: <Money amount={item.from} country={edition.country} /> }}
                    />
                  ),
                  item.weeks,
                ].filter((fact) => fact !== false)}
              />
            </MaybeLink>
            <div className="offer__photo">
              <Picture {...item.picture} sizes="(width < 600px) 210px, (width < 1024px) 50vw, 1040px" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
