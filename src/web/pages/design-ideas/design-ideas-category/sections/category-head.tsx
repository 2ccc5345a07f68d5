import type { DesignCategory } from "../../../../../contracts/documents/designs/design-category.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import { Breadcrumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { MyRoomBar } from "../../../../features/my-room/my-room-bar.tsx";
import { type GalleryQuery, keptParameters } from "../gallery-query.ts";
import "./category-head.css";

interface CategoryHeadProps {
  edition: Edition;
  category: DesignCategory;
  rates: PriceRates | undefined;
  query: GalleryQuery;
  path: string;
}

export function CategoryHead({ edition, category, rates, query, path }: CategoryHeadProps) {
  const { t } = useText();
  const keep = keptParameters(query, category.filterGroups);
  const ideas = linkTo(edition, "design-ideas");
  return (
    <div className="wrap category-head stack gap-5">
      <Breadcrumb
        crumbs={[
          { name: t("layout.home"), href: `/${edition.region}` },
          ...(ideas ? [{ name: t("category.ideas"), href: ideas }] : []),
          { name: category.title },
        ]}
      />
      <div className="category-head__in split">
        <div>
          <h1 className="d56">{category.pageTitle}</h1>
          {category.description && <p className="t20 soft category-head__intro">{category.description}</p>}
        </div>
        <MyRoomBar edition={edition} rates={rates} room={query.room} path={path} keep={keep} />
      </div>
    </div>
  );
}
