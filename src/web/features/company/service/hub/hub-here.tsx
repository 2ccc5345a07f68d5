import { Accordion } from "../../../../../ui/navigation/accordion.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { COOKIE_POLICY } from "../../../../frame/consent/cookie-settings-id.ts";
import { HeadedSection } from "../../../../sections/parts/section.tsx";
import { ArticleText } from "../../../magazine/article/text/article-text.tsx";
import { CookieFacts } from "../cookies/cookie-facts.tsx";
import type { LoadedHub } from "./load-hub.ts";

/** Texts that are read here. Each is folded; whoever comes to one by its address finds it open. */
export function HubHere({ here }: Pick<LoadedHub, "here">) {
  const { t } = useText();
  if (here.length === 0) return null;
  return (
    <HeadedSection id="in-full" title={t("service.inFull")}>
      <Accordion
        items={here.map(({ slug, title, text }) => ({
          question: title,
          answer: (
            <div className="hub-here article__text" id={slug}>
              <ArticleText parts={text} />
              {slug === COOKIE_POLICY && <CookieFacts />}
            </div>
          ),
        }))}
      />
    </HeadedSection>
  );
}
