import type { ReactNode } from "react";
import type { BoardItem, BoardVote, ItemTally } from "../../../../../contracts/wishlist/wishlist-shapes.ts";
import { writeAmount } from "../../../../../editions/money.ts";
import { MoneyBand } from "../../../../../ui/text/money-band.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { designOf, type SavedDesign } from "../../wishlist/saved-design.ts";
import { Thumb } from "../board-parts.tsx";
import { type Band, bandOfPrice, type Spread, sumOf } from "../board-price.ts";
import type { Hint, Hints } from "./load-hints.ts";

export function VoteResults({ vote, hints, spread }: { vote: BoardVote; hints: Hints; spread: Spread }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const { items, tally, voters, isClosed } = vote;
  if (!tally) return null;
  const { agreed, split, unwanted, open, atStake, agreedSum } = readResults({ items, tally, voters }, spread);
  return (
    <section className="vote__results stack gap-6" id="results" aria-labelledby="vote-results">
      <div className="stack gap-2">
        <h2 className="d32" id="vote-results">
          {t("vote.results")}
        </h2>
        <p className="soft" aria-live="polite">
          {voters === 0
            ? t(isClosed ? "vote.closedNone" : "vote.noneYet")
            : voters === 1 && !isClosed
              ? t("vote.onlyYou")
              : t("vote.voters", { count: voters })}
        </p>
      </div>
      {split.length > 0 && (
        <Group title={t("vote.split")} lead={t("vote.splitLead")}>
          {atStake && (
            <p className="stack gap-1 pad-5 vote__stake">
              <span className="t15">{t("vote.atStake", { count: split.length })}</span>
              <span className="d32">
                <MoneyBand {...atStake} country={country} />
              </span>
            </p>
          )}
          {split.map((judged) => (
            <Disputed key={judged.id} judged={judged} hint={hints[judged.id]} />
          ))}
        </Group>
      )}
      {voters > 1 && (
        <Group title={t("vote.agreed")}>
          {agreed.length === 0 && (
            <p className="soft">{t(isClosed ? "vote.closedAgreedNone" : "vote.agreedNone")}</p>
          )}
          <Thumbs things={agreed} />
          {agreedSum && (
            <p className="strong">
              <MoneyBand {...agreedSum} country={country} /> {t("vote.andSum")}
            </p>
          )}
        </Group>
      )}
      {unwanted.length > 0 && (
        <Group title={t("vote.unwanted")}>
          <Thumbs things={unwanted} />
        </Group>
      )}
      {voters > 0 && open.length > 0 && (
        <Group title={t(isClosed ? "vote.closedOpen" : "vote.open")}>
          {open.map((judged) => (
            <Disputed key={judged.id} judged={judged} hint={undefined} />
          ))}
        </Group>
      )}
    </section>
  );
}

function Group({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="stack gap-4 ruled">
      <div className="stack gap-1">
        <h3 className="d25">{title}</h3>
        {lead && <p className="t15 soft">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

function Thumbs({ things }: { things: readonly Judged[] }) {
  if (things.length === 0) return null;
  return (
    <ul className="vote__thumbs">
      {things.map(({ id, name, design }) => (
        <li key={id} className="stack gap-1">
          {design && <Thumb image={design.image} />}
          <span className="t15">{name}</span>
        </li>
      ))}
    </ul>
  );
}

function Disputed({ judged, hint }: { judged: Judged; hint: Hint | undefined }) {
  const { t } = useText();
  const { edition } = usePage();
  const { name, design, band, tally } = judged;
  return (
    <div className="beside gap-4 align-start vote__disputed">
      {design && <Thumb image={design.image} />}
      <div className="stack gap-2">
        <p className="row align-stretch apart vote__sum">
          <span className="strong">{name}</span>
          {band && <MoneyBand {...band} country={edition.country} />}
        </p>
        <Said tally={tally} />
        {hint && (
          <p className="vote__hint t15">
            <a href={hint.href} target="_blank" rel="noopener">
              {t("vote.hint", { title: hint.title, amount: writeAmount(hint.less, edition) })}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

function Said({ tally: { keep, maybe, drop } }: { tally: ItemTally }) {
  const { t } = useText();
  const names = (said: readonly (string | null)[]) => listNames(said, t("saved.nobody"));
  return (
    <ul className="row align-stretch vote__said t15">
      {keep.length > 0 && <li data-said="keep">{t("vote.saysKeep", { names: names(keep) })}</li>}
      {maybe.length > 0 && <li data-said="maybe">{t("vote.saysMaybe", { names: names(maybe) })}</li>}
      {drop.length > 0 && <li data-said="drop">{t("vote.saysDrop", { names: names(drop) })}</li>}
    </ul>
  );
}

interface Judged {
  id: string;
  name: string;
  design: SavedDesign | undefined;
  band: Band | undefined;
  tally: ItemTally;
}

interface Results {
  agreed: Judged[];
  /** Items that some voters keep and some drop, the dearest first because they matter most in a discussion. */
  split: Judged[];
  unwanted: Judged[];
  /** Items that not all voters have marked, or that are marked with maybe. */
  open: Judged[];
  /** The total price of the disagreements; undefined if none of them has a price. */
  atStake: Band | undefined;
  agreedSum: Band | undefined;
}

interface Told {
  items: readonly BoardItem[];
  tally: readonly ItemTally[];
  voters: number;
}

export function readResults({ items, tally, voters }: Told, spread: Spread): Results {
  const results: Pick<Results, Verdict> = { agreed: [], split: [], unwanted: [], open: [] };
  for (const item of items) {
    const said = tally.find(({ itemId }) => itemId === item.id);
    if (!said) continue;
    const design = designOf(item);
    const band = design && bandOfPrice(design, spread);
    const judged = { id: item.id, name: design?.title ?? item.slug, design, band, tally: said };
    results[verdictOf(said, voters)].push(judged);
  }
  results.split.sort((one, other) => (other.band?.high ?? 0) - (one.band?.high ?? 0));
  return { ...results, atStake: worthOf(results.split, spread), agreedSum: worthOf(results.agreed, spread) };
}

type Verdict = "agreed" | "split" | "unwanted" | "open";

function verdictOf({ keep, drop }: ItemTally, voters: number): Verdict {
  if (keep.length > 0 && drop.length > 0) return "split";
  if (voters < 2) return "open";
  if (keep.length === voters) return "agreed";
  return drop.length === voters ? "unwanted" : "open";
}

function worthOf(things: readonly Judged[], spread: Spread): Band | undefined {
  const { priced, low, high } = sumOf(
    things.map(({ design }) => design ?? {}),
    spread,
  );
  return priced > 0 ? { low, high } : undefined;
}

/** Unnamed voters are counted: "Meera, someone × 2". */
export function listNames(names: readonly (string | null)[], nobody: string): string {
  const named = names.filter((name) => name !== null);
  const unnamed = names.length - named.length;
  const rest = unnamed === 0 ? [] : [unnamed === 1 ? nobody : `${nobody} × ${unnamed}`];
  return [...named, ...rest].join(", ");
}
