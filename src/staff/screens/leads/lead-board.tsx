import { Anchor, Card, Group, Select, Stack, Text, Title } from "@mantine/core";
import { useInvalidate } from "@refinedev/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { changeStaffLead, countStaffLeads } from "../../../contracts/staff/calls/lead-calls.ts";
import { LEAD_STAGES, type LeadItem, type LeadStage } from "../../../contracts/staff/calls/lead-schemas.ts";
import { callStaff } from "../../data/call-staff.ts";
import { tellError } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { Moment } from "../../parts/times.tsx";
import { useFilters } from "../../parts/use-filters.ts";

/** The loaded leads by stage. A lead is moved with its own select, which keys and fingers can use as well. */
export function LeadBoard({ leads, canMove }: { leads: readonly LeadItem[]; canMove: boolean }) {
  const text = useText();
  const { t } = text;
  const { filters } = useFilters();
  const invalidate = useInvalidate();
  const { view: _view, stage: _stage, ...asked } = filters;
  const counts = useQuery({
    queryKey: ["lead-stages", asked],
    queryFn: ({ signal }) => callStaff(countStaffLeads, asked, signal),
  });
  const move = async ({ id, version }: LeadItem, stage: LeadStage) => {
    try {
      await callStaff(changeStaffLead, { id, version, stage });
    } catch (error) {
      tellError(error, text);
    }
    await Promise.all([invalidate({ resource: "leads", invalidates: ["resourceAll"] }), counts.refetch()]);
  };
  return (
    <Group
      align="start"
      wrap="nowrap"
      gap="sm"
      style={{ overflowX: "auto" }}
      tabIndex={0}
      role="group"
      aria-label={t("staff.leads.board")}
    >
      {LEAD_STAGES.map((stage) => (
        <Stack key={stage} component="section" gap="xs" miw={240} aria-label={t(`staff.stage.${stage}`)}>
          <Title order={2} size="h5">
            {t(`staff.stage.${stage}`)}{" "}
            <Text span c="dimmed">
              {counts.data?.stages[stage] ?? ""}
            </Text>
          </Title>
          {leads
            .filter((lead) => lead.stage === stage)
            .map((lead) => (
              <Card key={lead.id} withBorder padding="xs">
                <Anchor component={Link} to={`/leads/${lead.id}`} fw={600}>
                  <bdi>{lead.name || t("staff.leads.noName")}</bdi>
                </Anchor>
                <Text size="sm" lineClamp={2}>
                  {lead.about}
                </Text>
                <Text size="xs" c="dimmed">
                  <Moment at={lead.createdAt} country={lead.country} />
                </Text>
                {canMove && (
                  <Select
                    size="xs"
                    mt={6}
                    aria-label={t("staff.leads.moveTo", { code: lead.code })}
                    data={LEAD_STAGES.map((one) => ({ value: one, label: t(`staff.stage.${one}`) }))}
                    value={stage}
                    onChange={(value) => {
                      const known = LEAD_STAGES.find((one) => one === value);
                      if (known && known !== stage) void move(lead, known);
                    }}
                  />
                )}
              </Card>
            ))}
        </Stack>
      ))}
    </Group>
  );
}
