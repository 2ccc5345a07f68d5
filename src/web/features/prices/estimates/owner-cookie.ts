import type { Edition } from "../../../../editions/edition.ts";
import { regionsOf } from "../../../../editions/regions.ts";
import { addressOf } from "../../../../urls/links.ts";

const NAME = "estimate_key";
const A_YEAR = 365 * 24 * 60 * 60;

interface Own {
  code: string;
  key: string;
  publicUrl: string;
}

/** One for every edition of the country, each for the address of this estimate alone: nothing else is sent along. */
export function ownerCookies({ country }: Pick<Edition, "country">, { code, key, publicUrl }: Own): string[] {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return regionsOf(country).map(
    (region) =>
      `${NAME}=${key}; Path=${addressOf(region, "estimate", { estimateCode: code })}; Max-Age=${A_YEAR}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** What this browser may change the estimate with, if it has it. */
export function readOwnerKey(cookie: string | null): string | undefined {
  const pairs = (cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  const key = pairs.find(([name]) => name === NAME)?.[1];
  return key && KEY.test(key) ? key : undefined;
}

const KEY = /^[\w-]{16}\.[\w-]{16}$/;
