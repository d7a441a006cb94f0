/** The events and messages in a creative's history. */
export const REVIEW_NOTE_KINDS = [
  'submitted',
  'approved',
  'denied',
  'change_asked',
  'undone',
  'answered',
  'changed',
  'removed',
  'restored',
] as const
export type ReviewNoteKind = (typeof REVIEW_NOTE_KINDS)[number]
