import { Button } from "../../../ui/forms/button.tsx";
import { TextInput } from "../../../ui/forms/text-input.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { island } from "../../frame/islands/island.tsx";
import type { NearAnswer, NearPlaces } from "./near-answer.ts";
import { NearResult } from "./near-result.tsx";
import { usePosition } from "./use-position.ts";
import "./near-me.css";

export interface NearMeProps {
  places: NearPlaces;
  /** The post code in the address, as it was typed. */
  typed: string;
  answer?: NearAnswer | undefined;
  /** Where the form leads, and where else one may go. */
  action: string;
  locations?: string | undefined;
  talk: string;
}

/** By post code without a script; where there is one, the browser is asked too, once somebody presses for it. */
export default island("near-me", NearMe, { when: "intent" });

function NearMe({ places, typed, answer: first, action, locations, talk }: NearMeProps) {
  const { t } = useText();
  const { answer, isAsking, ask } = usePosition(places, first);
  return (
    <div className="stack gap-5 near-me">
      <form className="beside align-end one-column-on-phone near-me__form" action={action} method="get">
        <TextInput
          name="pincode"
          label={t("serviceability.codeIndia")}
          defaultValue={typed}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={16}
          required
        />
        <Button type="submit">{t("nearMe.check")}</Button>
        <Button className="needs-script" look="line" icon="pin" busy={isAsking} onClick={ask}>
          {t("nearMe.locate")}
        </Button>
      </form>
      <p className="t13 soft measure">{t("nearMe.privacy")}</p>
      <div role="status" className="stack gap-5">
        {isAsking && <p className="soft">{t("nearMe.asking")}</p>}
        {!isAsking && answer && <NearResult answer={answer} locations={locations} talk={talk} />}
      </div>
    </div>
  );
}
