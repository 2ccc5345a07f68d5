import { data } from "react-router";
import { answerBoard } from "../../../../contracts/calls/customer/boards.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { LONGEST_VOTER_NAME } from "../../../../contracts/wishlist/wishlist-limits.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { addressOf } from "../../../../urls/links.ts";
import { voterCookies, voterIn } from "../../../features/boards/vote/voter-cookie.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { required } from "../../../frame/page.ts";
import type { SiteSettings } from "../../../frame/seo/site-settings.ts";

interface Ballot {
  call: Caller;
  edition: Edition;
  params: Readonly<Record<string, string | undefined>>;
  cookie: string | null;
  form: URLSearchParams;
  site: SiteSettings;
  visitorAddress: string | undefined;
}

const MARK = "mark-";
const CLOSED = 409;

/** An answer without scripts. It leads back to the page, so that a reload sends nothing. */
export async function sendBallot({ call, edition, params, cookie, form, site, visitorAddress }: Ballot) {
  const marks = [...form].filter(([field]) => field.startsWith(MARK));
  const input = answerBoard.input.safeParse({
    key: params.boardKey,
    voter: voterIn(cookie) ?? form.get("voter"),
    name: form.get("name")?.trim().slice(0, LONGEST_VOTER_NAME) || undefined,
    marks: Object.fromEntries(marks.map(([field, mark]) => [field.slice(MARK.length), mark])),
    visitorAddress,
  });
  if (!input.success) throw data("Bad Request", { status: 400, statusText: "Bad Request" });
  const outcome = await call(answerBoard, input.data);
  // Whoever is too late is shown what the others have said.
  if (outcome.ok || outcome.problem.status !== CLOSED) await required(Promise.resolve(outcome));
  const { key, voter } = input.data;
  const back = redirectTo(`${addressOf(edition.region, "board-vote", { boardKey: key })}#results`, 303);
  const secure = site.publicUrl.startsWith("https:") ? "; Secure" : "";
  for (const line of voterCookies(edition, voter))
    back.headers.append("set-cookie", `${line}; SameSite=Lax${secure}`);
  return back;
}
