import { describe, expect, it } from 'vitest'
import { sessionInCookies, socketSessionCookie } from './socketSession.ts'

const SIGNED = 'ses_0123456789abcdefghijABCD.a-b_c'

describe('the session in the socket’s cookie', () => {
  it('is found among other cookies, and only there', () => {
    const cookie = socketSessionCookie(SIGNED, { pathname: '/socket.io', protocol: 'https:' })
    const [pair = ''] = cookie.split(';')
    expect(sessionInCookies(pair)).toBe(SIGNED)
    expect(sessionInCookies(`a=b; ${pair}; c=d`)).toBe(SIGNED)
    expect(sessionInCookies(`not_${pair}`)).toBeNull()
    expect(sessionInCookies(null)).toBeNull()
  })

  it('is scoped to the socket, short-lived, and TLS-only where the page is', () => {
    const page = { pathname: '/socket.io', protocol: 'https:' }
    expect(socketSessionCookie(SIGNED, page)).toMatch(
      /; path=\/socket\.io; max-age=30; samesite=strict; secure$/,
    )
    expect(socketSessionCookie(SIGNED, { ...page, protocol: 'http:' })).not.toContain('secure')
    expect(socketSessionCookie('', page)).toContain('max-age=0')
  })
})
