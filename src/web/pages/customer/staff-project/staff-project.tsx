import { useLoaderData } from "react-router";
import { viewStaffProject } from "../../../../contracts/staff/calls/project-calls.ts";
import { countryOf } from "../../../../editions/countries.ts";
import { todayIn } from "../../../../editions/country-time.ts";
import { inLanguage } from "../../../../editions/languages.ts";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { ProjectView } from "../../../features/customer/project/project-view.tsx";
import { page, required } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

/** The cookie of the staff session proves the member; the call checks the right and the country, and is audited. */
export const loader = page(async ({ call, cookie, params, edition }) => {
  const project = await required(
    call(viewStaffProject, { id: params.project ?? "", cookie: cookie ?? undefined }),
  );
  return { project, today: todayIn(countryOf(project.country, edition.country)) };
});

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("account.project"),
  description: t("project.description"),
}));

/** A project as its customer sees it, for a member of the staff. */
export default function StaffProjectPage() {
  const { project, today } = useLoaderData<typeof loader>();
  const { t, language } = useText();
  return (
    <section className="sec">
      <div className="wrap stack gap-6">
        <Notice>{t("project.preview")}</Notice>
        <h1 className="d42">{project.name ? inLanguage(project.name, language) : t("account.project")}</h1>
        {/* Only the customer decides. */}
        <fieldset disabled>
          <ProjectView project={project} today={today} />
        </fieldset>
      </div>
    </section>
  );
}
