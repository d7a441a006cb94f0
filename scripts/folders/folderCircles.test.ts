import { describe, expect, it } from 'vitest'
import { folderCircles, folderImports } from './folderCircles.ts'

/** The circular imports of a root `domain`, as the folders along the circle. */
function circlesOf(modules: Record<string, string>): string[][] {
  const imports = folderImports('domain', new Map(Object.entries(modules)))
  return folderCircles(imports).map((circle) => circle.map(({ from }) => from))
}

describe('circular imports between folders', () => {
  it('are none in layered folders', () => {
    expect(
      circlesOf({
        'domain/order/order.ts': "import { plan } from '../campaign/plan.ts'",
        'domain/order/line.ts': "import { country } from '../geo/country.ts'",
        'domain/campaign/plan.ts': "import { country } from '../geo/country.ts'",
        'domain/geo/country.ts': "import { z } from 'zod'",
      }),
    ).toEqual([])
  })

  it('are found although no file is part of one', () => {
    expect(
      circlesOf({
        'domain/order/order.ts': "import { sum } from '../ledger/sum.ts'",
        'domain/order/state.ts': 'export type State = string',
        'domain/ledger/sum.ts': 'export const sum = 1',
        'domain/ledger/check.ts': "import type { State } from '../order/state.ts'",
      }),
    ).toEqual([['order', 'ledger']])
  })

  it('are found over several folders, by any kind of import', () => {
    const modules = {
      'domain/a/one.ts': "export * from '../b/one.ts'",
      'domain/b/one.ts': "const later = () => import('#domain/c/one.ts')",
      'domain/c/one.ts': 'import {\n  type A,\n} from "../d/deep/one.ts"',
      'domain/d/deep/one.ts': "import '../../a/one.ts'",
    }
    expect(circlesOf(modules)).toEqual([['a', 'b', 'c', 'd']])
    expect(circlesOf({ ...modules, 'domain/d/deep/one.ts': "import '../../e/one.ts'" })).toEqual([])
  })

  it('are reported by their shortest path, with the files', () => {
    const imports = folderImports(
      'domain',
      new Map([
        ['domain/a/one.ts', "import '../b/one.ts'\nimport '../c/one.ts'"],
        ['domain/b/one.ts', "import '../c/one.ts'"],
        ['domain/c/one.ts', "import '../a/one.ts'"],
        ['domain/x/one.ts', "import '../y/one.ts'"],
        ['domain/y/one.ts', "import '../x/one.ts'\nimport '../a/one.ts'"],
      ]),
    )
    expect(folderCircles(imports)).toEqual([
      [
        { from: 'a', to: 'c', files: [['a/one.ts', 'c/one.ts']] },
        { from: 'c', to: 'a', files: [['c/one.ts', 'a/one.ts']] },
      ],
      [
        { from: 'x', to: 'y', files: [['x/one.ts', 'y/one.ts']] },
        { from: 'y', to: 'x', files: [['y/one.ts', 'x/one.ts']] },
      ],
    ])
  })

  it('count tests with their folder, except test support', () => {
    const modules = {
      'domain/campaign/plan.test.ts': "import { cases } from '../testing/cases.ts'",
      'domain/campaign/plan.ts': "import '../geo/country.ts'",
      'domain/testing/cases.ts': "import '../campaign/plan.ts'",
    }
    expect(circlesOf(modules)).toEqual([])
    expect(
      circlesOf({ ...modules, 'domain/geo/country.test.ts': "import '../campaign/plan.ts'" }),
    ).toHaveLength(1)
    expect(
      circlesOf({ ...modules, 'domain/geo/country.ts': "import '../testing/cases.ts'" }),
    ).toHaveLength(1)
  })

  it('include modules in the root itself, and ignore other roots', () => {
    expect(
      circlesOf({
        'domain/root.ts': "import './pages/page.ts'",
        'domain/pages/page.ts': "import { app } from '../root.ts'\nimport '#client/pages/x.ts'",
        'domain/other.ts': "import './pages/page.ts'",
      }),
    ).toEqual([['root.ts', 'pages']])
  })
})
