import type { ReactNode } from "react";
import { Button } from "../../../../../ui/forms/button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";

/** Sends the link with which the owner of the mailbox decides for everything. The children tell what for. */
export function MailboxLink({ path, children }: { path: string; children: ReactNode }) {
  const { t } = useText();
  return (
    <form className="pact__proof stack" method="post" action={path}>
      <p className="t15 soft">{children}</p>
      <input type="hidden" name="do" value="stop-mailbox" />
      <Button type="submit" look="line" icon="mail" wide>
        {t("pact.everythingMailbox")}
      </Button>
    </form>
  );
}
