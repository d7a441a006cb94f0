import type { CreativeFacts } from '../creative/creativeFacts.ts'
import { fittingFormats } from '../creative/checks/checkCreative.ts'
import { formatNeeds, type FormatNeed } from '../creative/formatNeeds.ts'
import type { Placement } from '../creative/placement.ts'
import type { Assignment } from './creativeShares.ts'

/** Whether a creative runs, would run once the desk approves it, or is inactive until its buyer acts. */
export type AssignmentState = 'running' | 'waiting' | 'out'

/** A creative of a line with its assignment, for display. */
export interface AssignedCreative extends Assignment {
  /** Identifies it across strip, weights and files. */
  letter: string
  title: string
  standing: AssignmentState
  facts: CreativeFacts
}

/** A shape that a line needs, and the creatives that fit it. */
export interface FormatAssignment {
  need: FormatNeed
  creatives: AssignedCreative[]
}

/** The creatives of a line under each shape that it needs; one that fits several is listed under each. */
export function formatAssignments(
  placement: Placement,
  creatives: readonly AssignedCreative[],
): FormatAssignment[] {
  const needs = formatNeeds(
    placement,
    creatives.map(({ facts, standing }) => ({ facts, isApproved: standing === 'running' })),
  )
  return needs.map((need) => ({
    need,
    creatives: creatives.filter(({ facts }) =>
      fittingFormats(facts, placement).some(({ id }) => need.formatIds.includes(id)),
    ),
  }))
}

/** Those that run, or will once approved. */
export const takingPart = (creatives: readonly AssignedCreative[]): AssignedCreative[] =>
  creatives.filter(({ standing }) => standing !== 'out')

/** The share of each creative while all of them run, 0 to 1; the shares add up to 1. */
export function weightShares(assignments: readonly Assignment[]): Map<string, number> {
  const total = assignments.reduce((sum, { weight }) => sum + weight, 0)
  return new Map(assignments.map(({ creativeId, weight }) => [creativeId, weight / total]))
}

const LETTERS = 26
const FIRST_LETTER = 65

/** 0 is "A", 25 "Z", 26 "AA": the letter of a creative by its position on the line. */
export function creativeLetter(index: number): string {
  const last = String.fromCodePoint(FIRST_LETTER + (index % LETTERS))
  return index < LETTERS ? last : creativeLetter(Math.floor(index / LETTERS) - 1) + last
}
