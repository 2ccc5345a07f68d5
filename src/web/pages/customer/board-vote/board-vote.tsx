import { useLoaderData } from "react-router";
import { answerBoard, getBoardVote } from "../../../../contracts/calls/customer/boards.ts";
import { LONGEST_VOTER_NAME } from "../../../../contracts/wishlist/wishlist-constants.ts";
import { boardKey as boardKeySchema } from "../../../../contracts/wishlist/wishlist-shapes.ts";
import { regionOfThing } from "../../../../editions/countries.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf } from "../../../../urls/links.ts";
import { loadSpread } from "../../../features/customer/boards/load-spread.ts";
import BoardVote from "../../../features/customer/boards/vote/board-vote.island.tsx";
import { loadHints } from "../../../features/customer/boards/vote/load-hints.ts";
import { newVoter, voterCookies, voterIn } from "../../../features/customer/boards/vote/voter-cookie.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { page, pageAction, pageNotFound, required, type SentForm } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ call, edition, params, cookie, session, visitorAddress }) => {
  const key = boardKeySchema.safeParse(params.boardKey);
  if (!key.success) throw pageNotFound();
  const voter = voterIn(cookie);
  const authorization = session?.authorization;
  const vote = await required(call(getBoardVote, { key: key.data, voter, authorization, visitorAddress }));
  // The prices of a board belong to its country.
  const region = regionOfThing(vote.country, edition.region);
  if (region !== edition.region) throw redirectTo(addressOf(region, "board-vote", { boardKey: key.data }));
  const [hints, spread] = await Promise.all([
    loadHints(call, edition, vote.items),
    loadSpread(call, edition),
  ]);
  return {
    boardKey: key.data,
    voter: voter ?? newVoter(),
    vote,
    hints,
    spread,
    manage: vote.isOwner ? addressOf(edition.region, "profile-saved") : undefined,
  };
});

const MARK = "mark-";
const CLOSED = 409;

/** Handles a vote without scripts. It redirects to the page, so that a reload sends nothing. */
async function sendBallot(sent: SentForm) {
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
  // A voter who is too late sees the results of the others.
  if (outcome.ok || outcome.problem.status !== CLOSED) await required(outcome);
  const back = sent.done(undefined, "results");
  const secure = site.publicUrl.startsWith("https:") ? "; Secure" : "";
  for (const line of voterCookies(edition, input.voter))
    back.headers.append("set-cookie", `${line}; SameSite=Lax${secure}`);
  return back;
}

export const action = pageAction(sendBallot);

/** The link preview in a chat contains nothing about the board or a person. */
export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("vote.title"),
  description: t("vote.description"),
}));

export default function BoardVotePage() {
  const { manage, ...ballot } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { vote } = ballot;
  return (
    <section className="sec">
      <div className="wrap stack gap-6">
        <div className="stack gap-2">
          <p className="kicker">{t("vote.board")}</p>
          <h1 className="d56">{vote.name}</h1>
          {!vote.isClosed && <p className="t20 soft measure">{t("vote.howTo")}</p>}
        </div>
        {manage && (
          <Notice title={t("vote.ownerNote", { count: vote.voters })}>
            <GoLink href={manage}>{t(vote.isClosed ? "vote.manageClosed" : "vote.manage")}</GoLink>
          </Notice>
        )}
        {vote.isClosed && <Notice tone="warn">{t("vote.closed")}</Notice>}
        {vote.items.length === 0 && !vote.isClosed && <p className="soft">{t("vote.empty")}</p>}
        <BoardVote {...ballot} />
      </div>
    </section>
  );
}
