import { Alert, Anchor, Button, Group, Modal, Select, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { createContentEntry } from "../../../../contracts/staff/calls/content-calls.ts";
import type { ContentRecord } from "../../../../contracts/staff/calls/content-schemas.ts";
import { REGION_NAMES, REGIONS, type Region } from "../../../../editions/regions.ts";
import { callStaff } from "../../../data/call-staff.ts";
import { sentenceOf } from "../../../frame/notifications.tsx";
import { useText } from "../../../frame/staff-text.tsx";
import { documentPath, regionOf } from "../content-words.ts";
import { useRegionWords } from "../use-region-words.ts";

interface CounterpartsProps {
  record: ContentRecord;
  /** The document that is shown beside the form. */
  besideId: string | null;
  onBeside: (id: string | null) => void;
}

/** The same document in other languages and countries: to open, to show beside the form, and to begin if missing. */
export function Counterparts({ record, besideId, onBeside }: CounterpartsProps) {
  const { t } = useText();
  const regionWords = useRegionWords();
  const [isOpen, setOpen] = useState(false);
  const own = regionOf(record.id);
  if (!own) return null;
  const others = record.counterparts.flatMap(({ id }) => {
    const region = regionOf(id);
    return region ? [{ id, region }] : [];
  });
  const missing = REGION_NAMES.filter(
    (region) => region !== own && !others.some((other) => other.region === region),
  );
  const untranslated = missing.find((region) => REGIONS[region].country === REGIONS[own].country);
  return (
    <>
      {others.length > 0 && (
        <Select
          label={t("staff.content.beside")}
          data={others.map(({ id, region }) => ({ value: id, label: regionWords(region) }))}
          value={besideId}
          onChange={onBeside}
          clearable
          w={220}
        />
      )}
      <Button variant="default" onClick={() => setOpen(true)}>
        {t("staff.content.otherRegions")}
      </Button>
      {untranslated && record.canWrite && (
        <Text size="sm" c="red.8" fw={600}>
          {t("staff.content.untranslated", { region: regionWords(untranslated) })}
        </Text>
      )}
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t("staff.content.otherRegions")}>
        <Stack>
          {others.map(({ id, region }) => (
            <Anchor key={id} component={Link} to={documentPath(id)}>
              {regionWords(region)}
            </Anchor>
          ))}
          {record.canWrite && <Missing record={record} regions={missing} />}
        </Stack>
      </Modal>
    </>
  );
}

function Missing({ record, regions }: { record: ContentRecord; regions: readonly Region[] }) {
  const text = useText();
  const { t } = text;
  const regionWords = useRegionWords();
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  const [starting, setStarting] = useState<Region>();
  const begin = async (region: Region) => {
    setStarting(region);
    setProblem("");
    try {
      const { type, slug, id: from } = record;
      const { id } = await callStaff(createContentEntry, { type, slug, region, from });
      navigate(documentPath(id));
    } catch (error) {
      setProblem(sentenceOf(error, text));
    } finally {
      setStarting(undefined);
    }
  };
  return (
    <>
      {problem && <Alert color="red">{problem}</Alert>}
      {regions.map((region) => (
        <Group key={region} justify="space-between" wrap="nowrap">
          <Text size="sm">{t("staff.content.missing", { region: regionWords(region) })}</Text>
          <Button
            size="xs"
            variant="default"
            loading={starting === region}
            onClick={() => begin(region)}
            aria-label={t("staff.content.beginIn", { region: regionWords(region) })}
          >
            {t("staff.content.begin")}
          </Button>
        </Group>
      ))}
    </>
  );
}
