import { embedPath } from "../../../../contracts/embeds/embed-address.ts";
import { OWN_PATHS } from "../../../../contracts/hosts.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { Snippet } from "./snippet.tsx";

const SENT_EVENT = "atrium:lead-sent";

/** Three steps, and the way without any of them. */
export function HowItWorks({ publicUrl }: { publicUrl: string }) {
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
