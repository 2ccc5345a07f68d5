import { useLoaderData } from "react-router";
import { EMBED_GROUPS, EMBED_NAMES, embedRow } from "../../../../contracts/embeds/embed-components.ts";
import { isRegion } from "../../../../editions/regions.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { parseHex, toHex } from "../../../features/embeds/colour.ts";
import { EMBED_THEMES } from "../../../features/embeds/theme.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { AddressTable } from "./address-table.tsx";
import { DemoItem } from "./demo-item.tsx";
import type { DemoLook } from "./demo-look.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { LookForm } from "./look-form.tsx";
import "./oembed-demo.css";

export const loader = page(async ({ url: { searchParams }, site }) => {
  const region = searchParams.get("region") ?? "";
  const accent = parseHex(searchParams.get("accent") ?? "");
  const look: DemoLook = {
    region: isRegion(region) ? region : "in",
    theme: EMBED_THEMES.find((theme) => theme === searchParams.get("theme")),
    accent: accent && toHex(accent).slice(1),
  };
  return { look, publicUrl: site.publicUrl };
});

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("embed.demoTitle"),
  description: t("embed.demoDescription"),
}));

/** Every embed, live, with the line that brings it. */
export default function OembedDemo() {
  const { t } = useText();
  const { look, publicUrl } = useLoaderData<typeof loader>();
  const shown = EMBED_NAMES.filter((name) => embedRow(name).regions?.includes(look.region) ?? true);
  return (
    <div className="wrap sec stack gap-7">
      <header className="stack gap-4">
        <h1 className="d56">{t("embed.demoTitle")}</h1>
        <p className="t20 soft measure">{t("embed.demoLede", { count: EMBED_NAMES.length })}</p>
      </header>
      <HowItWorks publicUrl={publicUrl} />
      <div className="demo__body split">
        <div className="sticky-side stack gap-6">
          <LookForm look={look} />
          <nav aria-label={t("embed.demoTitle")}>
            <ul className="demo__groups">
              {EMBED_GROUPS.map((group) => (
                <li key={group}>
                  <a href={`#group-${group}`}>{t(`embed.demoGroup-${group}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="stack gap-7">
          {EMBED_GROUPS.map((group) => (
            <section key={group} className="demo__group stack gap-7" aria-labelledby={group}>
              <h2 className="d42" id={`group-${group}`}>
                {t(`embed.demoGroup-${group}`)}
              </h2>
              {shown
                .filter((name) => embedRow(name).group === group)
                .map((name) => (
                  <DemoItem key={name} name={name} look={look} />
                ))}
            </section>
          ))}
          <AddressTable />
        </div>
      </div>
    </div>
  );
}
