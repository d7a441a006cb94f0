import { describe, expect, it } from 'vitest'
import { identicalRuns } from './identicalRuns.ts'

const lines = (...names: string[]) => names.map((name) => `const ${name} = 1`).join('\n')
const file = (name: string, source: string) => ({ file: name, source })

describe('identical runs', () => {
  it('are found in two files at full length, whatever surrounds them', () => {
    const one = file('one.ts', lines('a', 'b', 'c', 'd'))
    const two = file('two.ts', `${lines('x')}\n\n  ${lines('b', 'c', 'd')}\n${lines('y')}`)
    expect(identicalRuns([one, two], 3)).toEqual([
      {
        first: expect.objectContaining({ file: 'one.ts', line: 2 }),
        second: expect.objectContaining({ file: 'two.ts', line: 3 }),
        length: 3,
      },
    ])
  })

  it('are found twice in one file', () => {
    const source = `${lines('a', 'b', 'c')}\n${lines('x')}\n${lines('a', 'b', 'c')}`
    expect(identicalRuns([file('one.ts', source)], 3)).toHaveLength(1)
  })

  it('are ignored below the minimum length', () => {
    const two = [file('one.ts', lines('a', 'b')), file('two.ts', lines('a', 'b'))]
    expect(identicalRuns(two, 3)).toEqual([])
  })

  it('ignore imports and blank lines', () => {
    const imports = `import { a } from './a.ts'\nimport {\n  b,\n  c,\n} from './b.ts'\n\n`
    const two = [file('one.ts', `${imports}const a = 1`), file('two.ts', `${imports}const a = 1`)]
    expect(identicalRuns(two, 2)).toEqual([])
  })
})
