import {
  creativeLetter,
  type AssignedCreative,
  type AssignmentState,
} from '../assignment/formatAssignments.ts'
import type { CreativeView } from './creativeView.ts'
import type { VersionState } from './versionState.ts'

const STANDINGS: Record<VersionState, AssignmentState> = {
  approved: 'running',
  in_review: 'waiting',
  change_asked: 'out',
  incomplete: 'out',
  denied: 'out',
  superseded: 'out',
}

/** The creatives of a line with their assignments, each with its running file, else the one in review. */
export function assignedCreatives(creatives: readonly CreativeView[]): AssignedCreative[] {
  return creatives.flatMap((creative, index) => {
    const shown = creative.approved ?? creative.pending
    if (!shown) return []
    const { id: creativeId, title, weight, schedule } = creative
    return [
      {
        creativeId,
        letter: creativeLetter(index),
        title,
        weight,
        schedule,
        standing: STANDINGS[shown.state],
        facts: shown.facts,
      },
    ]
  })
}
