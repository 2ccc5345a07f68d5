import { useText } from "../../../ui/text/text.tsx";

/** Neither seen nor heard nor reached with the keyboard: only programs fill it in. */
export function Honeypot() {
  const { t } = useText();
  return (
    <div className="sr" inert>
      <label>
        {t("lead.honeypot")}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
