import { LOOKS_CONFIG } from "../../../../contracts/calls/looks.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { TabNav } from "../../../../ui/navigation/tabs.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { looksPath } from "../look-path.ts";
import type { LoadedLooks } from "./load-looks.ts";
import "./looks-head.css";

/** What this list is of, and the other lists. */
export function LooksHead({ seo, name, tabs, category, edition }: LoadedLooks & { edition: Edition }) {
  const { t } = useText();
  const isAll = category === LOOKS_CONFIG.defaultCategory;
  const all = looksPath(edition, LOOKS_CONFIG.defaultCategory);
  const heading = seo.heading || t("looks.title");
  return (
    <div className="wrap looks-head stack gap-5">
      <Breadcrumb
        crumbs={[
          { name: t("layout.home"), href: `/${edition.region}` },
          ...(isAll
            ? [{ name: t("looks.crumb") }]
            : [{ name: t("looks.crumb"), href: all }, { name: name || heading }]),
        ]}
      />
      <div className="looks-head__words split split--7-5">
        <h1 className="d56">{heading}</h1>
        {seo.intro && <p className="t20 soft looks-head__intro">{seo.intro}</p>}
      </div>
      {tabs.length > 1 && (
        <TabNav
          label={t("looks.kinds")}
          links={tabs.map(({ slug, title }) => ({
            label: title,
            href: looksPath(edition, slug),
            current: slug === category,
          }))}
        />
      )}
    </div>
  );
}
