import { Alert, Button, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useCan, useInvalidate } from "@refinedev/core";
import { useState } from "react";
import {
  addRedirect,
  type RedirectItem,
  removeRedirect,
} from "../../../contracts/staff/calls/redirect-calls.ts";
import { callStaff } from "../../data/call-staff.ts";
import { sentenceOf, tell, tellError } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { FilterFields, FilterSearch, FilterToggle } from "../../parts/filter-fields.tsx";
import { ListFrame } from "../../parts/list-frame.tsx";
import { Day } from "../../parts/times.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { useRecords } from "../../parts/use-records.ts";

/** Old addresses, and the pages to which they lead now. */
export function RedirectsScreen() {
  const { t } = useText();
  const { filters } = useFilters();
  const records = useRecords<RedirectItem>("redirects", filters);
  const { data: write } = useCan({ action: "content.market", resource: "redirects" });
  const [isAdding, setAdding] = useState(false);
  return (
    <ListFrame
      title={t("staff.redirects.title")}
      records={records}
      search={isAdding && <RedirectForm onClose={() => setAdding(false)} />}
      filters={
        <FilterFields>
          <FilterSearch label={t("staff.redirects.search")} placeholder="/in/summer-offer" isCode />
          <FilterToggle name="unused" label={t("staff.redirects.unused")} />
        </FilterFields>
      }
      actions={
        write?.can && (
          <Button size="xs" onClick={() => setAdding(true)}>
            {t("staff.redirects.add")}
          </Button>
        )
      }
    >
      <RedirectTable redirects={records.rows} canWrite={write?.can === true} />
    </ListFrame>
  );
}

function RedirectTable({ redirects, canWrite }: { redirects: readonly RedirectItem[]; canWrite: boolean }) {
  const text = useText();
  const { t } = text;
  const invalidate = useInvalidate();
  const remove = async ({ path, target }: RedirectItem) => {
    if (!window.confirm(t("staff.redirects.removeSure", { path, target }))) return;
    try {
      await callStaff(removeRedirect, { path });
      tell(t("staff.redirects.removed"));
      await invalidate({ resource: "redirects", invalidates: ["resourceAll"] });
    } catch (error) {
      tellError(error, text);
    }
  };
  return (
    <DataTable
      label={t("staff.redirects.title")}
      rows={redirects}
      idOf={({ path }) => path}
      columns={[
        { key: "path", label: t("staff.redirects.path"), cell: ({ path }) => <Address path={path} /> },
        {
          key: "target",
          label: t("staff.redirects.target"),
          cell: ({ target }) => <Address path={target} />,
        },
        {
          key: "uses",
          label: t("staff.redirects.uses"),
          cell: ({ uses, usedAt }) => (
            <Text size="sm">
              {uses === 0 ? (
                t("staff.redirects.never")
              ) : (
                <>
                  {t("staff.redirects.times", { count: uses })} {usedAt && <Day at={usedAt} />}
                </>
              )}
            </Text>
          ),
        },
        {
          key: "by",
          label: t("staff.redirects.by"),
          cell: ({ member, createdAt, note }) => (
            <div>
              <Text size="sm">
                <bdi>{member}</bdi> <Day at={createdAt} />
              </Text>
              {note && (
                <Text size="xs" c="dimmed" dir="auto">
                  {note}
                </Text>
              )}
            </div>
          ),
        },
        {
          key: "remove",
          label: t("staff.redirects.remove"),
          cell: (redirect) =>
            canWrite && (
              <Button
                variant="default"
                size="compact-xs"
                onClick={() => remove(redirect)}
                aria-label={t("staff.redirects.removeOne", { path: redirect.path })}
              >
                {t("staff.redirects.remove")}
              </Button>
            ),
        },
      ]}
    />
  );
}

function Address({ path }: { path: string }) {
  return (
    <bdi dir="ltr" style={{ overflowWrap: "anywhere" }}>
      {path}
    </bdi>
  );
}

function RedirectForm({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { t } = text;
  const invalidate = useInvalidate();
  const [problem, setProblem] = useState("");
  const [added, setAdded] = useState<string[]>();
  const isPath = (value: string) =>
    /^\/(?![/\\])\S*$/.test(value.trim()) ? null : t("staff.redirects.error.path");
  const form = useForm({
    initialValues: { path: "", target: "", note: "" },
    validate: { path: isPath, target: isPath },
  });
  const save = form.onSubmit(async ({ path, target, note }) => {
    try {
      const { shortened, hasPage } = await callStaff(addRedirect, {
        ...{ path, target },
        ...(note.trim() && { note }),
      });
      await invalidate({ resource: "redirects", invalidates: ["resourceAll"] });
      setAdded([
        ...(hasPage ? [t("staff.redirects.hasPage")] : []),
        ...(shortened.length > 0 ? [t("staff.redirects.shortened", { count: shortened.length })] : []),
      ]);
    } catch (error) {
      setProblem(sentenceOf(error, text));
    }
  });
  if (added)
    return (
      <Modal opened onClose={onClose} title={t("staff.redirects.added")}>
        <Stack>
          {added.map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
          <Button onClick={onClose}>{t("staff.close")}</Button>
        </Stack>
      </Modal>
    );
  return (
    <Modal opened onClose={onClose} title={t("staff.redirects.add")}>
      <form onSubmit={save} noValidate>
        <Stack>
          {problem && <Alert color="red">{problem}</Alert>}
          <TextInput
            label={t("staff.redirects.path")}
            placeholder="/in/summer-offer"
            dir="ltr"
            data-autofocus
            {...form.getInputProps("path")}
          />
          <TextInput
            label={t("staff.redirects.target")}
            placeholder="/in/interiors/offerings"
            dir="ltr"
            {...form.getInputProps("target")}
          />
          <TextInput label={t("staff.redirects.note")} maxLength={300} {...form.getInputProps("note")} />
          <Button type="submit" loading={form.submitting}>
            {t("staff.redirects.add")}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
