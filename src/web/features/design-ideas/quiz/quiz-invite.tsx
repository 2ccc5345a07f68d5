import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { ROOM_PHOTO_SIZE, ROOM_PHOTOS } from "../../../frame/layouts/menu-photos.ts";
import { Section, type SectionFrame } from "../../../sections/parts/section.tsx";
import "./quiz-invite.css";

const PRINTS = [ROOM_PHOTOS.living, ROOM_PHOTOS.kitchen, ROOM_PHOTOS.bedroom, ROOM_PHOTOS.dining] as const;

export function QuizInvite({ tone }: Pick<SectionFrame, "tone">) {
  const { t } = useText();
  const { region } = usePage().edition;
  return (
    <Section tone={tone} className="split split--7-5 align-center">
      <div className="stack gap-4 stack--start">
        <h2 className="d42">{t("quiz.find")}</h2>
        <p className="t20 soft measure">{t("quiz.findHelp")}</p>
        <ButtonLink look="line" href={addressOf(region, "style-quiz")}>
          {t("quiz.findStart")}
        </ButtonLink>
      </div>
      <div className="columns columns--4 gap-2 quiz-invite__prints" aria-hidden="true">
        {PRINTS.map((photo) => (
          <img key={photo} src={photo} alt="" {...ROOM_PHOTO_SIZE} loading="lazy" />
        ))}
      </div>
    </Section>
  );
}
