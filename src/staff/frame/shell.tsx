import { AppShell, Burger, Button, Group, NavLink, ScrollArea, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useCan, useGetIdentity } from "@refinedev/core";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { StaffMember } from "../../contracts/staff/calls/member-schemas.ts";
import { endStaffSession } from "../../contracts/staff/calls/session-calls.ts";
import { callStaff } from "../data/call-staff.ts";
import { SCREENS, type Screen } from "../screens/screens.tsx";
import { CommandButton, CommandMenu } from "./command-menu.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MentionsMenu } from "./mentions-menu.tsx";
import { tellError } from "./notifications.tsx";
import { useText } from "./staff-text.tsx";

export function Shell({ children }: { children: ReactNode }) {
  const text = useText();
  const { t } = text;
  const [isOpen, { toggle, close }] = useDisclosure();
  const { data: member } = useGetIdentity<StaffMember>();
  const leave = async () => {
    try {
      await callStaff(endStaffSession, {});
      location.assign("/staff");
    } catch (error) {
      tellError(error, text);
    }
  };
  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 210, breakpoint: "md", collapsed: { mobile: !isOpen } }}
      padding={{ base: "sm", md: "lg" }}
    >
      <AppShell.Header bg="forest.8" c="white">
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger
              opened={isOpen}
              onClick={toggle}
              hiddenFrom="md"
              size="sm"
              color="white"
              aria-label={t("staff.menu")}
            />
            <Text fw={600}>{t("staff.title")}</Text>
          </Group>
          <Group gap="sm" wrap="nowrap">
            <MentionsMenu />
            <CommandButton />
            <Text size="sm" truncate visibleFrom="xs">
              {member?.name}
            </Text>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={t("staff.menu")}>
        <AppShell.Section grow component={ScrollArea}>
          {SCREENS.map((screen) => (
            <ScreenLink key={screen.name} screen={screen} onFollow={close} />
          ))}
        </AppShell.Section>
        <AppShell.Section>
          <Stack gap="xs">
            <LanguageSwitch />
            <Button variant="default" size="xs" onClick={leave}>
              {t("staff.leave")}
            </Button>
          </Stack>
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main>{children}</AppShell.Main>
      <CommandMenu />
    </AppShell>
  );
}

function ScreenLink({ screen: { name, title, right }, onFollow }: { screen: Screen; onFollow: () => void }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const { data } = useCan({ action: right, resource: name });
  if (!data?.can) return null;
  const isHere = pathname === `/${name}` || pathname.startsWith(`/${name}/`);
  return (
    <NavLink
      component={Link}
      to={`/${name}`}
      label={t(title)}
      active={isHere}
      aria-current={isHere ? "page" : undefined}
      onClick={onFollow}
    />
  );
}
