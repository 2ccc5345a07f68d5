import { ActionIcon, Button, Group, Menu, Modal, Stack, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { CallInput } from "../../contracts/define-call.ts";
import { listSavedViews, removeView, saveView } from "../../contracts/staff/calls/lead-calls.ts";
import { callStaff } from "../data/call-staff.ts";
import { tellError } from "../frame/notifications.tsx";
import { useText } from "../frame/staff-text.tsx";

type ScreenName = CallInput<typeof listSavedViews>["screen"];

/** Filters under a name, so that one click opens "late leads of Singapore". */
export function SavedViews({ screen }: { screen: ScreenName }) {
  const text = useText();
  const { t } = text;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const client = useQueryClient();
  const queryKey = ["views", screen];
  const { data } = useQuery({ queryKey, queryFn: () => callStaff(listSavedViews, { screen }) });
  const [isNaming, setNaming] = useState(false);
  const [name, setName] = useState("");
  const again = () => client.invalidateQueries({ queryKey });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await callStaff(saveView, { screen, name, query: params.toString() });
      setNaming(false);
      await again();
    } catch (error) {
      tellError(error, text);
    }
  };
  const remove = async (id: string) => {
    try {
      await callStaff(removeView, { id });
      await again();
    } catch (error) {
      tellError(error, text);
    }
  };
  return (
    <>
      <Menu closeOnItemClick={false}>
        <Menu.Target>
          <Button variant="default" size="xs">
            {t("staff.views.title")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {data?.views.map((view) => (
            <Group key={view.id} gap={4} wrap="nowrap">
              <Menu.Item onClick={() => navigate(`/${screen}?${view.query}`)}>{view.name}</Menu.Item>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t("staff.views.remove", { name: view.name })}
                onClick={() => remove(view.id)}
              >
                ×
              </ActionIcon>
            </Group>
          ))}
          <Menu.Item onClick={() => setNaming(true)}>{t("staff.views.save")}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={isNaming} onClose={() => setNaming(false)} title={t("staff.views.save")}>
        <form onSubmit={save}>
          <Stack>
            <TextInput
              label={t("staff.views.name")}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              required
              maxLength={60}
              data-autofocus
            />
            <Button type="submit">{t("staff.save")}</Button>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
