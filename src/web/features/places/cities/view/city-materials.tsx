import { Picture } from "../../../../../ui/media/picture.tsx";
import { Facts } from "../../../../../ui/text/facts.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import { findCity } from "../../../looks-and-offerings/offerings/label/climate-cities.ts";
import { picturesOf, shortUnitOf } from "../../../looks-and-offerings/offerings/offering.ts";
import { offeringPath } from "../../../looks-and-offerings/offerings/offering-path.ts";
import { OfferingPrice } from "../../../looks-and-offerings/offerings/offering-price.tsx";
import type { LoadedCityPage } from "../load-city-page.ts";
import "../../../../../ui/media/card.css";

const SIZES = "(width < 600px) calc(100vw - 40px), (width < 1024px) 45vw, 424px";

/** Finishes that bear the air of the city, and why; nothing where none of them can be had. */
export function CityMaterials({ city, materials }: Pick<LoadedCityPage, "city" | "materials">) {
  const { t } = useText();
  const { edition } = usePage();
  const climate = findCity(city.slug)?.climate;
  if (materials.length === 0) return null;
  return (
    <Section id="materials">
      <SectionHead
        title={t("cities.materialsTitle", { city: city.name })}
        lede={climate && t(`label.climate-${climate}`)}
      />
      <ul className="columns city-materials">
        {materials.map(({ product, why }) => {
          const [picture] = picturesOf(product);
          // The label of the finish then speaks of this city.
          const href = `${offeringPath(edition, "finishes", product)}?city=${city.slug}`;
          return (
            <li key={product.code}>
              <article className="card">
                {picture && (
                  <div className="card__photo">
                    <Picture {...picture} ratio="16:9" sizes={SIZES} />
                  </div>
                )}
                <h3 className="card__title cover-title d20">
                  <a href={href}>{product.name}</a>
                </h3>
                <p className="soft t15">{why}</p>
                <Facts
                  items={[
                    <OfferingPrice key="price" price={product.skusData.price} unit={shortUnitOf(product)} />,
                  ]}
                />
              </article>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
