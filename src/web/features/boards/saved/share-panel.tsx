import type { Board } from "../../../../contracts/wishlist/board.ts";
import { Button, ButtonLink, GoLink } from "../../../../ui/forms/button.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { useCopied } from "../../../frame/use-copied.ts";
import { listNames } from "../vote/list-names.ts";
import { ChangeForm } from "./change-form.tsx";

interface SharePanelProps {
  board: Board;
  /** Where votes are: the whole address without the key. */
  voteAddress: string;
}

/** The way from a board to the family's opinion. */
export function SharePanel({ board, voteAddress }: SharePanelProps) {
  const { t } = useText();
  const { id: boardId, key, isClosed, items } = board;
  if (!key)
    return (
      <ChangeForm fields={{ do: "share", boardId }}>
        <Button type="submit" icon="share" disabled={items.length === 0}>
          {t("saved.share")}
        </Button>
      </ChangeForm>
    );
  return (
    <div className="well pad-4 stack">
      {isClosed ? <p className="strong">{t("saved.closed")}</p> : <ShareLink url={voteAddress + key} />}
      <Voters board={board} />
      <div className="row">
        <GoLink href={voteAddress + key}>{t("saved.seeVote")}</GoLink>
        <ChangeForm fields={{ do: isClosed ? "share" : "close", boardId }}>
          <Button type="submit" look="quiet" size="small">
            {t(isClosed ? "saved.openAgain" : "saved.close")}
          </Button>
        </ChangeForm>
      </div>
    </div>
  );
}

function ShareLink({ url }: { url: string }) {
  const { t } = useText();
  const [isCopied, copy] = useCopied(url);
  const message = encodeURIComponent(`${t("saved.shareText")} ${url}`);
  return (
    <div className="stack">
      <TextInput label={t("saved.link")} help={t("saved.linkHelp")} value={url} readOnly dir="ltr" />
      <div className="row">
        <ButtonLink href={`https://wa.me/?text=${message}`} target="_blank" rel="noopener" icon="talk">
          {t("saved.sendWhatsApp")}
        </ButtonLink>
        <Button look="line" icon="copy" onClick={copy} className="needs-script">
          <span aria-live="polite">{isCopied ? t("design.copied") : t("design.copyLink")}</span>
        </Button>
      </div>
    </div>
  );
}

function Voters({ board: { voters } }: Pick<SharePanelProps, "board">) {
  const { t } = useText();
  if (voters.length === 0) return <p className="t15 soft">{t("saved.noAnswers")}</p>;
  const names = listNames(
    voters.map(({ name }) => name),
    t("saved.nobody"),
  );
  return <p className="t15 soft">{t("saved.answered", { count: voters.length, names })}</p>;
}
