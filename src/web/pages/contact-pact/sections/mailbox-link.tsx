import type { ReactNode } from "react";
import { isolated } from "../../../../editions/day-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { useText } from "../../../../ui/text.tsx";

interface MailboxLinkProps {
  mailbox: string;
  path: string;
  /** What the link is for. */
  children: ReactNode;
}

/** Sends the link with which the owner of the mailbox decides for everything. */
export function MailboxLink({ mailbox, path, children }: MailboxLinkProps) {
  const { t } = useText();
  return (
    <form className="pact__proof" method="post" action={path}>
      <p className="t15 soft">{children}</p>
      <input type="hidden" name="do" value="stop-mailbox" />
      <Button type="submit" look="line" icon="mail" wide>
        {t("pact.everythingMailbox", { address: isolated(mailbox) })}
      </Button>
    </form>
  );
}
