import type { ProjectPart as Part, Project } from "../../../../../contracts/customer/project/project.ts";
import { dateWords, dayWords, fromTodayWords } from "../../../../../editions/day-words.ts";
import { writeAmount } from "../../../../../editions/money.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { cssNumbers } from "../../../../sections/parts/css-numbers.ts";
import { daysUntil, moneyAt } from "../project-state.ts";
import { useProjectCountry } from "../use-project-country.ts";
import { ProjectPart } from "./project-part.tsx";

/** What is paid, and what is due when: a bar for the eye, the sums in words and figures. */
export function Payments({ project, today }: { project: Project; today: string }) {
  const { t, language } = useText();
  const country = useProjectCountry(project);
  const { payments } = project;
  if (payments.length === 0) return null;
  const { paid, total, share, due } = moneyAt(project);
  const say = (amount: number) => writeAmount(amount, { country, language });
  return (
    <ProjectPart
      id="payments"
      title={t("project.payments")}
      lead={t("project.paidOf", { paid: say(paid), total: say(total), share })}
    >
      <div className="line align-stretch pay-bar" aria-hidden="true">
        {payments.map(({ name, share, paidOn }) => (
          <span
            key={name}
            className={paidOn ? "is-paid" : undefined}
            style={cssNumbers({ "--share": share })}
          >
            {share}%
          </span>
        ))}
      </div>
      <ol className="columns pay-list">
        {payments.map((payment) => (
          <Payment key={payment.name} payment={payment} today={today} country={country} />
        ))}
      </ol>
      {due && <HowToPay project={project} />}
    </ProjectPart>
  );
}

/** Read from left to right, also inside Arabic. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}

/** How to pay: by bank transfer, with the project as the reference. */
function HowToPay({ project }: { project: Project }) {
  const { t } = useText();
  const { edition } = usePage();
  const tickets = linkTo(edition, "profile-tickets");
  const about = encodeURIComponent(t("project.payments"));
  return (
    <Notice title={t("project.howToPay")}>
      <p>{t("project.howToPayText", { reference: isolated(project.id ?? "") })}</p>
      <p className="row">
        {project.papers.length > 0 && <GoLink href="#papers">{t("project.payPapers")}</GoLink>}
        {tickets && <GoLink href={`${tickets}?about=${about}#raise`}>{t("project.payAsk")}</GoLink>}
      </p>
    </Notice>
  );
}

interface PaymentProps {
  payment: Part<"payments">;
  today: string;
  country: Country;
}

function Payment({ payment, today, country }: PaymentProps) {
  const { t, language } = useText();
  const { name, share, amount, dueOn, paidOn } = payment;
  const days = daysUntil(dueOn, today);
  return (
    <li className="stack gap-1">
      <h3 className="t15 soft">
        {share}% {t(`moneyView.payment.${name}`)}
      </h3>
      <p className="d32">
        <Money amount={amount} country={country} />
      </p>
      {paidOn ? (
        <p className="line t15 good">
          <Icon name="check" />
          {t("project.paidOn", { day: dateWords(paidOn, language) })}
        </p>
      ) : (
        <p className="t15 strong">
          {t(days < 0 ? "project.overdueSince" : "project.dueOn", { day: dayWords(dueOn, language) })} ·{" "}
          {fromTodayWords(days, language)}
        </p>
      )}
    </li>
  );
}
