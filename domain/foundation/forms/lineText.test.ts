import { describe, expect, it } from 'vitest'
import { lineText } from './lineText.ts'

const schema = lineText('Please enter a name.', 40)
const problemOf = (text: string) => schema.safeParse(text).error?.issues[0]?.message

describe('lineText', () => {
  it('keeps the joiners of a script and of emoji', () => {
    for (const name of ['می\u200Cخواهم', '👨\u200D👩\u200D👧', '❤\uFE0F'])
      expect(schema.parse(name)).toBe(name)
  })

  it('makes one line of several', () => {
    expect(schema.parse(' Spring\n2027\u202E ')).toBe('Spring 2027')
  })

  it('refuses a text without visible characters', () => {
    for (const name of ['', '  ', '\u200B', '\u200D\u2060', '\u3164'])
      expect(problemOf(name)).toBe('Please enter a name.')
  })

  it('refuses a text over its limit', () => {
    expect(schema.safeParse('a'.repeat(41)).success).toBe(false)
  })
})
