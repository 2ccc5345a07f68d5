import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { countWaiting, joinWaiting } from "./serviceability-calls.ts";
import { isPhoneValid } from "./validate-phone.ts";

/** Those who wait for us at a post code, and one more. The contact is not sent with the form: it is for the list alone. */
export function useWaitingList(pincode: string, knownContact: () => string) {
  const { edition } = usePage();
  const { language } = useText();
  const country = edition.country.toUpperCase();
  const input = useRef<HTMLInputElement>(null);
  const isJoining = useRef(false);
  const [waiting, setWaiting] = useState<number>();
  const [place, setPlace] = useState<number>();
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
    if ("place" in joined) return setPlace(joined.place);
    setProblem(joined.isContactWrong ? "contactWrong" : "joinFailed");
    input.current?.focus();
  };
  return { waiting, place, problem, input, join };
}
