import type { CustomerAddress } from "../../../../../contracts/calls/customer/addresses.ts";
import { addressLines } from "../../../../../contracts/customer/check-address.ts";
import { LANGUAGES } from "../../../../../editions/languages.ts";
import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { Button, ButtonLink } from "../../../../../ui/forms/button.tsx";
import { Tag } from "../../../../../ui/forms/chip.tsx";
import { useText } from "../../../../../ui/text/text.tsx";

interface AddressCardProps {
  address: CustomerAddress;
  path: string;
  isEdited: boolean;
}

export function AddressCard({ address, path, isEdited }: AddressCardProps) {
  const { t, language } = useText();
  const { id, country, label, fields, isDefault } = address;
  const countries = new Intl.DisplayNames([language], { type: "region" });
  const name = label || t("profileAddress.unnamed");
  return (
    <li className={joinClasses("address", isEdited && "is-edited")}>
      <div className="stack gap-2">
        <div className="line apart">
          <h2 className="t20 strong">{name}</h2>
          {isDefault && <Tag tone="ok">{t("profileAddress.default")}</Tag>}
        </div>
        <address className="break-words address__lines">
          {addressLines(country, fields, LANGUAGES[language].comma).map((line) => (
            <div key={line}>
              <bdi>{line}</bdi>
            </div>
          ))}
          <div className="soft">{countries.of(country)}</div>
        </address>
      </div>
      <div className="address__actions row gap-2">
        <ButtonLink
          look="quiet"
          size="small"
          href={`${path}?edit=${id}#form`}
          aria-label={`${t("account.change")}: ${name}`}
        >
          {t("account.change")}
        </ButtonLink>
        {!isDefault && (
          <form method="post" action={path}>
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              look="quiet"
              size="small"
              name="do"
              value="choose"
              aria-label={`${t("profileAddress.choose")}: ${name}`}
            >
              {t("profileAddress.choose")}
            </Button>
          </form>
        )}
        <details>
          <summary className="tap t15 strong" aria-label={`${t("profileAddress.remove")}: ${name}`}>
            {t("profileAddress.remove")}
          </summary>
          <form className="stack gap-2 stack--start" method="post" action={path}>
            <input type="hidden" name="id" value={id} />
            <p className="t15 soft">{t("profileAddress.removeSure")}</p>
            <Button type="submit" look="line" size="small" name="do" value="remove">
              {t("profileAddress.removeYes")}
            </Button>
          </form>
        </details>
      </div>
    </li>
  );
}
