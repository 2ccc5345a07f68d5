import { useLoaderData } from "react-router";
import { decideProject } from "../../../../contracts/calls/customer/project-calls.ts";
import { countryOf } from "../../../../editions/countries.ts";
import { todayIn } from "../../../../editions/country-time.ts";
import { dayWords } from "../../../../editions/day-words.ts";
import { inLanguage } from "../../../../editions/languages.ts";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { CustomerFrame } from "../../../features/customer/customer-frame.tsx";
import { customerPage, findCustomer, loadProject } from "../../../features/customer/customer-page.ts";
import { NoProject } from "../../../features/customer/project/no-project.tsx";
import { ProjectView } from "../../../features/customer/project/project-view.tsx";
import { pageAction, pageNotFound, required } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = customerPage(async ({ call, session, edition }) => {
  const [project] = await Promise.all([loadProject({ call, session }), findCustomer({ call, session })]);
  const country = project && project !== "unknown" ? project.country : undefined;
  return { project, today: todayIn(countryOf(country, edition.country)) };
});

const DECIDED = 409;

/**
 * Handles an answer to a decision of the project. The next page shows the recorded answer, even if another person
 * answered first.
 */
export const action = pageAction(async ({ call, form, session, done }) => {
  const input = decideProject.input.safeParse({
    authorization: session?.authorization,
    decision: form.get("decision"),
    option: form.get("option"),
  });
  if (!input.success) throw pageNotFound();
  const outcome = await call(decideProject, input.data);
  if (outcome.ok || outcome.problem.status !== DECIDED) await required(outcome);
  return done(undefined, "decisions");
});

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("account.project"),
  description: t("project.description"),
}));

export default function ProfileProjectPage() {
  const { project, today } = useLoaderData<typeof loader>();
  const { t, language } = useText();
  const frame = { current: "profile-project" } as const;
  if (project === "unknown")
    return (
      <CustomerFrame {...frame} title={t("account.project")}>
        <Notice tone="warn" title={t("project.unknownTitle")}>
          {t("project.unknownText")}
        </Notice>
      </CustomerFrame>
    );
  if (!project)
    return (
      <CustomerFrame {...frame} title={t("account.project")} lead={t("project.noneLead")}>
        <NoProject />
      </CustomerFrame>
    );
  const { name, location, expectedOn, handoverOn, handedOverOn } = project;
  const handover = expectedOn ?? handoverOn;
  return (
    <CustomerFrame
      {...frame}
      title={name ? inLanguage(name, language) : t("account.project")}
      lead={[
        location && inLanguage(location, language),
        !handedOverOn && handover && t("project.handoverOn", { day: dayWords(handover, language) }),
      ]
        .filter(Boolean)
        .join(" · ")}
    >
      <ProjectView project={project} today={today} />
    </CustomerFrame>
  );
}
