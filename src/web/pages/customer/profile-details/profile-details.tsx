import type { ReactNode } from "react";
import { useActionData, useLoaderData } from "react-router";
import { maskEmail, maskPhone } from "../../../../contracts/mask-contact.ts";
import type { Language } from "../../../../editions/languages.ts";
import { REGIONS, regionsOf } from "../../../../editions/regions.ts";
import type { MessageKey } from "../../../../editions/text.ts";
import { Button, ButtonLink } from "../../../../ui/forms/button.tsx";
import { RadioGroup } from "../../../../ui/forms/choice-group.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { AccountPanel, SavedNotice } from "../../../features/customer/account-panel.tsx";
import { CustomerFrame } from "../../../features/customer/customer-frame.tsx";
import { customerPage, findCustomer, findProfile } from "../../../features/customer/customer-page.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { changeDetails, EDITABLE, type Editable } from "./details-action.ts";
import { ContactForm, DetailForm } from "./sections/contact-form.tsx";
import "./sections/detail-row.css";

export const loader = customerPage(async ({ call, session, edition, url, reportBug }) => {
  const [customer, profile] = await Promise.all([
    findCustomer({ call, session }),
    findProfile({ call, session }),
  ]);
  const { name = "", email = "", phone = "", isdcode = "" } = customer ?? {};
  const logError = (message: string) => reportBug(new Error(message));
  const edit = EDITABLE.find((known) => known === url.searchParams.get("edit"));
  const e164 = phone && isdcode + phone;
  return {
    isKnown: customer !== undefined,
    name,
    // Shown in full only while the owner changes it.
    email: email && (edit === "email" ? email : maskEmail(email, logError)),
    phone: e164 && (edit === "phone" ? e164 : maskPhone(e164, isdcode, logError)),
    language: profile.language ?? edition.language,
    hasLanguages: regionsOf(edition.country).length > 1,
    contactsAt: profile.contactsAt,
    edit,
    done: EDITABLE.find((known) => known === url.searchParams.get("done")),
  };
});

export const action = changeDetails;

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("account.details"),
  description: t("profileDetails.description"),
}));

export default function ProfileDetailsPage() {
  const { isKnown, name, email, phone, language, hasLanguages, contactsAt, done, ...loaded } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { t } = useText();
  const edit = result?.edit ?? loaded.edit;
  const isOurs = contactsAt === null;
  const names = new Intl.DisplayNames([useText().language], { type: "language" });
  return (
    <CustomerFrame current="profile-details" title={t("account.details")} lead={t("profileDetails.lead")}>
      <SavedNotice
        done={done && t(`profileDetails.done.${done}`)}
        hasFailed={result?.errors.form !== undefined}
      />
      {!isKnown && <Notice tone="warn">{t("account.unavailable")}</Notice>}
      {contactsAt !== null && (
        <Notice>
          {t("profileDetails.elsewhere")} <bdi>{new URL(contactsAt).host}</bdi>
        </Notice>
      )}
      <AccountPanel>
        <dl className="details">
          <DetailRow of="name" value={name} isOpen={edit === "name"} canChange={isOurs}>
            <NameForm name={result?.values.name ?? name} error={result?.errors.name} />
          </DetailRow>
          <DetailRow of="phone" value={phone} isOpen={edit === "phone"} canChange={isOurs} isCode>
            <ContactForm of="phone" result={result} />
          </DetailRow>
          <DetailRow of="email" value={email} isOpen={edit === "email"} canChange={isOurs} isCode>
            <ContactForm of="email" result={result} />
          </DetailRow>
          <DetailRow
            of="language"
            value={names.of(language) ?? language}
            isOpen={edit === "language" && hasLanguages}
            canChange={hasLanguages}
          >
            <LanguageForm language={language} />
          </DetailRow>
        </dl>
      </AccountPanel>
      <AccountPanel tone="sand" title={t("profileDetails.whyTitle")}>
        <ul className="stack gap-2 t15 measure">
          {(["proof", "fresh", "seen", "old"] as const).map((reason) => (
            <li key={reason}>{t(`profileDetails.why.${reason}`)}</li>
          ))}
        </ul>
      </AccountPanel>
    </CustomerFrame>
  );
}

function NameForm({ name, error }: { name: string; error: MessageKey | undefined }) {
  const { t } = useText();
  return (
    <DetailForm of="name">
      <TextInput
        label={t("profileDetails.nameLabel")}
        name="name"
        autoComplete="name"
        maxLength={80}
        required
        defaultValue={name}
        error={error && t(error)}
        autoFocus={error !== undefined}
      />
      <div>
        <Button type="submit">{t("account.save")}</Button>
      </div>
    </DetailForm>
  );
}

/** Each language has its own name, because a visitor may not be able to read the others. */
function LanguageForm({ language }: { language: Language }) {
  const { t } = useText();
  const { edition } = usePage();
  const languages = [...new Set(regionsOf(edition.country).map((region) => REGIONS[region].language))];
  return (
    <DetailForm of="language">
      <RadioGroup
        label={t("profileDetails.languageLabel")}
        name="language"
        chosen={[language]}
        choices={languages.map((code) => ({
          value: code,
          label: <span lang={code}>{new Intl.DisplayNames([code], { type: "language" }).of(code)}</span>,
        }))}
      />
      <div>
        <Button type="submit">{t("account.save")}</Button>
      </div>
    </DetailForm>
  );
}

interface DetailRowProps {
  of: Editable;
  value: string;
  isOpen: boolean;
  canChange: boolean;
  /** A number or email address, which reads from left to right also in Arabic. */
  isCode?: boolean;
  children: ReactNode;
}

/** Shows a value and the link that opens its form, so that the page works without scripts. */
function DetailRow({ of, value, isOpen, canChange, isCode = false, children }: DetailRowProps) {
  const { t } = useText();
  const { edition } = usePage();
  const path = linkTo(edition, "profile-details");
  const label = t(`profileDetails.label.${of}`);
  return (
    <div id={of}>
      <dt>{label}</dt>
      <dd className="break-words details__value">
        {value ? (
          isCode ? (
            <bdi dir="ltr">{value}</bdi>
          ) : (
            value
          )
        ) : (
          <span className="soft">{t("profileDetails.none")}</span>
        )}
      </dd>
      {canChange && (
        <dd>
          <ButtonLink
            look="quiet"
            size="small"
            href={isOpen ? `${path}#${of}` : `${path}?edit=${of}#${of}`}
            aria-label={`${t(isOpen ? "account.cancel" : value ? "account.change" : "account.add")}: ${label}`}
          >
            {t(isOpen ? "account.cancel" : value ? "account.change" : "account.add")}
          </ButtonLink>
        </dd>
      )}
      {isOpen && canChange && <dd className="all-columns pad-block-3 details__form">{children}</dd>}
    </div>
  );
}
