import { useLoaderData } from "react-router";
import { embedPath } from "../../../../contracts/embeds/embed-address.ts";
import {
  EMBED_GROUPS,
  EMBED_NAMES,
  type EmbedName,
  embedRow,
} from "../../../../contracts/embeds/embed-components.ts";
import { OWN_PATHS } from "../../../../contracts/hosts.ts";
import { isRegion, REGION_NAMES, type Region } from "../../../../editions/regions.ts";
import { Button, GoLink } from "../../../../ui/forms/button.tsx";
import { Chips } from "../../../../ui/forms/choice-group.tsx";
import { Field } from "../../../../ui/forms/field.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf } from "../../../../urls/links.ts";
import { EMBED_THEMES, parseHex, toHex } from "../../../features/embeds/theme.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
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

const NAMES = ["theme", "accent", "background", "region", "ctaText", "formTitle", "ctaType"] as const;

function AddressTable() {
  const { t } = useText();
  return (
    <section className="demo__group stack gap-7" aria-labelledby="address">
      <h2 className="d42" id="address">
        {t("embed.demoParametersTitle")}
      </h2>
      <dl className="demo-address pairs">
        {NAMES.map((name) => (
          <div key={name}>
            <dt>
              <code dir="ltr">{name}</code>
            </dt>
            <dd className="soft">{t(`embed.demoAddress-${name}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const SENT_EVENT = "atrium:lead-sent";

function HowItWorks({ publicUrl }: { publicUrl: string }) {
  const { t } = useText();
  return (
    <section className="demo-how stack gap-4 on-sand" aria-labelledby="how">
      <h2 className="d32" id="how">
        {t("embed.demoHow")}
      </h2>
      <ol className="demo-how__steps columns">
        <li className="stack ruled">
          <p>{t("embed.demoStep1")}</p>
          <Snippet name="embed.js" code={`<script async src="${publicUrl}/scripts/embed.js"></script>`} />
        </li>
        <li className="stack ruled">
          <p>{t("embed.demoStep2")}</p>
          <Snippet name="cta" code={'<div data-atrium-embed="cta"></div>'} />
        </li>
        <li className="stack ruled">
          <p>{t("embed.demoStep3", { event: SENT_EVENT })}</p>
          <Snippet
            name={SENT_EVENT}
            code={`addEventListener("${SENT_EVENT}", (event) => thank(event.target))`}
          />
        </li>
      </ol>
      <p className="t15 soft">{t("embed.demoOembed")}</p>
      <Snippet
        name="oEmbed"
        code={`${publicUrl}${OWN_PATHS.oembed}?url=${publicUrl}${embedPath("cta", new URLSearchParams())}`}
      />
    </section>
  );
}

function DemoItem({ name, look }: { name: EmbedName; look: DemoLook }) {
  const { t } = useText();
  const { title, height, parameters } = embedRow(name);
  const query = lookQuery(look);
  const path = embedPath(name, query);
  const attributes = [...query].map(([key, value]) => ` data-${key}="${value}"`).join("");
  return (
    <article className="stack" id={name.replaceAll("/", "-")}>
      <div className="row align-baseline apart demo-item__head">
        <h3 className="d20">{title}</h3>
        <GoLink href={path}>{t("embed.demoOpen")}</GoLink>
      </div>
      {parameters && (
        <p className="t13 soft">{t("embed.demoParameters", { names: parameters.join(", ") })}</p>
      )}
      <Snippet name={name} code={`<div data-atrium-embed="${name}"${attributes}></div>`} />
      <iframe
        className="demo-item__frame"
        data-atrium-embed={name}
        data-theme={look.theme}
        src={path}
        title={t("embed.demoLive", { name: title })}
        loading="lazy"
        height={height}
      />
    </article>
  );
}

function Snippet({ name, code }: { name: string; code: string }) {
  const { t } = useText();
  return (
    <div className="line snippet">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line is scrolled by key too */}
      <pre dir="ltr" tabIndex={0}>
        <code>{code}</code>
      </pre>
      <Button look="quiet" size="small" icon="copy" data-done={t("embed.demoCopied")}>
        {t("embed.demoCopy")}
        <span className="sr"> {name}</span>
      </Button>
    </div>
  );
}

const THEMES = [
  ["", "embed.demoThemeClear"],
  ["light", "embed.demoThemeLight"],
  ["sand", "embed.demoThemeSand"],
  ["dark", "embed.demoThemeDark"],
] as const;

const OUR_ACCENT = "b4472a";

/** Shows all embeds in other colours or for another country: the same page with another query. */
function LookForm({ look }: { look: DemoLook }) {
  const { t } = useText();
  return (
    <form className="look-form stack gap-4" method="get" action={addressOf(null, "oembed-demo")}>
      <h2 className="d20">{t("embed.demoLook")}</h2>
      <Chips
        id="demo-theme"
        name="theme"
        label={t("embed.demoTheme")}
        chosen={[look.theme ?? ""]}
        choices={THEMES.map(([value, label]) => ({ value, label: t(label) }))}
      />
      <Select id="demo-region" name="region" label={t("embed.demoRegion")} defaultValue={look.region}>
        {REGION_NAMES.map((region) => (
          <option key={region}>{region}</option>
        ))}
      </Select>
      <Field id="demo-accent" label={t("embed.demoAccent")}>
        {(control) => (
          <input {...control} type="color" name="accent" defaultValue={`#${look.accent ?? OUR_ACCENT}`} />
        )}
      </Field>
      <Button type="submit" look="line" wide>
        {t("embed.demoApply")}
      </Button>
    </form>
  );
}

interface DemoLook {
  region: Region;
  theme: string | undefined;
  /** Six hexadecimal digits. */
  accent: string | undefined;
}

function lookQuery({ region, theme, accent }: DemoLook): URLSearchParams {
  return new URLSearchParams({
    ...(region !== "in" && { region }),
    ...(theme && { theme }),
    ...(accent && { accent }),
  });
}
