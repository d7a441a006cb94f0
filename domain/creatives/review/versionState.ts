/** The state of a version of a creative (design.md, Words: audit). */
export const VERSION_STATES = [
  'incomplete',
  'in_review',
  'approved',
  'denied',
  'change_asked',
  'superseded',
] as const
export type VersionState = (typeof VERSION_STATES)[number]

export const VERSION_EVENTS = [
  'submit',
  'approve',
  'deny',
  'ask_change',
  'answer',
  'supersede',
  'undo',
  'reinstate',
] as const
export type VersionEvent = (typeof VERSION_EVENTS)[number]

/**
 * The transitions of a version. `incomplete` has a finding that refuses it; a newer version supersedes the previous
 * one, except an approved one, which is superseded only once the newer is approved, so that no minute of delivery is
 * lost. A verdict can be undone while its mail has not gone out: the version is in review again, and one that ran
 * before is reinstated.
 */
export const VERSION_TRANSITIONS = {
  incomplete: { submit: 'in_review', supersede: 'superseded' },
  in_review: {
    approve: 'approved',
    deny: 'denied',
    ask_change: 'change_asked',
    supersede: 'superseded',
  },
  approved: { deny: 'denied', supersede: 'superseded', undo: 'in_review' },
  denied: {
    answer: 'in_review',
    supersede: 'superseded',
    undo: 'in_review',
    // Approved earlier, and denied for cause.
    reinstate: 'approved',
  },
  change_asked: { answer: 'in_review', supersede: 'superseded', undo: 'in_review' },
  superseded: { reinstate: 'approved' },
} as const satisfies Record<VersionState, Partial<Record<VersionEvent, VersionState>>>

const TABLE: Record<VersionState, Partial<Record<VersionEvent, VersionState>>> = VERSION_TRANSITIONS

/** The state after an event; null when the event is not allowed in this state. */
export const nextVersionState = (state: VersionState, event: VersionEvent): VersionState | null =>
  TABLE[state][event] ?? null

/** The states that allow an event: the WHERE of its conditional update. */
export const versionStatesFor = (event: VersionEvent): VersionState[] =>
  VERSION_STATES.filter((state) => TABLE[state][event] !== undefined)

/** The desk's verdicts, and their events. */
export const VERDICTS = { approve: 'approve', deny: 'deny', ask_change: 'ask_change' } as const
export type Verdict = keyof typeof VERDICTS

/** The display name of each state. */
export const VERSION_STATE_NAMES = {
  incomplete: 'Needs you',
  in_review: 'In review',
  approved: 'Approved',
  denied: 'Denied',
  change_asked: 'Change requested',
  superseded: 'Replaced',
} as const satisfies Record<VersionState, string>
