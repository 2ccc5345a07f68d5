import { textOf } from "../../../../editions/all-texts.ts";
import { countryOf } from "../../../../editions/countries.ts";
import { todayIn } from "../../../../editions/country-time.ts";
import { addressOf } from "../../../../urls/links.ts";
import { loadProject } from "../../../features/project/load-project.ts";
import { projectCalendar } from "../../../features/project/project-calendar.ts";
import { page, pageNotFound } from "../../../frame/page.ts";

/** What comes next in the customer's project, as a file for their calendar. */
export const loader = page(async ({ call, session, edition, site }) => {
  const project = await loadProject({ call, session });
  if (!project || project === "unknown") throw pageNotFound();
  const about = {
    project,
    edition,
    today: todayIn(countryOf(project.country, edition.country)),
    host: new URL(site.publicUrl).hostname,
    url: site.publicUrl + addressOf(edition.region, "profile-project"),
  };
  return new Response(projectCalendar(about, textOf(edition.language), new Date()), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="project.ics"',
      "cache-control": "private, no-store",
    },
  });
});
