import { Anchor, Button, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useCan } from "@refinedev/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { deliverStaffLead, getStaffLead } from "../../../contracts/staff/calls/lead-calls.ts";
import type { LeadRecord } from "../../../contracts/staff/calls/lead-schemas.ts";
import { callStaff } from "../../data/call-staff.ts";
import { tell, tellError } from "../../frame/notifications.tsx";
import { useListWords, useText } from "../../frame/staff-text.tsx";
import { AnswerFrame } from "../../parts/answer-frame.tsx";
import { RecordFrame } from "../../parts/record-frame.tsx";
import { Facts, Section } from "../../parts/section.tsx";
import { Moment } from "../../parts/times.tsx";
import { LeadContact } from "./lead-contact.tsx";
import { LeadNotes } from "./lead-notes.tsx";
import { leadKey, StageBadge } from "./lead-parts.tsx";
import { LeadVisit } from "./lead-visit.tsx";
import { LeadWorkForm } from "./lead-work-form.tsx";

/** One lead: what the visitor sent, what was agreed, and what the company does about it. */
export function LeadScreen() {
  const { id = "" } = useParams();
  const query = useQuery({
    queryKey: leadKey(id),
    queryFn: ({ signal }) => callStaff(getStaffLead, { id }, signal),
  });
  return <AnswerFrame query={query}>{(lead) => <Lead lead={lead} />}</AnswerFrame>;
}

function Lead({ lead }: { lead: LeadRecord }) {
  const { t } = useText();
  const { data: projects } = useCan({
    ...{ action: "projects.write", resource: "projects", params: { country: lead.country } },
  });
  return (
    <RecordFrame
      title={lead.name || t("staff.leads.noName")}
      back={{ to: "/leads", label: t("staff.leads.back") }}
      beside={
        <>
          <StageBadge stage={lead.stage} />
          <Text c="dimmed">
            <bdi>{lead.code}</bdi>
          </Text>
          <LeadVisit lead={lead} />
          {projects?.can && (
            <Button component={Link} to={`/projects?new=1&lead=${lead.id}`} variant="default" size="xs">
              {t("staff.projects.fromLead")}
            </Button>
          )}
        </>
      }
    >
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <Stack>
          <LeadContact lead={lead} />
          <Sent lead={lead} />
          <Delivery lead={lead} />
        </Stack>
        <Stack>
          <LeadWorkForm key={lead.id} lead={lead} />
          <LeadNotes lead={lead} />
          <Others lead={lead} />
          <Consent lead={lead} />
        </Stack>
      </SimpleGrid>
    </RecordFrame>
  );
}

function Sent({ lead }: { lead: LeadRecord }) {
  const { t } = useText();
  const inList = useListWords();
  const { fields, attribution, estimate } = lead;
  return (
    <Section title={t("staff.lead.sent")}>
      <Facts
        rows={[
          [t("staff.leads.created"), <Moment key="at" at={lead.createdAt} country={lead.country} />],
          [t("staff.leads.about"), lead.about],
          [t("staff.lead.place"), inList([lead.city, lead.pincode, t(`staff.country.${lead.country}`)])],
          [t("staff.lead.kind"), t(`staff.lead.kind.${lead.kind}`)],
          [t("staff.lead.estimate"), estimate && <bdi key="estimate">{estimate.code}</bdi>],
          [
            t("staff.lead.visit"),
            lead.visit && (
              <span key="visit">
                {lead.visit.ecName}, <Moment at={lead.visit.at} country={lead.country} />
              </span>
            ),
          ],
          ...Object.entries(fields).map(([name, value]) => [name, <bdi key={name}>{value}</bdi>] as const),
        ]}
      />
      {Object.keys(attribution).length > 0 && (
        <>
          <Title order={3} size="h5">
            {t("staff.lead.attribution")}
          </Title>
          <Facts
            rows={Object.entries(attribution).map(([name, value]) => [name, <bdi key={name}>{value}</bdi>])}
          />
        </>
      )}
    </Section>
  );
}

function Consent({ lead: { consent, country } }: { lead: LeadRecord }) {
  const { t } = useText();
  return (
    <Section title={t("staff.lead.consent")}>
      <Text size="sm" dir="auto">
        {consent.text || t("staff.lead.consentUnknown")}
      </Text>
      <Facts
        rows={[
          [t("staff.lead.consentAt"), <Moment key="at" at={consent.at} country={country} />],
          [t("staff.lead.consentVersion"), <bdi key="version">{consent.version}</bdi>],
          [t("staff.lead.consentPage"), consent.page && <bdi key="page">{consent.page}</bdi>],
          ["WhatsApp", t(consent.whatsapp ? "staff.lead.whatsapp" : "staff.lead.noWhatsapp")],
        ]}
      />
    </Section>
  );
}

function Others({ lead: { others, country } }: { lead: LeadRecord }) {
  const { t } = useText();
  if (others.length === 0) return null;
  return (
    <Section title={t("staff.lead.others")}>
      {others.map(({ id, code, createdAt, stage }) => (
        <Group key={id} gap="xs">
          <Anchor component={Link} to={`/leads/${id}`}>
            <bdi>{code}</bdi>
          </Anchor>
          <Moment at={createdAt} country={country} />
          <StageBadge stage={stage} />
        </Group>
      ))}
    </Section>
  );
}

function Delivery({ lead }: { lead: LeadRecord }) {
  const text = useText();
  const { t } = text;
  const client = useQueryClient();
  const { data } = useCan({ action: "leads.deliver", resource: "leads", params: { country: lead.country } });
  const { delivery, deliveryAttempts, deliveryError, heldBecause } = lead;
  const deliver = async () => {
    try {
      client.setQueryData(leadKey(lead.id), await callStaff(deliverStaffLead, { id: lead.id }));
      tell(t("staff.saved"));
    } catch (error) {
      tellError(error, text);
    }
  };
  return (
    <Section title={t("staff.leads.delivery")}>
      <Facts
        rows={[
          [t("staff.lead.deliveryState"), t(`staff.delivery.${delivery}`)],
          [t("staff.lead.attempts"), deliveryAttempts > 0 ? String(deliveryAttempts) : null],
          [t("staff.lead.lastError"), deliveryError],
          [t("staff.lead.held"), heldBecause],
        ]}
      />
      {data?.can && delivery !== "delivered" && (
        <Button variant="default" onClick={deliver}>
          {t(delivery === "held" ? "staff.lead.release" : "staff.lead.deliver")}
        </Button>
      )}
    </Section>
  );
}
