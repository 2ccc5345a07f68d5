import { type RefObject, useRef } from "react";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { RecaptchaSettings } from "../../../frame/seo/site-settings.ts";
import { prepareRecaptcha, recaptchaToken } from "../send/form-recaptcha.ts";

/** reCAPTCHA for one form, where forms are protected at all. */
export function useRecaptcha(settings: RecaptchaSettings | undefined, place: RefObject<HTMLElement | null>) {
  const { language } = useText();
  const { state } = usePage();
  const isPrepared = useRef(false);
  const use = { settings, language, place: () => place.current };
  return {
    token: () => recaptchaToken(use),
    /** Once somebody turns to the form, and not before. */
    async prepare() {
      if (!settings || isPrepared.current) return;
      isPrepared.current = true;
      if (!(await prepareRecaptcha(use)) || !settings.hideBadge) return;
      // Its badge may be hidden where its terms stand beside the form.
      state.setState("isRecaptchaTextVisible", true);
      document.documentElement.dataset.recaptchaBadge = "hidden";
    },
  };
}
