/** Where a version of a creative stands (design.md, Words: audit). */
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
 * Every allowed change of a version. `incomplete` has a finding that refuses it; a newer version supersedes the one
 * before it, but the approved one only once the newer is approved itself, so that no delivery minute is lost. A verdict
 * is undone while its mail has not gone: the version waits again, and one that ran before it is reinstated.
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
    // It was approved before, and denied for cause.
    reinstate: 'approved',
  },
  change_asked: { answer: 'in_review', supersede: 'superseded', undo: 'in_review' },
  superseded: { reinstate: 'approved' },
} as const satisfies Record<VersionState, Partial<Record<VersionEvent, VersionState>>>

const TABLE: Record<VersionState, Partial<Record<VersionEvent, VersionState>>> = VERSION_TRANSITIONS

/** The state after an event; null when the event cannot happen in this state. */
export const nextVersionState = (state: VersionState, event: VersionEvent): VersionState | null =>
  TABLE[state][event] ?? null

/** The states in which an event can happen: the WHERE of its conditional update. */
export const versionStatesFor = (event: VersionEvent): VersionState[] =>
  VERSION_STATES.filter((state) => TABLE[state][event] !== undefined)

/** What a verdict of the desk is, and the event that it makes. */
export const VERDICTS = { approve: 'approve', deny: 'deny', ask_change: 'ask_change' } as const
export type Verdict = keyof typeof VERDICTS

/** What people read for each state. */
export const VERSION_STATE_NAMES = {
  incomplete: 'Needs you',
  in_review: 'In review',
  approved: 'Approved',
  denied: 'Denied',
  change_asked: 'Change requested',
  superseded: 'Replaced',
} as const satisfies Record<VersionState, string>
