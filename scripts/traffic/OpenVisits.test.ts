import { describe, expect, it } from 'vitest'
import { OpenVisits } from './OpenVisits.ts'

describe('concurrent visits', () => {
  it('never exceed the limit, and a finished visit makes room for the next', async () => {
    const visits = new OpenVisits(2)
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const begun: string[] = []
    const begin = (name: string, until: Promise<void>) =>
      visits.begin(async () => {
        begun.push(name)
        await until
      })
    expect(begin('first', first.promise)).toBe(true)
    expect(begin('second', second.promise)).toBe(true)
    expect(begin('one too many', second.promise)).toBe(false)
    first.resolve()
    await expect.poll(() => begin('in its place', second.promise)).toBe(true)
    expect(begin('again too many', second.promise)).toBe(false)
    second.resolve()
    await visits.ended()
    expect(begun).toEqual(['first', 'second', 'in its place'])
  })
})
