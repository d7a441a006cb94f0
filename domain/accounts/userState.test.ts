import { describe, expect, it } from 'vitest'
import { withUserEdit, loggedIn, loggedOut, ANONYMOUS_USER } from './userState.ts'

const user = {
  firstName: 'Ann',
  lastName: 'Buyer',
  email: 'ann@example.com',
  phoneNumber: '+12025550143',
  isApp2FAEnabled: false,
  isAdmin: true,
}
const connected = { ...ANONYMOUS_USER, connected: true, session_id: 'ses_1', ready: true }

describe('the user state of a session', () => {
  it('is set by a login', () => {
    expect(loggedIn(connected, user, true)).toEqual({
      ...connected,
      ...user,
      logged_in: true,
      firstLoggedIn: true,
    })
  })

  it('is cleared by a logout, except for the session', () => {
    const state = { ...loggedIn(connected, user, true), token2faUpload: 'tok' }
    expect(loggedOut(state)).toEqual(connected)
  })

  it('accepts an edit, which cannot make the user an admin', () => {
    const state = loggedIn(connected, { ...user, isAdmin: false }, false)
    const edit = { firstName: 'Anna', isAdmin: true }
    expect(withUserEdit(state, edit)).toEqual({ ...state, firstName: 'Anna' })
  })
})
