import { GoLink } from "../../../ui/forms/button.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { LeadLink } from "../leads/drawer/lead-link.tsx";
import { filmDialogId } from "./cue-film.tsx";
import type { CueAction, CueView } from "./cue-view.ts";

/** What the lead is counted under. */
const CTA_TYPE = "Banner";

/** The ways onward of a cue. A document that names none still leads to a designer. */
export function CueActions({ cue }: { cue: CueView }) {
  const { t } = useText();
  const actions: readonly CueAction[] =
    cue.actions.length > 0
      ? cue.actions
      : [{ kind: "lead", text: t("layout.talkToDesigner"), formTitle: undefined }];
  return actions.map((action, index) => (
    <ActionLink key={action.text} action={action} cue={cue} isMain={index === 0} />
  ));
}

function ActionLink({ action, cue, isMain }: { action: CueAction; cue: CueView; isMain: boolean }) {
  if (action.kind === "link") return <GoLink href={action.href}>{action.text}</GoLink>;
  if (action.kind === "video") {
    return (
      <GoLink href={cue.video?.href ?? ""} data-opens={filmDialogId(cue)}>
        {action.text}
      </GoLink>
    );
  }
  return (
    <LeadLink
      ctaType={CTA_TYPE}
      formTitle={action.formTitle}
      look={isMain ? MAIN_LOOKS[cue.form] : "quiet"}
      size="small"
    >
      {action.text}
    </LeadLink>
  );
}

/** Clay is the page's own action; a cue asks more quietly. */
const MAIN_LOOKS = { primary: "line", secondary: "ghost", promise: "line" } as const;
