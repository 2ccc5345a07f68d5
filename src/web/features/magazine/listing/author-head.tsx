import { Picture } from "../../../../ui/media/picture.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { SampleNote } from "../../../sections/parts/sample-note.tsx";
import { initialsOf } from "../article/author-mark.tsx";
import { ListingCrumbs } from "./listing-crumbs.tsx";
import type { ListingSubject } from "./listing-subject.ts";
import { useStoryCount } from "./story-count.ts";

/** Who writes: the face or the initials, the life in three sentences, and what to ask them. */
export function AuthorHead({ subject }: { subject: ListingSubject }) {
  const { t } = useText();
  const { name, role, city, bio, expertise = [], languages = [], picture, sample } = subject;
  const facts = [
    { label: t("magazineList.expertise"), value: expertise.join(", ") },
    { label: t("magazineList.languages"), value: languages.join(", ") },
    { label: t("magazineList.city"), value: city },
    { label: t("magazineList.written"), value: useStoryCount(subject.count) },
  ].filter(({ value }) => value);
  return (
    <div className="wrap stack gap-5 listing-head">
      <ListingCrumbs subject={subject} />
      <div className="split split--8-4">
        <div className="beside align-start one-column-on-phone author-head">
          {picture ? (
            <Picture {...picture} ratio="1:1" sizes="160px" className="author-head__face" />
          ) : (
            <span className="center on-forest author-head__face" aria-hidden="true">
              {subject.initials ?? initialsOf(name)}
            </span>
          )}
          <div className="stack gap-3">
            <p className="kicker">{role ?? t("magazineList.author")}</p>
            <h1 className="d56">{name}</h1>
            <p className="t20 measure author-head__bio">{bio ?? t("magazineList.lede")}</p>
            <SampleNote show={sample}>{t("magazineList.sampleAuthor")}</SampleNote>
          </div>
        </div>
        {facts.length > 0 && (
          <dl className="pairs t15 author-head__facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
