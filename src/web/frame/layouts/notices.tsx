import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import "./layouts.css";

/** Browsers announce a new page to screen readers themselves, so this bar is only visual. */
export function LoadingBar() {
  return <div className="loading-bar" data-phase="hidden" aria-hidden="true" />;
}

/** The live region exists before its text, because only changes inside it are announced. */
export function OfflineNotice() {
  const { t } = useText();
  return (
    <div className="offline stack stack--center" role="status">
      <p className="offline__text line t15" hidden>
        <Icon name="alert" />
        {t("layout.offline")}
      </p>
    </div>
  );
}
