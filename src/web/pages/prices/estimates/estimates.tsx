import { useLoaderData } from "react-router";
import { createEstimate } from "../../../../contracts/calls/estimates-calls.ts";
import { readEstimateCode, showEstimateCode } from "../../../../contracts/estimates/estimate-code.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { addressOf } from "../../../../urls/links.ts";
import { ownerCookies } from "../../../features/prices/estimates/load-estimate.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { COUNTRY_LABELS } from "../../../frame/layouts/menus/language-menu.tsx";
import { page, pageAction, required } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { CheckList } from "../../../sections/parts/check-list.tsx";
import { Section } from "../../../sections/parts/section.tsx";

export const loader = page(async ({ edition, url }) => {
  const typed = url.searchParams.get("code")?.trim().slice(0, 40) ?? "";
  const code = readEstimateCode(typed);
  if (code) throw redirectTo(addressOf(edition.region, "estimate", { estimateCode: showEstimateCode(code) }));
  return { typed, path: url.pathname };
});

/** Stores the result of a calculator and redirects to its page. Only this browser receives the key. */
export const action = pageAction(async ({ call, edition, form, visitorAddress, site, parse }) => {
  const input = parse(createEstimate.input, { ...Object.fromEntries(form), visitorAddress });
  const { code, key } = await required(call(createEstimate, input));
  const estimateCode = showEstimateCode(code);
  const answer = redirectTo(`${addressOf(edition.region, "estimate", { estimateCode })}?done=kept`, 303);
  for (const line of ownerCookies(edition, { code: estimateCode, key, publicUrl: site.publicUrl }))
    answer.headers.append("set-cookie", line);
  return answer;
});

export const meta = pageMeta<typeof loader>((_, { t, edition }) => {
  const country = t(COUNTRY_LABELS[edition.country]);
  return {
    title: t("estimate.codePageTitle", { country }),
    description: t("estimate.codeDescription", { country }),
  };
});

const INSIDE = [
  "estimate.insideLines",
  "estimate.insideAssumptions",
  "estimate.insideRates",
  "estimate.insidePdf",
] as const satisfies readonly MessageKey[];

/** For visitors who have only the code, from a phone call or on paper. */
export default function EstimatesPage() {
  const { t } = useText();
  const { typed, path } = useLoaderData<typeof loader>();
  return (
    <Section className="split split--7-5">
      <div className="stack gap-5">
        <h1 className="d42">{t("estimate.codeTitle")}</h1>
        <p className="soft measure">{t("estimate.codeText")}</p>
        <form className="stack stack--fields" method="get" action={path}>
          <TextInput
            label={t("estimate.codeLabel")}
            name="code"
            defaultValue={typed}
            error={typed === "" ? undefined : t("estimate.codeWrong")}
            autoComplete="off"
            dir="ltr"
            required
          />
          <Button type="submit">{t("estimate.codeOpen")}</Button>
        </form>
      </div>
      <div className="stack gap-4 box pad-fluid">
        <h2 className="d25">{t("estimate.inside")}</h2>
        <CheckList items={INSIDE.map((key) => t(key))} />
      </div>
    </Section>
  );
}
