import {
  Alert,
  Badge,
  Button,
  Code,
  Group,
  Modal,
  MultiSelect,
  Stack,
  Switch,
  Text,
  TextInput,
} from "@mantine/core";
import { useForm } from "@mantine/form";
import { useInvalidate } from "@refinedev/core";
import { useState } from "react";
import { changeStaffMember, inviteStaffMember } from "../../../contracts/staff/calls/member-calls.ts";
import type { StaffMember } from "../../../contracts/staff/calls/member-schemas.ts";
import {
  STAFF_ROLES,
  type StaffCountry,
  type StaffGrant,
  type StaffRole,
} from "../../../contracts/staff/staff-roles.ts";
import { callStaff } from "../../data/call-staff.ts";
import { sentenceOf, tell } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { useCountryChoices } from "../../parts/filter-fields.tsx";
import { ListFrame } from "../../parts/list-frame.tsx";
import { useRecords } from "../../parts/use-records.ts";

/** The members of the staff, their roles, and invitations. */
export function MembersScreen() {
  const { t } = useText();
  const records = useRecords<StaffMember>("members", {});
  const [edited, edit] = useState<StaffMember | "new">();
  return (
    <ListFrame
      title={t("staff.members.title")}
      records={records}
      actions={<Button onClick={() => edit("new")}>{t("staff.members.invite")}</Button>}
    >
      <DataTable
        label={t("staff.members.title")}
        rows={records.rows}
        idOf={({ id }) => id}
        columns={[
          { key: "name", label: t("staff.members.name"), cell: ({ name }) => name },
          { key: "email", label: t("staff.members.email"), cell: ({ email }) => <bdi>{email}</bdi> },
          {
            key: "grants",
            label: t("staff.members.roles"),
            cell: ({ grants }) => <Grants grants={grants} />,
          },
          {
            key: "state",
            label: t("staff.members.state"),
            cell: ({ state }) => <Badge variant="light">{t(`staff.members.state.${state}`)}</Badge>,
          },
          {
            key: "edit",
            label: t("staff.members.change"),
            cell: (member) => (
              <Button variant="default" size="compact-sm" onClick={() => edit(member)}>
                {t("staff.members.change")}
              </Button>
            ),
          },
        ]}
      />
      {edited && (
        <MemberForm member={edited === "new" ? undefined : edited} onClose={() => edit(undefined)} />
      )}
    </ListFrame>
  );
}

function Grants({ grants }: { grants: readonly StaffGrant[] }) {
  const { t } = useText();
  return (
    <Group gap={4}>
      {grants.map(({ role, countries }) => (
        <Badge key={role} variant="outline" tt="none">
          {t(`staff.role.${role}`)}
          {countries !== "all" && ` (${countries.join(", ")})`}
        </Badge>
      ))}
    </Group>
  );
}

function MemberForm({ member, onClose }: { member: StaffMember | undefined; onClose: () => void }) {
  const text = useText();
  const { t } = text;
  const countries = useCountryChoices();
  const invalidate = useInvalidate();
  const [problem, setProblem] = useState("");
  const [link, setLink] = useState("");
  const first = member?.grants[0]?.countries;
  const form = useForm({
    initialValues: {
      name: member?.name ?? "",
      email: member?.email ?? "",
      roles: (member?.grants.map(({ role }) => role) ?? []) as StaffRole[],
      countries: (first === undefined || first === "all" ? [] : [...first]) as StaffCountry[],
      isBlocked: member?.state === "blocked",
    },
    validate: {
      name: (value) => (value.trim() ? null : t("staff.members.error.name")),
      email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : t("staff.members.error.email")),
      roles: (value) => (value.length > 0 ? null : t("staff.members.error.roles")),
    },
  });
  const save = form.onSubmit(async ({ name, email, roles, countries, isBlocked }) => {
    const grants = roles.map((role) => ({
      role,
      countries: countries.length > 0 ? countries : ("all" as const),
    }));
    try {
      if (member) {
        await callStaff(changeStaffMember, {
          id: member.id,
          version: member.version,
          name,
          grants,
          isBlocked,
        });
        tell(t("staff.saved"));
        onClose();
      } else setLink((await callStaff(inviteStaffMember, { email, name, grants })).link);
      await invalidate({ resource: "members", invalidates: ["resourceAll"] });
    } catch (error) {
      setProblem(sentenceOf(error, text));
    }
  });
  return (
    <Modal opened onClose={onClose} title={t(member ? "staff.members.change" : "staff.members.invite")}>
      {link ? (
        <Stack>
          <Text>{t("staff.members.link")}</Text>
          <Code block dir="ltr" style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
            {link}
          </Code>
          <Button onClick={onClose}>{t("staff.close")}</Button>
        </Stack>
      ) : (
        <form onSubmit={save} noValidate>
          <Stack>
            {problem && <Alert color="red">{problem}</Alert>}
            <TextInput label={t("staff.members.name")} {...form.getInputProps("name")} data-autofocus />
            <TextInput
              label={t("staff.members.email")}
              type="email"
              dir="ltr"
              disabled={member !== undefined}
              {...form.getInputProps("email")}
            />
            <MultiSelect
              label={t("staff.members.roles")}
              data={STAFF_ROLES.map((role) => ({ value: role, label: t(`staff.role.${role}`) }))}
              {...form.getInputProps("roles")}
            />
            <MultiSelect
              label={t("staff.members.countries")}
              description={t("staff.members.countriesHint")}
              data={countries}
              {...form.getInputProps("countries")}
            />
            {member && (
              <Switch
                label={t("staff.members.blocked")}
                {...form.getInputProps("isBlocked", { type: "checkbox" })}
              />
            )}
            <Button type="submit" loading={form.submitting}>
              {t(member ? "staff.save" : "staff.members.invite")}
            </Button>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
