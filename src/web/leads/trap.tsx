import { useText } from "../../ui/text.tsx";

/** Neither seen nor heard nor reached with the keyboard: only programs fill it in. */
export function Trap() {
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
