import { useActionData, useLoaderData } from "react-router";
import {
  type CustomerAddress,
  listAddresses,
  MAX_ADDRESSES,
} from "../../../../contracts/calls/customer/addresses.ts";
import { addressLines } from "../../../../contracts/customer/check-address.ts";
import { ISO_CODES, type IsoCode, isServedIsoCode } from "../../../../editions/countries.ts";
import { LANGUAGES } from "../../../../editions/languages.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Button, ButtonLink } from "../../../../ui/forms/button.tsx";
import { Tag } from "../../../../ui/forms/chip.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { AccountPanel, SavedNotice } from "../../../features/customer/account-panel.tsx";
import { CustomerFrame } from "../../../features/customer/customer-frame.tsx";
import { customerPage } from "../../../features/customer/customer-page.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { optionalOwn } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { changeAddresses, DONE } from "./address-action.ts";
import { AddressForm } from "./sections/address-form.tsx";
import "../../../../ui/forms/chip.css";
import "./profile-address.css";

export const loader = customerPage(async ({ call, session, edition, url }) => {
  const wished = url.searchParams.get("country");
  const own = isServedIsoCode(edition.isoCode) ? edition.isoCode : "IN";
  const authorization = session?.authorization;
  const list = (country: typeof own) =>
    optionalOwn(call(listAddresses, { authorization, country }), undefined);
  const asked = isServedIsoCode(wished) ? wished : own;
  const first = await list(asked);
  const edited = first?.addresses.find(({ id }) => id === url.searchParams.get("edit"));
  // The suggested names are those of the address's country.
  const isInOtherCountry = edited !== undefined && edited.country !== asked;
  const { places } = (isInOtherCountry && (await list(edited.country))) || first || { places: NO_PLACES };
  const addresses = first?.addresses ?? [];
  return {
    isKnown: first !== undefined,
    addresses,
    edited,
    country: edited?.country ?? asked,
    isAdding: edited === undefined && (url.searchParams.has("add") || addresses.length === 0),
    cities: places.cities.map((name) => name[edition.language] ?? name.en),
    localities: places.localities.map((name) => name[edition.language] ?? name.en),
    done: DONE.find((known) => known === url.searchParams.get("done")),
  };
});

const NO_PLACES = { cities: [], localities: [] };

export const action = changeAddresses;

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("profileAddress.title"),
  description: t("profileAddress.description"),
}));

export default function ProfileAddressPage() {
  const { isKnown, addresses, edited, country, isAdding, done, ...names } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { t } = useText();
  const { edition } = usePage();
  const path = linkTo(edition, "profile-address") ?? "";
  const isOpen = isKnown && (isAdding || edited !== undefined);
  return (
    <CustomerFrame
      current="profile-address"
      title={t("profileAddress.title")}
      lead={t("profileAddress.lead")}
    >
      <SavedNotice done={done && t(`profileAddress.done.${done}`)} hasFailed={result?.failure === "failed"} />
      {result?.failure === "full" && (
        <Notice tone="warn" announce>
          {t("profileAddress.full", { most: MAX_ADDRESSES })}
        </Notice>
      )}
      {!isKnown && <Notice tone="warn">{t("account.unavailable")}</Notice>}
      {addresses.length > 0 && (
        <ul className="addresses columns columns--2 columns--near">
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              path={path}
              isEdited={address.id === edited?.id}
            />
          ))}
        </ul>
      )}
      {isOpen && (
        <AccountPanel
          id="form"
          title={t(edited ? "profileAddress.editTitle" : "profileAddress.addTitle")}
          about={addresses.length === 0 ? t("profileAddress.none") : undefined}
        >
          {!edited && <CountryChoice country={country} path={path} />}
          <AddressForm
            country={country}
            path={path}
            address={edited}
            result={result}
            isFirst={addresses.length === 0}
            {...names}
          />
        </AccountPanel>
      )}
      {!isOpen && isKnown && (
        <div>
          <ButtonLink look="line" icon="plus" href={`${path}?add=1#form`}>
            {t("profileAddress.addTitle")}
          </ButtonLink>
        </div>
      )}
    </CustomerFrame>
  );
}

/** Address formats differ by country, so choosing another country loads its form. */
function CountryChoice({ country, path }: { country: IsoCode; path: string }) {
  const { t, language } = useText();
  const names = new Intl.DisplayNames([language], { type: "region" });
  return (
    <nav aria-label={t("profileAddress.country")}>
      <ul className="chips">
        {Object.values(ISO_CODES).map((code) => (
          <li key={code}>
            <a
              className={joinClasses("chip", code === country && "is-on")}
              href={`${path}?add=1&country=${code}#form`}
              aria-current={code === country ? "true" : undefined}
            >
              {names.of(code)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface AddressCardProps {
  address: CustomerAddress;
  path: string;
  isEdited: boolean;
}

function AddressCard({ address, path, isEdited }: AddressCardProps) {
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
