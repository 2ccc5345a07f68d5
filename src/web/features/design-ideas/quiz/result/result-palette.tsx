import type { QuizOutcome } from "../../../../../contracts/documents/quiz.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import { MaybeLink } from "../../../../sections/parts/section-link.tsx";
import "../quiz.css";

/** Its colours with their numbers, and the materials that carry them: with a link where the country's lists have them. */
export function ResultPalette({ outcome }: { outcome: QuizOutcome }) {
  const { t } = useText();
  const { edition } = usePage();
  const { palette, finishes } = outcome;
  if (palette.length === 0 && finishes.length === 0) return null;
  return (
    <Section>
      <SectionHead title={t("quiz.palette")} lede={t("quiz.paletteHelp")} />
      <ul className="columns columns--4 quiz-palette">
        {palette.map(({ name, hex }) => (
          <li key={hex}>
            <span className="quiz-palette__colour" style={{ backgroundColor: hex }} />
            <p className="strong">{name}</p>
            <p className="t13 soft num">
              <bdi dir="ltr">{hex}</bdi>
            </p>
          </li>
        ))}
      </ul>
      {finishes.length > 0 && <h3 className="d25 quiz-palette__next">{t("quiz.finishes")}</h3>}
      <ul className="columns columns--4 quiz-palette">
        {finishes.map(({ name, where, picture, category, code }) => (
          <li key={code}>
            <Picture photo={picture.photo} alt="" sizes="(width < 600px) 45vw, 300px" ratio="1:1" />
            <p className="t13 soft">{where}</p>
            <MaybeLink
              className="strong"
              href={linkTo(edition, "finish-detail", { finishesCategorySlug: category, finishCode: code })}
            >
              {name}
            </MaybeLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
