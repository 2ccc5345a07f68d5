import { useActionData, useLoaderData } from "react-router";
import { maskEmail, maskPhone } from "../../../../contracts/mask-contact.ts";
import { regionsOf } from "../../../../editions/regions.ts";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { AccountPanel } from "../../../features/customer/account-panel.tsx";
import { CustomerFrame } from "../../../features/customer/customer-frame.tsx";
import { customerPage } from "../../../features/customer/customer-page.ts";
import { findCustomer, findProfile } from "../../../features/customer/load-customer.ts";
import { SavedNotice } from "../../../features/customer/saved-notice.tsx";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { changeDetails, EDITABLE } from "./details-action.ts";
import { ContactForm } from "./sections/contact-form.tsx";
import { DetailRow } from "./sections/detail-row.tsx";
import { LanguageForm } from "./sections/language-form.tsx";
import { NameForm } from "./sections/name-form.tsx";

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
    // Whole only where its owner is about to change it.
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
