import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Facts } from "../../../../../ui/text/facts.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import type { PageName } from "../../../../../urls/url-table.ts";
import { Filled } from "../../../../sections/parts/filled.tsx";
import { MaybeLink } from "../../../../sections/parts/maybe-link.tsx";
import "./offerings.css";

const PAGES: Record<string, PageName | undefined> = {
  "full-home-interiors": "full-home-interiors",
  "modular-interiors": "modular-interiors",
  "know-your-kitchen": "know-your-kitchen",
  "know-your-wardrobe": "know-your-wardrobe",
  "services-full-home": "full-home-interiors",
  "services-kitchen-wardrobe": "kitchen-and-wardrobe-interiors",
  "services-commercial": "commercial-interiors",
};

interface OfferingsProps {
  offerings: HomePage["offerings"];
  edition: Edition;
}

/** An index of what we do. On a wide screen the photograph beside it is that of the line under the pointer. */
export function OfferingsSection({ offerings, edition }: OfferingsProps) {
  return (
    <section className="sec" id="offerings">
      <div className="wrap">
        <div className="head">
          <h2 className="d42">{offerings.title}</h2>
          <p className="soft">{offerings.lede}</p>
        </div>
        <ul className="offers">
          {offerings.items.map((item) => {
            const page = PAGES[item.id];
            return (
              <li key={item.id} className="offer">
                <MaybeLink className="offer__text" href={page && linkTo(edition, page)}>
                  <h3 className="d32">{item.name}</h3>
                  <p className="soft offer__what">{item.text}</p>
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
            );
          })}
        </ul>
      </div>
    </section>
  );
}
