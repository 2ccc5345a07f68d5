import { useId } from "react";
import { Button } from "../../../ui/forms/button.tsx";
import { Icon } from "../../../ui/media/icon.tsx";
import type { IconName } from "../../../ui/media/icon-paths.ts";
import { useText } from "../../../ui/text/text.tsx";

/** What is possible where we do not build: a mould for the script to fill. */
export function UnservedPlace() {
  const { t } = useText();
  const id = useId();
  return (
    <template data-where-mould="door">
      <div className="unserved stack">
        <p className="unserved__title">{t("serviceability.still")}</p>
        <ul className="unserved__ways stack stack--2">
          <Way icon="ruler" name="online" text={t("serviceability.online")} />
          <Way icon="pin" name="city" />
          <Way icon="home" name="centre" />
        </ul>
        <div className="unserved__wait stack stack--0" data-part="wait">
          <label className="field__label" htmlFor={id}>
            {t("serviceability.contact")}
          </label>
          <div className="unserved__row row row--2">
            <input className="control" id={id} type="text" dir="ltr" maxLength={254} data-part="contact" />
            <Button look="line" data-part="join">
              {t("serviceability.tellMe")}
            </Button>
          </div>
          <p className="unserved__bad" role="alert" data-part="bad" />
        </div>
        <p className="unserved__count" role="status" data-part="count" />
      </div>
    </template>
  );
}

function Way({ icon, name, text }: { icon: IconName; name: string; text?: string }) {
  return (
    <li className="beside beside--top" data-part={name}>
      <Icon name={icon} size="small" />
      <span>{text}</span>
    </li>
  );
}
