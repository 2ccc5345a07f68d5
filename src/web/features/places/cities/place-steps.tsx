import { Breadcrumb, type Crumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import "./place-steps.css";

interface PlaceStepsProps {
  /** The name of the parent page of all cities, if it exists. */
  hub: string | undefined;
  crumbs: readonly Crumb[];
}

export function PlaceSteps({ hub, crumbs }: PlaceStepsProps) {
  const { t } = useText();
  const { edition } = usePage();
  const above = linkTo(edition, "interiors");
  return (
    <div className="wrap pad-above-5 place-way">
      <Breadcrumb
        crumbs={[
          { name: t("layout.home"), href: `/${edition.region}` },
          ...(hub && above ? [{ name: hub, href: above }] : []),
          ...crumbs,
        ]}
      />
    </div>
  );
}
