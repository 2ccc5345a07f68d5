import {
  approvedChanges,
  plannedHandover,
} from "../../../../../contracts/customer/project/approved-changes.ts";
import type { Project } from "../../../../../contracts/customer/project/project.ts";
import { dayCountWords, dayWords } from "../../../../../editions/day-words.ts";
import { inLanguage } from "../../../../../editions/languages.ts";
import { writeAmount } from "../../../../../editions/money.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePaperAddress } from "../preview.tsx";
import { runningTotal } from "../project-state.ts";
import { useProjectCountry } from "./project-part-views.tsx";

type ChangeOrder = NonNullable<Project["decisions"][number]["change"]>;

interface ChangeFactsProps {
  change: ChangeOrder;
  project: Project;
  country: Country;
}

/** What a change order does to the price and to the date, with its picture and its document. */
export function ChangeFacts({ change, project, country }: ChangeFactsProps) {
  const { t, language } = useText();
  const addressOf = usePaperAddress();
  const { amount, days, askedBy, picture } = change;
  const paper = project.papers.find(({ id }) => id === change.paper);
  return (
    <div className="stack gap-2 t15">
      <p className="soft">{t(askedBy === "you" ? "project.changeByYou" : "project.changeByUs")}</p>
      <dl className="pairs">
        <div>
          <dt>{t("project.changePrice")}</dt>
          <dd className="strong">
            {amount === 0 ? t("project.samePrice") : <SignedMoney amount={amount} country={country} />}
          </dd>
        </div>
        <div>
          <dt>{t("project.changeDate")}</dt>
          <dd className="strong">
            {days === 0 ? t("project.sameDate") : t("project.later", { days: dayCountWords(days, language) })}
          </dd>
        </div>
      </dl>
      {picture && (
        <Picture
          photo={picture.photo}
          alt={inLanguage(picture.alt, language)}
          ratio="3:2"
          sizes="(width < 600px) 90vw, 340px"
          className="project-photos__picture"
        />
      )}
      {paper && (
        <a className="beside beside--3 papers__paper" href={addressOf(paper.id)} download>
          <Icon name="download" />
          <span className="strong">{inLanguage(paper.title, language)}</span>
          <span className="soft">PDF</span>
        </a>
      )}
    </div>
  );
}

export function SignedMoney({ amount, country }: { amount: number; country: Country }) {
  return (
    <bdi className="num">
      {amount < 0 ? "−" : "+"}
      <Money amount={Math.abs(amount)} country={country} strong={false} />
    </bdi>
  );
}

/** What all approved changes do together. */
export function ChangeSummary({ project }: { project: Project }) {
  const { t, language } = useText();
  const country = useProjectCountry(project);
  if (approvedChanges(project.decisions).length === 0) return null;
  const total = runningTotal(project);
  const handover = project.handedOverOn ? undefined : plannedHandover(project, project.decisions);
  return (
    <p className="rule pad-above-3 t15 strong">
      {total !== undefined &&
        t("project.changedPrice", { amount: writeAmount(total, { country, language }) })}{" "}
      {handover && t("project.changedDate", { day: dayWords(handover, language) })}
    </p>
  );
}
