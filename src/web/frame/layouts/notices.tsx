import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import "./layouts.css";

/** The browser tells screen readers of a new page by itself; this is for the eyes. */
export function LoadingBar() {
  return <div className="loading-bar" data-phase="hidden" aria-hidden="true" />;
}

/** The region is there before its words: only what changes inside is announced. */
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
