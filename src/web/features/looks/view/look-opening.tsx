import type { Edition } from "../../../../editions/edition.ts";
import { formatAmountRange } from "../../../../editions/money.ts";
import { useImageHosts } from "../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../ui/media/photo.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";
import { coverOf } from "../look-cover.ts";
import { homeArea } from "./home-area.ts";
import type { Look } from "./load-look.ts";
import "./look-opening.css";

/** The cover, and beside it the answer to the first four questions: how large, how much, how long, and how to have it. */
export function LookOpening({ look, edition }: { look: Look; edition: Edition }) {
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
