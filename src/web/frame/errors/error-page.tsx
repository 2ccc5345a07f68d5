import { isRouteErrorResponse } from "react-router";
import { errorObject } from "../../../contracts/error-reports.ts";
import { ButtonLink } from "../../../ui/forms/button.tsx";
import { ErrorState } from "../../../ui/overlay/empty-state.tsx";
import { type MessageKey, useText } from "../../../ui/text/text.tsx";
import { useDocument } from "../document-context.ts";
import { useLayout } from "../layouts/layout-context.tsx";
import { siteNameOf } from "../seo/site-settings.ts";
import { OnwardLinks } from "./not-found-page.tsx";

export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useText();
  const { edition, path, brand } = useLayout();
  const { requestId } = useDocument();
  const { statusCode } = errorObject(error);
  const statusText = isRouteErrorResponse(error) ? error.statusText : "";
  const words = WORDS[kindOf(statusCode)];
  return (
    <div className="wrap error-page split split--7-5 align-center">
      <title>{`${t(words.title)} | ${siteNameOf(brand, edition.region)}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        isPage
        title={t(words.title)}
        exits={
          <>
            <ButtonLink href={path}>{t("error.tryAgain")}</ButtonLink>
            <ButtonLink look="line" href={`/${edition.region}`}>
              {t("error.goHome")}
            </ButtonLink>
          </>
        }
      >
        {t(words.help)}
      </ErrorState>
      <OnwardLinks />
      <p className="t13 soft break-words">
        {t("error.status", { status: statusCode })} <bdi dir="ltr">{statusText}</bdi> · {t("error.requestId")}{" "}
        <bdi dir="ltr">{requestId}</bdi>
      </p>
    </div>
  );
}

const WORDS = {
  waiting: { title: "error.titleUnavailable", help: "error.helpUnavailable" },
  foreign: { title: "error.titleForeign", help: "error.helpForeign" },
  broken: { title: "error.title", help: "error.help" },
} as const satisfies Record<string, { title: MessageKey; help: MessageKey }>;

// A backend that does not respond is a temporary failure; an error of ours may not be.
const WAITING = [502, 503, 504];
const FORBIDDEN = 403;

function kindOf(status: number): keyof typeof WORDS {
  if (status === FORBIDDEN) return "foreign";
  return WAITING.includes(status) ? "waiting" : "broken";
}
