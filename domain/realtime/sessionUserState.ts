import type { LoggedInUser, UserEdit } from './serverEvents.ts'

/** What the browser knows of its session and user (spec §3, Session user state). */
export interface SessionUserState {
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
  /** Whether a login came while this page was open, rather than with it. */
  firstLoggedIn: boolean
}

const NOBODY = {
  logged_in: false,
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  isApp2FAEnabled: false,
  isAdmin: false,
  firstLoggedIn: false,
} as const

/** The state before anything arrived, with what the browser kept. */
export function newSessionUserState(
  kept: Partial<Pick<SessionUserState, 'session_id' | 'user_tracking_id' | 'token2faUpload'>> = {},
): SessionUserState {
  return {
    connected: false,
    ready: false,
    session_id: kept.session_id ?? null,
    user_tracking_id: kept.user_tracking_id ?? null,
    token2faUpload: kept.token2faUpload ?? null,
    ...NOBODY,
  }
}

/** 'loggedIn' sets logged_in and fills the user fields (spec §4). */
export function withLogin(state: SessionUserState, user: LoggedInUser): SessionUserState {
  const firstLoggedIn = state.firstLoggedIn || (state.ready && !state.logged_in)
  return { ...state, ...user, logged_in: true, firstLoggedIn }
}

/** 'loggedOut', and a logout that was asked for, clear them (spec §4). */
export function withoutLogin(state: SessionUserState): SessionUserState {
  return { ...state, ...NOBODY }
}

/** 'user:edit' updates name, email, phone and the 2FA flag (spec §4); of no effect for who is not logged in. */
export function withEdit(state: SessionUserState, edit: UserEdit): SessionUserState {
  return state.logged_in ? { ...state, ...edit } : state
}
