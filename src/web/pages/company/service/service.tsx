import { useLoaderData } from "react-router";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import HelpSearch from "../../../features/company/service/hub/help-search.island.tsx";
import { HubHere } from "../../../features/company/service/hub/hub-here.tsx";
import { HubQuestions } from "../../../features/company/service/hub/hub-questions.tsx";
import { HubTickets } from "../../../features/company/service/hub/hub-tickets.tsx";
import { HubTopics } from "../../../features/company/service/hub/hub-topics.tsx";
import { loadHub } from "../../../features/company/service/hub/load-hub.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { COUNTRY_LABELS } from "../../../frame/layouts/menus/language-menu.tsx";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { HeroHead } from "../../../sections/picture-sections.tsx";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";
import "../../../features/company/service/hub/hub.css";

export const loader = page(async ({ call, edition, url }) => loadHub({ call, edition }, url));

// What is searched for makes no other page for search engines.
export const meta = pageMeta<typeof loader>(({ asked }, { t, edition }) => {
  const country = t(COUNTRY_LABELS[edition.country]);
  return {
    title: t("service.title", { country }),
    description: t("service.description", { country }),
    crumb: t("service.crumb"),
    ...(asked.length > 0 && { jsonLd: [questionsJsonLd(asked)] }),
  };
});

export default function ServiceHub() {
  const { q, path, found, entries, topics, asked, faqs, ladder, here } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { region } = usePage().edition;
  return (
    <>
      <div className="hub-head">
        <div className="wrap">
          <Breadcrumb
            crumbs={[{ name: t("layout.home"), href: `/${region}` }, { name: t("service.crumb") }]}
          />
        </div>
        <HeroHead headline={t("service.headline")} lede={t("service.lede")} />
        <div className="wrap">
          <HelpSearch action={path} q={q} found={found} entries={entries} />
        </div>
      </div>
      <HubTopics topics={topics} />
      <HubTickets ladder={ladder} />
      <HubHere here={here} />
      <HubQuestions asked={asked} faqs={faqs} />
    </>
  );
}
