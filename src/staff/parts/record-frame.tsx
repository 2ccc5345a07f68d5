import { Anchor, Group, Stack, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../frame/staff-text.tsx";

interface RecordFrameProps {
  title: string;
  back: { to: string; label: string };
  /** Beside the title: badges, the code, and what can be done with the record. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The same for every record: the way back to the list, and the heading. */
export function RecordFrame({ title, back, beside, children }: RecordFrameProps) {
  const { t } = useText();
  useDocumentTitle(`${title} · ${t("staff.title")}`);
  return (
    <Stack>
      <Anchor component={Link} to={back.to} size="sm" className="staff-screen-only">
        {back.label}
      </Anchor>
      <Group>
        <Title order={1} size="h2">
          <bdi>{title}</bdi>
        </Title>
        {beside}
      </Group>
      {children}
    </Stack>
  );
}
