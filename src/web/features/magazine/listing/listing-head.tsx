import { TabNav } from "../../../../ui/navigation/tabs.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { ListingCrumbs } from "./listing-crumbs.tsx";
import type { ListingSubject } from "./listing-subject.ts";
import { useStoryCount } from "./story-count.ts";

const KICKERS: Record<ListingSubject["kind"], MessageKey> = {
  author: "magazineList.author",
  category: "magazineList.category",
  tag: "magazineList.tag",
  type: "magazineList.type",
};

const TABS = {
  parts: "magazineList.parts",
  categories: "magazineList.categories",
} as const satisfies Record<NonNullable<ListingSubject["tabs"]>["label"], MessageKey>;

/** What a list is of, how much there is of it, and the lists beside it. */
export function ListingHead({ subject }: { subject: ListingSubject }) {
  const { t } = useText();
  const { kind, name, description, tabs } = subject;
  const count = useStoryCount(subject.count);
  return (
    <div className="wrap stack gap-5 listing-head">
      <ListingCrumbs subject={subject} />
      <div className="split split--7-5 listing-head__words">
        <div className="stack gap-2">
          <p className="kicker">{t(KICKERS[kind])}</p>
          <h1 className="d56">{name}</h1>
        </div>
        <div className="stack gap-2">
          <p className="t20 soft pretty t17-on-phone">{description ?? t("magazineList.lede")}</p>
          {count && <p className="t15 soft num">{count}</p>}
        </div>
      </div>
      {tabs && (
        <TabNav label={t(TABS[tabs.label], { name: subject.parent?.name ?? name })} links={tabs.links} />
      )}
    </div>
  );
}
