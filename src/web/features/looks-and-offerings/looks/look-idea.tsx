import type { LookItem } from "../../../../contracts/calls/looks.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useImageHosts } from "../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../ui/media/photo.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";
import { coverOf } from "./look-cover.ts";
import "./look-idea.css";

/** The idea of a home and its rooms, opened in the list: for countries whose looks have no pages. */
export function LookIdea({ look }: { look: LookItem }) {
  const { t } = useText();
  const atHost = useImageHosts();
  const { title, concept, rooms = [] } = look;
  if (!concept) return null;
  return (
    <details className="look-idea">
      <summary className="look-idea__open t15 strong">
        {t("looks.idea")} <span className="sr">{title}</span>
        <Icon name="down" size="small" />
      </summary>
      <div className="look-idea__body stack gap-4">
        <p className="t15">{concept}</p>
        <dl className="stack gap-2 t15">
          {rooms.map(({ name, title, text }) => (
            <div key={title}>
              <dt className="strong">
                {name}: {title}
              </dt>
              <dd className="soft">{text}</dd>
            </div>
          ))}
        </dl>
        <LeadLink
          look="line"
          ctaType="Design Idea Tag"
          about={title}
          aboutImage={stampUrl(coverOf(look).photo, atHost)}
        >
          {t("looks.makeMine")}
        </LeadLink>
      </div>
    </details>
  );
}
