import { NoProject } from "../../project/no-project.tsx";
import type { Overview } from "./load-overview.ts";
import { NextBlock } from "./next-block.tsx";
import { EstimatesBlock, ReferralsBlock, RequestsBlock, SavedBlock, TicketsBlock } from "./own-blocks.tsx";
import "./overview.css";

/** What comes next, and everything else that is the customer's, in short. */
export function OverviewView({ overview, today }: { overview: Overview; today: string }) {
  const { project, estimates, requests, tickets, referrals, saved } = overview;
  return (
    <>
      {project !== "unknown" && (project ? <NextBlock project={project} today={today} /> : <NoProject />)}
      <div className="columns columns--2 columns--near">
        {estimates && <EstimatesBlock estimates={estimates} />}
        {requests && <RequestsBlock requests={requests} />}
        {tickets && <TicketsBlock tickets={tickets} />}
        {saved !== undefined && <SavedBlock saved={saved} />}
        {referrals && <ReferralsBlock referrals={referrals} />}
      </div>
    </>
  );
}
