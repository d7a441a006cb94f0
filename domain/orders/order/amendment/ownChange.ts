import { z } from 'zod'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { amendmentChangeSchema } from './amendment.ts'
import type { AmendmentPreview, AmendmentState } from './amendment.types.ts'

/** Hex digits of a `mark`. */
export const MARK_LENGTH = 40

/** A buyer's request for the price of a change. */
export const ownChangeSchema = z.object({ change: amendmentChangeSchema })

/** A buyer's confirmed change; `mark` names the preview they saw. */
export const confirmedChangeSchema = z.object({
  change: amendmentChangeSchema,
  mark: z.string().regex(new RegExp(`^[0-9a-f]{${MARK_LENGTH}}$`)),
})

/** A preview of a buyer's own change. */
export interface OwnChangePreview extends AmendmentPreview {
  /** Identifies the shown state of the campaign, its next plan and the price. */
  mark: string
  /** The plan that it was computed from: a page with another one is out of date. */
  current: CampaignPlan
  deliveredImpressions: number
  bookedImpressions: number
  /** Whether a card can pay the difference. */
  canPayByCard: boolean
  /** Whether it replaces a proposal of the desk that waits for an answer. */
  replacesProposal: boolean
}

/** A buyer's own change after it was made. */
export interface MadeChange {
  id: string
  state: AmendmentState
}
