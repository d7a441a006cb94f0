/** Errors about teams. */
export const TEAM_ERRORS = {
  team_not_found: { status: 404, message: 'You are not in a team.' },
  team_member_not_found: { status: 404, message: 'This member was not found.' },
  team_invitation_not_found: {
    status: 404,
    message: 'This invitation is no longer valid. Please ask for a new one.',
  },
  team_invitation_not_yours: {
    status: 403,
    message: 'This invitation was sent to another address. Please log in with that one.',
  },
  already_in_team: {
    status: 409,
    message: 'You are in a team already. Leave it before you join or start another one.',
  },
  team_member_known: { status: 409, message: 'This person is a member of your team already.' },
  team_full: {
    status: 409,
    message: 'Your team has 100 members and invitations. Please remove one first.',
  },
  team_changed: {
    status: 409,
    message: 'The team has changed in the meantime. Please look at it again.',
  },
  team_owner_stays: {
    status: 409,
    message: 'You own a team with other members. Please transfer the ownership first.',
  },
  team_not_empty: { status: 409, message: 'Please remove the other members first.' },
  team_second_factor: {
    status: 403,
    message: 'Your team requires a second factor. Please turn it on in your account data.',
  },
  team_own_factor: {
    status: 409,
    message: 'Please turn on your own second factor first.',
  },
  team_may_not_order: {
    status: 403,
    message: 'Your role in the team can’t place orders. Please ask the owner or a buyer.',
  },
  client_not_found: {
    status: 404,
    message: 'This client was not found, or is archived. Please choose another one.',
  },
  statement_not_found: { status: 404, message: 'This statement was not found.' },
  terms_not_found: {
    status: 404,
    message: 'This proposal is no longer open. Please look at the page again.',
  },
  client_known: { status: 409, message: 'You have a client of this name already.' },
  client_full: { status: 409, message: 'You have 500 clients. Please write to us for more.' },
  team_has_limits: {
    status: 409,
    message: 'Please remove all limits before you change their currency.',
  },
  team_limit_reached: {
    status: 403,
    message: 'This order is beyond your monthly limit. Please ask for approval.',
  },
  approval_not_found: { status: 404, message: 'This request was not found.' },
  approval_not_open: {
    status: 409,
    message: 'This request is no longer open. Someone has decided or withdrawn it.',
  },
  approval_own: { status: 403, message: 'Someone else has to approve your request.' },
  approval_needs_login: {
    status: 403,
    message: 'Please log in to approve an order that is paid by invoice.',
  },
  approvals_full: {
    status: 409,
    message: 'You have 20 requests waiting. Please wait for an answer or withdraw one.',
  },
} as const satisfies Record<string, { status: number; message: string }>
