import { useActionData, useLoaderData } from "react-router";
import { useText } from "../../../../ui/text/text.tsx";
import { readFormRequest } from "../../../features/embeds/messages.ts";
import { EmbedLeadForm, widgetPath } from "../../../features/embeds/views/ask-view.tsx";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { page, pageAction } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { bookTalk, useTypedLead } from "../../leads/talk/book-talk.ts";
import "./widget-lead-form.css";

export const loader = page(async ({ url: { searchParams } }) => {
  const about = searchParams.get("about")?.slice(0, 120);
  return {
    wish: readFormRequest(searchParams),
    about: about ? { title: about } : undefined,
    isSent: searchParams.get("sent") === "yes",
  };
});

/** Handles the form without scripts: the thank-you stays in the frame and contains no personal data. */
export const action = pageAction(async (input) => {
  const answer = await bookTalk(input);
  if (!(answer instanceof Response)) return answer;
  return redirectTo(widgetPath(input.edition.region, input.url.search, { sent: "yes" }), 303);
});

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("lead.title"),
  description: t("embed.askText"),
}));

const TITLE_ID = "widget-title";

export default function WidgetLeadForm() {
  const { t } = useText();
  const { wish, about, isSent } = useLoaderData<typeof loader>();
  const { title, ctaType, ...typed } = useTypedLead(useActionData<typeof action>());
  const heading = wish.formTitle ?? title ?? t("lead.title");
  if (isSent)
    return (
      <section className="embed-part lead-thanks stack gap-5" data-thanks="">
        <h1 className="d32">{t("lead.thanksTitle")}</h1>
        <p className="t20">{t("lead.thanksText")}</p>
      </section>
    );
  return (
    <section className="embed-part stack gap-5 widget-form">
      <h1 className="d32" id={TITLE_ID}>
        {heading}
      </h1>
      <EmbedLeadForm
        {...typed}
        labelledBy={TITLE_ID}
        about={typed.about ?? about}
        wish={{ ctaType, ...wish, formTitle: heading }}
      />
    </section>
  );
}
