import type { DesignIdeasCategoryAnswer } from "../../../../../contracts/graphql/design-idea.ts";
import { pluralForm } from "../../../../../editions/counting.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { categoryPath } from "../../../../features/designs/design-path.ts";
import { MyRoomBar } from "../../../../features/my-room/my-room-bar.tsx";
import { withRoom } from "../../../../features/my-room/my-room-query.ts";
import type { Prices } from "./widget-props.ts";
import "./rooms.css";

interface RoomsProps extends Prices {
  categories: readonly DesignIdeasCategoryAnswer[];
  edition: Edition;
}

const WITH_PHOTO = 5;

/** The rooms people ask for most as photographs, all others as an index. */
export function RoomsSection({ categories, edition, room, rates }: RoomsProps) {
  const { t } = useText();
  const hrefOf = ({ slug }: DesignIdeasCategoryAnswer) => withRoom(categoryPath(edition, slug), room);
  return (
    <section className="sec">
      <div className="wrap">
        <div className="head">
          <h2 className="d42">{t("ideas.rooms")}</h2>
          <MyRoomBar
            edition={edition}
            rates={rates}
            room={room}
            path={linkTo(edition, "design-ideas") ?? ""}
          />
        </div>
        <ul className="ideas-rooms">
          {categories.slice(0, WITH_PHOTO).map((category, index) => (
            <li key={category.slug}>
              <a className="ideas-room" href={hrefOf(category)}>
                {category.photo && (
                  <Picture
                    photo={category.photo}
                    alt=""
                    sizes={index === 0 ? "(width < 600px) 100vw, 660px" : "(width < 600px) 45vw, 320px"}
                  />
                )}
                <Name category={category} className={index === 0 ? "d32" : "d20"} />
              </a>
            </li>
          ))}
        </ul>
        <ul className="ideas-index">
          {categories.slice(WITH_PHOTO).map((category) => (
            <li key={category.slug}>
              <a href={hrefOf(category)}>
                <Name category={category} className="strong" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Name({ category, className }: { category: DesignIdeasCategoryAnswer; className: string }) {
  const { t, language } = useText();
  const isOne = pluralForm(category.count, language) === "one";
  return (
    <span className="ideas-name">
      <span className={className}>{category.title}</span>{" "}
      <span className="t15 soft num">
        {isOne ? t("ideas.oneDesign") : t("ideas.designs", { count: category.count })}
      </span>
    </span>
  );
}
