import type { AccountProfile } from './account.types.ts'

/** The session user state (Accounts 6). */
export interface UserState {
  connected: boolean
  logged_in: boolean
  session_id: string | null
  user_tracking_id: string | null
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  isApp2FAEnabled: boolean
  isAdmin: boolean
  token2faUpload: string | null
  ready: boolean
  /** Whether the login happened since the page was opened. */
  firstLoggedIn: boolean
}

type UserFields = Pick<
  AccountProfile,
  'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'isApp2FAEnabled' | 'isAdmin'
>

/** The state before the session is known. */
export const ANONYMOUS_USER: UserState = {
  connected: false,
  logged_in: false,
  session_id: null,
  user_tracking_id: null,
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  isApp2FAEnabled: false,
  isAdmin: false,
  token2faUpload: null,
  ready: false,
  firstLoggedIn: false,
}

/** 'loggedIn': sets logged_in and the user fields, including isAdmin (Accounts 6). */
export function loggedIn(state: UserState, user: UserFields, isFirst: boolean): UserState {
  const { firstName, lastName, email, phoneNumber, isApp2FAEnabled, isAdmin } = user
  const fields = { firstName, lastName, email, phoneNumber, isApp2FAEnabled, isAdmin }
  return { ...state, ...fields, logged_in: true, firstLoggedIn: isFirst }
}

/** 'loggedOut': clears the user fields and keeps the session's (Accounts 6). */
export function loggedOut(state: UserState): UserState {
  const { connected, session_id, user_tracking_id, ready } = state
  return { ...ANONYMOUS_USER, connected, session_id, user_tracking_id, ready }
}

/** 'user:edit': updates name, email, phone and the 2FA flag, nothing else (Accounts 6). */
export function withUserEdit(
  state: UserState,
  user: Partial<Omit<UserFields, 'isAdmin'>>,
): UserState {
  const { firstName, lastName, email, phoneNumber, isApp2FAEnabled } = { ...state, ...user }
  return { ...state, firstName, lastName, email, phoneNumber, isApp2FAEnabled }
}
