/** Errors about saved plans. */
export const DRAFT_ERRORS = {
  draft_not_found: { status: 404, message: 'This draft was not found.' },
  draft_not_stored: {
    status: 409,
    message: 'This browser has no room for another draft. Delete drafts you don’t need first.',
  },
  draft_changed: {
    status: 409,
    message: 'This draft was changed on another device. Please reload the page and try again.',
  },
  drafts_full: {
    status: 409,
    message: 'Your account has 500 drafts. Please delete one first.',
  },
  too_many_draft_shares: {
    status: 409,
    message: 'This draft has 10 links. Please revoke one first.',
  },
  draft_comments_full: {
    status: 409,
    message: 'This draft has 200 comments. Please ask its owner to remove some.',
  },
} as const satisfies Record<string, { status: number; message: string }>
