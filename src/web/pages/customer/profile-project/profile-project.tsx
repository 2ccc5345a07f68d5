import { useLoaderData } from "react-router";
import { decideProject } from "../../../../contracts/calls/customer/project-calls.ts";
import { plannedHandover } from "../../../../contracts/customer/project/approved-changes.ts";
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

export const loader = customerPage(async ({ call, session, edition, url }) => {
  const [project] = await Promise.all([loadProject({ call, session }), findCustomer({ call, session })]);
  const country = project && project !== "unknown" ? project.country : undefined;
  return { project, today: todayIn(countryOf(country, edition.country)), refused: refusedBy(url) };
});

/** Why an answer was not recorded, by the status of the call; undefined if another answer was first. */
const NOT_RECORDED: Record<number, "changed" | "late" | undefined> = {
  409: undefined,
  410: "late",
  412: "changed",
};

function refusedBy(url: URL) {
  const done = url.searchParams.get("done");
  return Object.values(NOT_RECORDED).find((reason) => reason === done);
}

/**
 * Handles an answer to a decision of the project. The next page shows the recorded answer, even if another person
 * answered first, or why the answer was not recorded.
 */
export const action = pageAction(async ({ call, form, session, done }) => {
  const input = decideProject.input.safeParse({
    authorization: session?.authorization,
    decision: form.get("decision"),
    option: form.get("option"),
    mark: form.get("mark") ?? undefined,
  });
  if (!input.success) throw pageNotFound();
  const outcome = await call(decideProject, input.data);
  if (outcome.ok) return done(undefined, "decisions");
  const { status } = outcome.problem;
  if (!(status in NOT_RECORDED)) await required(outcome);
  return done(NOT_RECORDED[status], "decisions");
});

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("account.project"),
  description: t("project.description"),
}));

export default function ProfileProjectPage() {
  const { project, today, refused } = useLoaderData<typeof loader>();
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
  const handover = plannedHandover({ expectedOn, handoverOn }, project.decisions);
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
      {refused && (
        <Notice tone="warn" announce>
          {t(`project.seen.${refused}`)}
        </Notice>
      )}
      <ProjectView project={project} today={today} />
    </CustomerFrame>
  );
}
