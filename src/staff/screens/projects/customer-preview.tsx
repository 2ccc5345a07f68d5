import { Select } from "@mantine/core";
import { useState } from "react";
import type { ProjectRecord } from "../../../contracts/staff/calls/project-schemas.ts";
import { countryOf } from "../../../editions/countries.ts";
import { editionOf } from "../../../editions/edition.ts";
import { regionsOf } from "../../../editions/regions.ts";
import { useLanguageName, useText } from "../../frame/staff-text.tsx";
import { PreviewPane, type PreviewWidth } from "../../parts/preview-frame.tsx";

/** The customer's page of a project. */
export function CustomerPreview({ project, width }: { project: ProjectRecord; width: PreviewWidth }) {
  const { t } = useText();
  const languageName = useLanguageName();
  const regions = regionsOf(countryOf(project.country, "in"));
  const [region, setRegion] = useState(
    () => regions.find((one) => one === project.region) ?? regions[0] ?? "in",
  );
  return (
    <PreviewPane
      title={t("staff.project.preview")}
      address={`/${region}/staff-preview/projects/${encodeURIComponent(project.id)}`}
      shown={project}
      width={width}
      refused={t("staff.project.previewRefused")}
      choices={
        regions.length > 1 && (
          <Select
            aria-label={t("staff.project.previewLanguage")}
            data={regions.map((one) => ({ value: one, label: languageName(editionOf(one).language) }))}
            allowDeselect={false}
            value={region}
            onChange={(value) => setRegion(regions.find((one) => one === value) ?? region)}
            w={130}
          />
        )
      }
    />
  );
}
