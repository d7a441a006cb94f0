/** What happens to a creative, or is said about it, in its history. */
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
