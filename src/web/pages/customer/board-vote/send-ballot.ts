import { answerBoard } from "../../../../contracts/calls/customer/boards.ts";
import { LONGEST_VOTER_NAME } from "../../../../contracts/wishlist/wishlist-constants.ts";
import { voterCookies, voterIn } from "../../../features/customer/boards/vote/voter-cookie.ts";
import { required, type SentForm } from "../../../frame/page.ts";

const MARK = "mark-";
const CLOSED = 409;

/** An answer without scripts. It leads back to the page, so that a reload sends nothing. */
export async function sendBallot(sent: SentForm) {
  const { call, edition, params, cookie, form, site, visitorAddress } = sent;
  const marks = [...form].filter(([field]) => field.startsWith(MARK));
  const input = sent.parse(answerBoard.input, {
    key: params.boardKey,
    voter: voterIn(cookie) ?? form.get("voter"),
    name: form.get("name")?.trim().slice(0, LONGEST_VOTER_NAME) || undefined,
    marks: Object.fromEntries(marks.map(([field, mark]) => [field.slice(MARK.length), mark])),
    visitorAddress,
  });
  const outcome = await call(answerBoard, input);
  // Whoever is too late is shown what the others have said.
  if (outcome.ok || outcome.problem.status !== CLOSED) await required(outcome);
  const back = sent.done(undefined, "results");
  const secure = site.publicUrl.startsWith("https:") ? "; Secure" : "";
  for (const line of voterCookies(edition, input.voter))
    back.headers.append("set-cookie", `${line}; SameSite=Lax${secure}`);
  return back;
}
