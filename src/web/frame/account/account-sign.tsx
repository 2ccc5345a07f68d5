import { IconLink } from "../../../ui/forms/icon-button.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { linkTo } from "../../../urls/links.ts";
import { usePage } from "../islands/page-context.ts";
import { accountWords } from "./account-words.ts";
import "./account-sign.css";

/** The way to the account. Whose it is comes later, by a script: the page is the same for everybody. */
export function AccountSign() {
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
