import { describe, expect, it, vi } from 'vitest'
import { middlewareNames, runMiddleware } from './routeMiddleware.ts'

const context = (isCurrent = () => true) => ({ path: '/en-US/x', navigate: vi.fn(), isCurrent })

describe('the middleware of routes', () => {
  it('collects the names from a route and its parents, each once', () => {
    const matches = [
      { handle: undefined },
      { handle: { middleware: ['auth'] } },
      { handle: { middleware: ['auth', 'other', 7] } },
      { handle: { middleware: 'auth' } },
    ]
    expect(middlewareNames(matches)).toEqual(['auth', 'other'])
  })

  it('runs in order when registered, and ignores unregistered names', async () => {
    const ran: string[] = []
    const registered = {
      first: async () => void ran.push('first'),
      second: () => void ran.push('second'),
    }
    await runMiddleware(['first', 'unknown', 'second'], context(), registered)
    expect(ran).toEqual(['first', 'second'])
  })

  it('stops when the visitor has left the page', async () => {
    const ran: string[] = []
    const registered = {
      first: () => void ran.push('first'),
      second: () => void ran.push('second'),
    }
    await runMiddleware(
      ['first', 'second'],
      context(() => ran.length === 0),
      registered,
    )
    expect(ran).toEqual(['first'])
  })
})
