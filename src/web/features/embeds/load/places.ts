import { JOBS_PAGING } from "../../../../contracts/calls/careers.ts";
import { inLanguage, LANGUAGES } from "../../../../editions/languages.ts";
import { linkTo } from "../../../../urls/links.ts";
import { loadDocument, loadDocuments } from "../../../frame/load-document.ts";
import { pageNotFound } from "../../../frame/page.ts";
import { loadJobs } from "../../careers/load-jobs.ts";
import { nearestCentres } from "../../visits/nearest-centres.ts";
import { describeHours } from "../../visits/open-hours.ts";
import type { EmbedContent } from "../content.ts";
import { type EmbedLoad, type EmbedPlace, loadHome, moreAt } from "../embed-place.ts";

/** Where we are, and who we look for. */
export const PLACE_EMBEDS = {
  centre: (place) => centresIn(place, 1),
  centres: (place) => centresIn(place, 4),
  city: async (place) => {
    const citySlug = place.asked("city") ?? "bengaluru";
    const city = await loadDocument("cities", place, citySlug);
    return {
      kind: "points",
      title: city.headline,
      text: city.lede,
      picture: city.picture,
      items: city.needs.map(({ title, text }) => ({ name: title, text })),
      more: moreAt(place, linkTo(place.edition, "city", { citySlug })),
    };
  },
  jobs: async (place) => {
    const { edition, t } = place;
    const jobs = await loadJobs(place);
    if (jobs.length === 0) throw pageNotFound();
    return {
      kind: "links",
      title: t("embed.jobsTitle"),
      items: jobs
        .slice(JOBS_PAGING.offset, JOBS_PAGING.limit)
        .map(({ title, city, department, expRange, careers_url }) => ({
          title,
          facts: [city, department, expRange].filter(Boolean),
          href: careers_url || undefined,
        })),
      more: moreAt(place, linkTo(edition, "careers")),
    };
  },
} satisfies Record<string, EmbedLoad>;

async function centresIn(place: EmbedPlace, most: number): Promise<EmbedContent> {
  const { edition, asked } = place;
  const { language } = edition;
  const [home, cities] = await Promise.all([loadHome(place), loadDocuments("ec", place, { size: 100 })]);
  const { centres: words, cost } = home;
  const { near } = nearestCentres(cities, asked("city") ?? cost.chosen.city, language);
  const all = near.flatMap(({ name: city, centres }) => centres.map((centre) => ({ city, centre })));
  if (all.length === 0) throw pageNotFound();
  return {
    kind: "centres",
    title: words.title,
    text: words.lede,
    items: all.slice(0, most).map(({ city, centre }) => ({
      name: inLanguage(centre.name, language),
      place: [inLanguage(centre.address, language), city].filter(Boolean).join(LANGUAGES[language].comma),
      phone: centre.phone || undefined,
      hours: describeHours(centre.hours, edition).map(({ days, times }) => ({
        days: days ?? words.everyDay,
        times,
      })),
      directions: `https://www.google.com/maps/dir/?api=1&destination=${centre.lat},${centre.lng}`,
    })),
    more: moreAt(place, linkTo(edition, "contact-us"), "centres"),
  };
}
