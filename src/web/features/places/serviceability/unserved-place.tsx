import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import type { IconName } from "../../../../ui/media/icon-paths.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { isPhoneValid } from "./check-phone.ts";
import { joinedNote, kilometres, waitingNote } from "./serviceability.ts";
import { countWaiting, joinWaiting, type PincodeFacts } from "./serviceability-calls.ts";

interface UnservedPlaceProps {
  pincode: string;
  facts: PincodeFacts;
  contact: () => string;
}

export function UnservedPlace({ pincode, facts, contact }: UnservedPlaceProps) {
  const text = useText();
  const { t, language } = text;
  const { nearestCity, centre } = facts;
  const away = ({ name, km }: { name: string; km: number }) => ({ name, km: kilometres(km, language) });
  const { position, waiting, problem, input, join } = useWaitingList(pincode, contact);
  const id = useId();
  return (
    <div className="t15 well above-2 pad-4 unserved stack">
      <p className="strong">{t("serviceability.still")}</p>
      <ul className="unserved__ways stack gap-2">
        <Way icon="ruler">{t("serviceability.online")}</Way>
        {nearestCity && <Way icon="pin">{t("serviceability.nearestCity", away(nearestCity))}</Way>}
        {centre && <Way icon="home">{t("serviceability.nearestCentre", away(centre))}</Way>}
      </ul>
      {position === undefined && (
        <div className="rule pad-above-3 stack gap-0">
          <label className="strong field__label" htmlFor={id}>
            {t("serviceability.contact")}
          </label>
          <div className="unserved__row row gap-2">
            <input
              className="control"
              id={id}
              ref={input}
              type="text"
              dir="ltr"
              maxLength={254}
              onKeyDown={(event) => {
                // Enter would send the form around it.
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                void join();
              }}
            />
            <Button look="line" onClick={join}>
              {t("serviceability.tellMe")}
            </Button>
          </div>
          <p className="hide-empty medium bad unserved__bad" role="alert">
            {problem && t(`serviceability.${problem}`)}
          </p>
        </div>
      )}
      <p
        className={
          position === undefined
            ? "soft hide-empty unserved__count"
            : "soft hide-empty unserved__count is-joined"
        }
        role="status"
      >
        {position !== undefined && joinedNote(text, position)}
        {position === undefined && waiting !== undefined && waitingNote(text, waiting)}
      </p>
    </div>
  );
}

function Way({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className="beside align-start">
      <Icon name={icon} size="small" />
      <span>{children}</span>
    </li>
  );
}

/**
 * Loads the number of people who wait at a post code, and adds the visitor. The contact is stored in the waiting list
 * only and is not sent with the form.
 */
function useWaitingList(pincode: string, knownContact: () => string) {
  const { edition } = usePage();
  const { language } = useText();
  const country = edition.country.toUpperCase();
  const input = useRef<HTMLInputElement>(null);
  const isJoining = useRef(false);
  const [waiting, setWaiting] = useState<number>();
  const [position, setPosition] = useState<number>();
  const [problem, setProblem] = useState<"contactWrong" | "joinFailed">();

  const suggest = useEffectEvent(() => {
    if (input.current) input.current.value = knownContact();
  });
  useEffect(() => {
    suggest();
    void countWaiting(country, pincode).then(setWaiting);
  }, [country, pincode]);

  const ask = async (contact: string) => {
    const isContact = contact.includes("@") || (await isPhoneValid(contact, country));
    return isContact ? joinWaiting({ country, pincode, contact, language }) : { isContactWrong: true };
  };
  const join = async () => {
    if (isJoining.current) return;
    isJoining.current = true;
    setProblem(undefined);
    const joined = await ask(input.current?.value.trim() ?? "");
    isJoining.current = false;
    if ("position" in joined) return setPosition(joined.position);
    setProblem(joined.isContactWrong ? "contactWrong" : "joinFailed");
    input.current?.focus();
  };
  return { waiting, position, problem, input, join };
}
