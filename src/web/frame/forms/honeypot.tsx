import { useText } from "../../../ui/text/text.tsx";

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
