import { IconLink } from "../../../ui/forms/icon-button.tsx";
import { type Text, useText } from "../../../ui/text/text.tsx";
import { linkTo } from "../../../urls/links.ts";
import { usePage } from "../islands/page-context.ts";
import "./account-link.css";

export function AccountLink() {
  const { t } = useText();
  const { edition } = usePage();
  const href = linkTo(edition, "profile");
  if (!href) return null;
  return (
    <IconLink
      label={t("account.logIn")}
      href={href}
      icon="user"
      data-account={JSON.stringify(accountWords(t))}
    />
  );
}

export type AccountWords = ReturnType<typeof accountWords>;

function accountWords(t: Text["t"]) {
  return { named: t("account.loggedInAs"), unnamed: t("account.loggedIn") };
}
