import type { DesignIdeasCategoryAnswer } from "../../../../../contracts/graphql/design-idea.ts";
import { pluralForm } from "../../../../../editions/counting.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { type Text, useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { CategoryPicture } from "../../../../features/designs/category-picture.tsx";
import { categoryPath } from "../../../../features/designs/design-path.ts";
import { MyRoomBar } from "../../../../features/my-room/my-room-bar.tsx";
import { withRoom } from "../../../../features/my-room/my-room-query.ts";
import { LinkIndex } from "../../../../sections/link-grid/link-grid.tsx";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import type { Prices } from "./widget-props.ts";
import "../../../../sections/mosaic/mosaic.css";

interface RoomsProps extends Prices {
  categories: readonly DesignIdeasCategoryAnswer[];
  edition: Edition;
}

const WITH_PHOTO = 5;

/** The rooms people ask for most as photographs, all others as an index. */
export function RoomsSection({ categories, edition, room, rates }: RoomsProps) {
  const text = useText();
  const { t } = text;
  const hrefOf = ({ slug }: DesignIdeasCategoryAnswer) => withRoom(categoryPath(edition, slug), room);
  if (categories.length === 0) return null;
  return (
    <Section>
      <SectionHead title={t("ideas.rooms")}>
        <MyRoomBar edition={edition} rates={rates} room={room} path={linkTo(edition, "design-ideas") ?? ""} />
      </SectionHead>
      <ul className="grid mosaic mosaic--four ideas-rooms">
        {categories.slice(0, WITH_PHOTO).map((category, index) => (
          <li key={category.slug}>
            <a className="stack ideas-room" href={hrefOf(category)}>
              <CategoryPicture
                category={category}
                sizes={index === 0 ? "(width < 600px) 100vw, 660px" : "(width < 600px) 45vw, 320px"}
              />
              <span className="row ideas-name">
                <span className={index === 0 ? "d32" : "d20"}>{category.title}</span>{" "}
                <span className="t15 soft num">{countOf(category, text)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <LinkIndex
        links={categories.slice(WITH_PHOTO).map((category) => ({
          name: category.title,
          href: hrefOf(category),
          note: countOf(category, text),
        }))}
      />
    </Section>
  );
}

function countOf({ count }: DesignIdeasCategoryAnswer, { t, language }: Text): string {
  return pluralForm(count, language) === "one" ? t("ideas.oneDesign") : t("ideas.designs", { count });
}
