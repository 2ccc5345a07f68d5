import { useLoaderData } from "react-router";
import { viewStaffProject } from "../../../../contracts/staff/calls/project-calls.ts";
import { countryOf } from "../../../../editions/countries.ts";
import { todayIn } from "../../../../editions/country-time.ts";
import { inLanguage } from "../../../../editions/languages.ts";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { PreviewContext } from "../../../features/customer/project/preview.tsx";
import { ProjectView } from "../../../features/customer/project/project-view.tsx";
import type { PageOptions } from "../../../features/leads/drawer/page-options.ts";
import { page, required } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

/** The cookie of the staff session proves the member; the call checks the right and the country, and is audited. */
export const loader = page(async ({ call, cookie, params, edition }) => {
  const id = params.project ?? "";
  const project = await required(call(viewStaffProject, { id, cookie: cookie ?? undefined }));
  const today = todayIn(countryOf(project.country, edition.country));
  // The menus lead to pages that no frame may show.
  return { id, project, today, pageOptions: { hasMenus: false } satisfies PageOptions };
});

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("account.project"),
  description: t("project.description"),
}));

/** A project as its customer sees it, for a member of the staff. */
export default function StaffProjectPage() {
  const { id, project, today } = useLoaderData<typeof loader>();
  const { t, language } = useText();
  return (
    <section className="sec">
      <div className="wrap stack gap-6">
        <Notice>{t("project.preview")}</Notice>
        <h1 className="d42">{project.name ? inLanguage(project.name, language) : t("account.project")}</h1>
        <PreviewContext value={id}>
          <ProjectView project={project} today={today} />
        </PreviewContext>
      </div>
    </section>
  );
}
