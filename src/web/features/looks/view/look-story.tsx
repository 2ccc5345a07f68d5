import { LOOKS_CONFIG } from "../../../../contracts/calls/looks.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { looksPath } from "../look-path.ts";
import type { Look } from "./load-look.ts";
import { LookPalette } from "./look-palette.tsx";
import "./look-story.css";

/** The idea of the home and who had it, beside its colours. */
export function LookStory({ look, edition }: { look: Look; edition: Edition }) {
  const { t } = useText();
  const { concept, palette } = look;
  if (!concept) return null;
  const [lede, rest] = firstSentence(concept);
  return (
    <section className="sec">
      <div className="wrap split look-story">
        <div className="stack gap-4">
          <h2 className="kicker">{t("looks.story")}</h2>
          <p className="d32 look-story__lede">{lede}</p>
          {rest && <p className="measure">{rest}</p>}
          {look.sample && <p className="t15 soft measure">{t("looks.sample")}</p>}
          <Designer look={look} edition={edition} />
        </div>
        {palette && <LookPalette palette={palette} />}
      </div>
    </section>
  );
}

function Designer({ look, edition }: { look: Look; edition: Edition }) {
  const { t } = useText();
  const { designer, city } = look;
  if (!designer) return null;
  const initials = designer.name.split(/\s+/).map((word) => word.charAt(0));
  const all = `${looksPath(edition, LOOKS_CONFIG.defaultCategory)}?filters=designer:${designer.id}`;
  return (
    <div className="look-designer beside">
      <span className="initials center on-forest" aria-hidden="true">
        {initials.slice(0, 2)}
      </span>
      <div>
        <p className="strong">{designer.name}</p>
        <p className="t15 soft">
          {city && t("design.designedIn", { city: city.name })}
          {designer.sample && ` · ${t("design.sampleName")}`}
        </p>
        <GoLink href={all}>{t("looks.ofDesigner")}</GoLink>
      </div>
    </div>
  );
}

/** The first sentence is said large: it is the idea, and the others tell how it was done. */
function firstSentence(text: string): [string, string] {
  const end = /[.!?] (?=\p{Lu})/u.exec(text)?.index;
  return end === undefined ? [text, ""] : [text.slice(0, end + 1), text.slice(end + 2)];
}
