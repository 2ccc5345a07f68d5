import { Button, Kbd } from "@mantine/core";
import { Spotlight, type SpotlightActionData, spotlight } from "@mantine/spotlight";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { loadSession } from "../data/providers.ts";
import { SCREENS } from "../screens/screens.tsx";
import { useText } from "./staff-text.tsx";

/** Ctrl+K opens it: goes to a screen, or searches leads for what is typed. */
export function CommandMenu() {
  const { t } = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const { data } = useQuery({ queryKey: ["entrance"], queryFn: loadSession });
  const may = (right: string) => (data?.rights[right]?.length ?? 0) > 0;
  const screens: SpotlightActionData[] = SCREENS.filter(({ right }) => may(right)).map(({ name, title }) => ({
    id: name,
    label: t(title),
    onClick: () => navigate(`/${name}`),
  }));
  const wanted = typed.trim();
  const actions = screens.filter(({ label }) => label?.toLowerCase().includes(wanted.toLowerCase()));
  if (wanted && may("leads.read"))
    actions.push({
      id: "search-leads",
      label: t("staff.commands.searchLeads", { words: wanted }),
      onClick: () => navigate(`/leads?${new URLSearchParams({ search: wanted })}`),
    });
  return (
    <Spotlight
      actions={actions}
      query={typed}
      onQueryChange={setTyped}
      filter={(_, all) => all}
      clearQueryOnClose
      searchProps={{ placeholder: t("staff.commands.hint"), "aria-label": t("staff.commands.hint") }}
      nothingFound={t("staff.commands.none")}
    />
  );
}

export function CommandButton() {
  const { t } = useText();
  return (
    <Button
      variant="white"
      size="compact-sm"
      onClick={spotlight.open}
      rightSection={<Kbd visibleFrom="sm">Ctrl K</Kbd>}
    >
      {t("staff.commands.open")}
    </Button>
  );
}
