import { useLoaderData } from "react-router";
import { listBoards } from "../../../../contracts/calls/customer/boards.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { EmptyState } from "../../../../ui/overlay/empty-state.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf, linkTo } from "../../../../urls/links.ts";
import { readKind } from "../../../features/customer/boards/board-design.ts";
import { loadSpread } from "../../../features/customer/boards/load-spread.ts";
import { actOnSaved, loadSaved } from "../../../features/customer/boards/saved/act-on-saved.ts";
import SavedBoards from "../../../features/customer/boards/saved/saved-boards.island.tsx";
import { CustomerFrame } from "../../../features/customer/customer-frame.tsx";
import { customerPage } from "../../../features/customer/customer-page.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { optionalOwn, pageAction } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

const PROBLEMS = ["failed", "full"] as const;

export const loader = customerPage(async ({ call, edition, session, site, url }) => {
  const authorization = session?.authorization;
  const [saved, { boards }, spread] = await Promise.all([
    loadSaved({ call, edition, authorization }),
    optionalOwn(call(listBoards, { authorization, country_code: edition.isoCode }), { boards: [] }),
    loadSpread(call, edition),
  ]);
  return {
    saved,
    boards,
    spread,
    kind: readKind(url.searchParams.get("kind")),
    problem: PROBLEMS.find((known) => known === url.searchParams.get("problem")),
    voteAddress: site.publicUrl + addressOf(edition.region, "board-vote", { boardKey: "" }),
    ideas: linkTo(edition, "design-ideas") ?? linkTo(edition, "offerings") ?? `/${edition.region}`,
  };
});

export const action = pageAction(async ({ call, edition, session, form }) => {
  const outcome = await actOnSaved({ call, edition, authorization: session?.authorization }, form);
  const path = addressOf(edition.region, "profile-saved");
  throw redirectTo(outcome === "done" ? path : `${path}?problem=${outcome}`, 303);
});

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("saved.title"),
  description: t("saved.description"),
}));

export default function ProfileSavedPage() {
  const { ideas, ...facts } = useLoaderData<typeof loader>();
  const { t } = useText();
  const isEmpty = facts.saved.length === 0 && facts.boards.length === 0;
  return (
    <CustomerFrame current="profile-saved" title={t("saved.title")} lead={t("saved.lead")}>
      {isEmpty ? (
        <EmptyState
          title={t("saved.emptyTitle")}
          exits={<ButtonLink href={ideas}>{t("wishlist.browse")}</ButtonLink>}
        >
          {t("saved.emptyText")}
        </EmptyState>
      ) : (
        <SavedBoards {...facts} />
      )}
    </CustomerFrame>
  );
}
