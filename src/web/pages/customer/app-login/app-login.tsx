import { useLoaderData } from "react-router";
import { ButtonLink, GoLink } from "../../../../ui/forms/button.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { loginAddress } from "../../../../urls/login-address.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { CheckList } from "../../../sections/parts/check-list.tsx";
import { Section } from "../../../sections/parts/section.tsx";

export const loader = page(async ({ url, edition }) => {
  const isOwnAddress = url.pathname.endsWith("/app-login");
  return { path: (isOwnAddress && linkTo(edition, "profile")) || url.pathname + url.search };
});

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("account.appTitle"),
  description: t("account.appDescription"),
}));

const INSIDE = [
  "account.appInsideProject",
  "account.appInsideSaved",
  "account.appInsideTickets",
  "account.appInsideDetails",
] as const satisfies readonly MessageKey[];

/** SH-07: requests the app's own login, once automatically and then by the button. */
export default function AppLoginPage() {
  const { path } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Section className="split split--7-5">
      <div className="stack gap-5 stack--start">
        <h1 className="d42">{t("account.appTitle")}</h1>
        <p className="t20 soft measure">{t("account.appLead")}</p>
        <ButtonLink href={loginAddress(path)} data-app-login={path}>
          {t("account.logIn")}
        </ButtonLink>
        <div className="stack gap-1 stack--start">
          <p className="t15 soft">{t("account.appElse")}</p>
          <GoLink href={loginAddress(path)}>{t("account.appWeb")}</GoLink>
        </div>
      </div>
      <div className="stack gap-4 box pad-fluid">
        <h2 className="d25">{t("account.appInside")}</h2>
        <CheckList items={INSIDE.map((key) => t(key))} />
      </div>
    </Section>
  );
}
