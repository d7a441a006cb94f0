import { describe, expect, it } from 'vitest'
import { opensClickTag } from './codeReferences.ts'
import { withoutScriptComments } from './scriptComments.ts'

describe('a script without its comments', () => {
  it.each([
    ['a // b', 'a  '],
    ['a /* b */ c', 'a   c'],
    ['x = "// no" // yes', 'x = "// no"  '],
    ["x = 'http://a' /* b", "x = 'http://a'  "],
    ['t = `/* no */`', 't = `/* no */`'],
    ['a = /[/*]/ /* b */', 'a = /[/*]/  '],
    ['a / b / c // d', 'a / b / c  '],
    ['', ''],
  ])('%j is %j', (code, plain) => expect(withoutScriptComments(code)).toBe(plain))
})

describe('opensClickTag', () => {
  it.each([
    'window.open(clickTag)',
    'window.open(window.clickTAG)',
    'location.href = clickTag',
    "open(window['clickTag'])",
    'var clickTag="https://a.example",b=()=>open(clickTag)',
    "Enabler.exit('x')",
    'ExitApi.exit()',
    'mraid.open(url)',
  ])('%s does', (code) => expect(opensClickTag(code)).toBe(true))

  it.each([
    'var clickTag = "https://a.example"',
    'var clickTag;',
    "window.clickTag = 'https://a.example'; clickTag = `b`",
    '// window.open(clickTag)',
    '/* clickTag */ window.open("https://a.example")',
    '',
  ])('%j does not', (code) => expect(opensClickTag(code)).toBe(false))
})
