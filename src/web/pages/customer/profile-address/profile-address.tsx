import { useActionData, useLoaderData } from "react-router";
import { listAddresses, MOST_ADDRESSES } from "../../../../contracts/calls/customer/addresses.ts";
import { isServedIsoCode } from "../../../../editions/countries.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { AccountPanel } from "../../../features/customer/account-panel.tsx";
import { CustomerFrame } from "../../../features/customer/customer-frame.tsx";
import { customerPage } from "../../../features/customer/customer-page.ts";
import { SavedNotice } from "../../../features/customer/saved-notice.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { optionalOwn } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { changeAddresses, DONE } from "./address-action.ts";
import { AddressCard } from "./sections/address-card.tsx";
import { AddressForm } from "./sections/address-form.tsx";
import { CountryChoice } from "./sections/country-choice.tsx";
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
  // The names that are offered are those of the country in which the address is.
  const isElsewhere = edited !== undefined && edited.country !== asked;
  const { places } = (isElsewhere && (await list(edited.country))) || first || { places: NO_PLACES };
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
          {t("profileAddress.full", { most: MOST_ADDRESSES })}
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
