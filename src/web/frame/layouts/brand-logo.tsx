import { useText } from "../../../ui/text/text.tsx";
import { useLayout } from "./layout-context.tsx";
import "./layouts.css";

/** The logo is not mirrored, and the name is Latin in every language. */
export function BrandLogo({ isLink = true }: { isLink?: boolean }) {
  const { t } = useText();
  const { brand, edition } = useLayout();
  if (!isLink)
    return (
      <span className="tap logo">
        <Mark />
      </span>
    );
  return (
    <a className="tap logo" href={`/${edition.region}`} aria-label={t("layout.homeOf", { name: brand.name })}>
      <Mark />
    </a>
  );
}

function Mark() {
  const { brand } = useLayout();
  return (
    <>
      <svg viewBox="0 0 22 28" aria-hidden="true">
        <path d="M2 27V12a9 9 0 0 1 18 0v15" />
        <path d="M7.5 27V13.5a3.5 3.5 0 0 1 7 0V27" />
      </svg>
      <bdi lang="en">{brand.name}</bdi>
    </>
  );
}
