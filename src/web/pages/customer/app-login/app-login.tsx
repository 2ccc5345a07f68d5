import { useLoaderData } from "react-router";
import { ButtonLink, GoLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { loginAddress } from "../../../../urls/login-address.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ url, edition }) => {
  const isOwnAddress = url.pathname.endsWith("/app-login");
  return { path: (isOwnAddress && linkTo(edition, "profile")) || url.pathname + url.search };
});

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("account.appTitle"),
  description: t("account.appDescription"),
}));

/** SH-07: requests the app's own login, once automatically and then by the button. */
export default function AppLoginPage() {
  const { path } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <section className="wrap sec stack gap-5 stack--start">
      <h1 className="d42">{t("account.appTitle")}</h1>
      <p className="t20 soft measure">{t("account.appLead")}</p>
      <ButtonLink href={loginAddress(path)} data-app-login={path}>
        {t("account.logIn")}
      </ButtonLink>
      <div className="stack gap-1 stack--start">
        <p className="t15 soft">{t("account.appElse")}</p>
        <GoLink href={loginAddress(path)}>{t("account.appWeb")}</GoLink>
      </div>
    </section>
  );
}
