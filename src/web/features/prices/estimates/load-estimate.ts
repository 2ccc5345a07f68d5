import { getEstimate } from "../../../../contracts/calls/estimates-calls.ts";
import { readEstimateCode, showEstimateCode } from "../../../../contracts/estimates/estimate-code.ts";
import type { StoredEstimate } from "../../../../contracts/estimates/stored-estimate.ts";
import { regionOfThing } from "../../../../editions/countries.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { regionsOf } from "../../../../editions/regions.ts";
import { isCalculatorName } from "../../../../prices/calculators/calculators.ts";
import { addressOf } from "../../../../urls/links.ts";
import type { PageName } from "../../../../urls/url-table.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { type PageContext, pageNotFound, required } from "../../../frame/page.ts";
import { loadCalculator } from "../calculators/load-calculator.ts";

/** Loads a stored estimate at its canonical URL: in its own country, with its code in the standard format. */
export async function loadEstimate(
  page: PageName,
  asking: PageContext<"params" | "url" | "visitorAddress">,
  key: string | undefined,
) {
  const { call, edition, params, url, visitorAddress } = asking;
  const code = readEstimateCode(params.estimateCode);
  if (!code) throw pageNotFound();
  const estimate = await required(call(getEstimate, { code, key, visitorAddress }));
  const region = regionOfThing(estimate.country, edition.region);
  const path = addressOf(region, page, { estimateCode: showEstimateCode(code) });
  if (path !== url.pathname) throw redirectTo(path + url.search);
  if (!isCalculatorName(estimate.calculator)) throw pageNotFound();
  const version = versionIn(estimate, url.searchParams.get("version"));
  const choices = new URL(`${path}?${version.choices}`, url);
  const { props } = await loadCalculator(estimate.calculator, { call, edition, url: choices });
  return { estimate, version, facts: props, path };
}

function versionIn({ versions }: StoredEstimate, asked: string | null) {
  const version = versions.find(({ number }) => String(number) === asked) ?? versions.at(-1);
  if (!version) throw pageNotFound();
  return version;
}

const NAME = "estimate_key";
const A_YEAR = 365 * 24 * 60 * 60;

interface Own {
  code: string;
  key: string;
  publicUrl: string;
}

/**
 * One cookie for every edition of the country, limited to the path of this estimate, so that it is sent nowhere else.
 */
export function ownerCookies({ country }: Pick<Edition, "country">, { code, key, publicUrl }: Own): string[] {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return regionsOf(country).map(
    (region) =>
      `${NAME}=${key}; Path=${addressOf(region, "estimate", { estimateCode: code })}; Max-Age=${A_YEAR}; HttpOnly; SameSite=Lax${secure}`,
  );
}

export function readOwnerKey(cookie: string | null): string | undefined {
  const pairs = (cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  const key = pairs.find(([name]) => name === NAME)?.[1];
  return key && KEY.test(key) ? key : undefined;
}

const KEY = /^[\w-]{16}\.[\w-]{16}$/;
