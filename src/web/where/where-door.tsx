import { useId } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";
import { useText } from "../../ui/text.tsx";

/** What is possible where we do not build: a mould for the script to fill. */
export function WhereDoor() {
  const { t } = useText();
  const id = useId();
  return (
    <template data-where-mould="door">
      <div className="where-door">
        <p className="where-door__title">{t("where.still")}</p>
        <ul className="where-door__ways">
          <Way icon="ruler" name="online" text={t("where.online")} />
          <Way icon="pin" name="city" />
          <Way icon="home" name="centre" />
        </ul>
        <div className="where-door__wait" data-part="wait">
          <label className="field__label" htmlFor={id}>
            {t("where.contact")}
          </label>
          <div className="where-door__row">
            <input className="control" id={id} type="text" dir="ltr" maxLength={254} data-part="contact" />
            <Button look="line" data-part="join">
              {t("where.tellMe")}
            </Button>
          </div>
          <p className="where-door__bad" role="alert" data-part="bad" />
        </div>
        <p className="where-door__count" role="status" data-part="count" />
      </div>
    </template>
  );
}

function Way({ icon, name, text }: { icon: IconName; name: string; text?: string }) {
  return (
    <li data-part={name}>
      <Icon name={icon} size="small" />
      <span>{text}</span>
    </li>
  );
}
