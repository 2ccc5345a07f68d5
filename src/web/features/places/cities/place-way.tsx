import { Breadcrumb, type Crumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import "./place-way.css";

interface PlaceWayProps {
  /** What the page above all cities is called, where it is there. */
  hub: string | undefined;
  crumbs: readonly Crumb[];
}

export function PlaceWay({ hub, crumbs }: PlaceWayProps) {
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
