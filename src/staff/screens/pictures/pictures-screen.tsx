import { Anchor, Button, Card, SimpleGrid, Text } from "@mantine/core";
import { useCan } from "@refinedev/core";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { PictureItem } from "../../../contracts/staff/calls/picture-calls.ts";
import { inLanguage, type LocalisedText } from "../../../editions/languages.ts";
import { useText } from "../../frame/staff-text.tsx";
import { FilterFields, FilterSearch } from "../../parts/filter-fields.tsx";
import { ListFrame } from "../../parts/list-frame.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { useRecords } from "../../parts/use-records.ts";
import { PictureUpload } from "./picture-upload.tsx";

/** The pictures that members have uploaded. */
export function PicturesScreen() {
  const { t } = useText();
  const navigate = useNavigate();
  const { filters } = useFilters();
  const records = useRecords<PictureItem>("pictures", filters);
  const { data: write } = useCan({ action: "content.market", resource: "pictures" });
  const [isAdding, setAdding] = useState(false);
  return (
    <ListFrame
      title={t("staff.pictures.title")}
      records={records}
      filters={
        <FilterFields>
          <FilterSearch label={t("staff.pictures.search")} placeholder={t("staff.pictures.searchHint")} />
        </FilterFields>
      }
      search={
        isAdding && (
          <PictureUpload
            onClose={() => setAdding(false)}
            onDone={({ name }) => void navigate(`/pictures/${name}`)}
          />
        )
      }
      actions={
        write?.can && (
          <Button size="xs" onClick={() => setAdding(true)}>
            {t("staff.pictures.add")}
          </Button>
        )
      }
    >
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }} component="ul" p={0} m={0} style={{ listStyle: "none" }}>
        {records.rows.map((picture) => (
          <PictureCard key={picture.name} picture={picture} />
        ))}
      </SimpleGrid>
    </ListFrame>
  );
}

function PictureCard({ picture: { name, url, alt, dominant, width, height } }: { picture: PictureItem }) {
  const { language } = useText();
  return (
    <Card component="li" withBorder padding="xs">
      <img
        src={`${url}/320x320.webp`}
        alt=""
        width={320}
        height={320}
        loading="lazy"
        style={{ inlineSize: "100%", blockSize: "auto", background: dominant }}
      />
      <Anchor component={Link} to={`/pictures/${name}`} size="sm" style={{ overflowWrap: "anywhere" }}>
        <bdi>{name}</bdi>
      </Anchor>
      <Text size="xs" c="dimmed" lineClamp={2} dir="auto">
        {inLanguage(alt as LocalisedText, language)}
      </Text>
      <Text size="xs" c="dimmed">
        <bdi>
          {width} × {height}
        </bdi>
      </Text>
    </Card>
  );
}
