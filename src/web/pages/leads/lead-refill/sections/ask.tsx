import { Button } from "../../../../../ui/forms/button.tsx";
import { TextInput } from "../../../../../ui/forms/text-input.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { type MessageKey, useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { useLayout } from "../../../../frame/layouts/layout-context.tsx";
import { leadAddress } from "../../../../frame/lead-address.ts";
import type { LinkAnswer } from "../refill-answer.ts";

type LinkState = "none" | "wrong" | "expired";

const WORDS: Record<LinkState, { title: MessageKey; text: MessageKey }> = {
  none: { title: "refill.noneTitle", text: "refill.noneText" },
  wrong: { title: "refill.wrongTitle", text: "refill.wrongText" },
  expired: { title: "refill.expiredTitle", text: "refill.expiredText" },
};

const PROBLEMS: Record<NonNullable<LinkAnswer["problem"]>, MessageKey> = {
  wrong: "refill.contactWrong",
  "too-often": "lead.rateLimit",
  failed: "refill.askFailed",
};

/** For everybody without a good link: why, and how to get one. */
export function AskSection({ link, answer }: { link: LinkState; answer: LinkAnswer | undefined }) {
  const { t } = useText();
  const { edition } = usePage();
  const { title, text } = WORDS[link];
  return (
    <section className="sec">
      <div className="wrap wrap--narrow split">
        <div className="stack gap-4">
          <h1 className="d42">{t(title)}</h1>
          <p className="t20 soft measure">{t(text)}</p>
        </div>
        <div className="split__sheet refill-ask__sheet">
          <h2 className="d25">{t("refill.askTitle")}</h2>
          {answer?.goesBy ? (
            <Notice tone="ok" announce>
              {t(answer.goesBy === "email" ? "refill.askedEmail" : "refill.askedDesigner")}
            </Notice>
          ) : (
            <AskForm answer={answer} />
          )}
          <a className="link t15" href={leadAddress(edition, { ctaType: "Normal Lead Forms" })}>
            {t("refill.startOver")}
          </a>
        </div>
      </div>
    </section>
  );
}

function AskForm({ answer }: { answer: LinkAnswer | undefined }) {
  const { t } = useText();
  const { path } = useLayout();
  const problem = answer?.problem;
  return (
    <form className="stack gap-4" method="post" action={path}>
      <input type="hidden" name="form" value="link" />
      {problem && problem !== "wrong" && (
        <Notice tone="bad" announce>
          {t(PROBLEMS[problem])}
        </Notice>
      )}
      <TextInput
        id="refill-contact"
        name="contact"
        required
        dir="ltr"
        maxLength={254}
        defaultValue={answer?.contact}
        label={t("refill.contact")}
        help={t("refill.contactHelp")}
        error={problem === "wrong" ? t(PROBLEMS.wrong) : undefined}
      />
      <Button type="submit" wide>
        {t("refill.ask")}
      </Button>
    </form>
  );
}
