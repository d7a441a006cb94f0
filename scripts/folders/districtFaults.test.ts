import { describe, expect, it } from 'vitest'
import { fullFolders, strayFiles, upwardImports } from './districtFaults.ts'
import { DISTRICTS, LAYERS } from './districts.ts'

const DOMAIN = { folder: 'domain', besides: ['testing', 'tsconfig.json'] }
const upward = (modules: Record<string, string>) =>
  upwardImports(DOMAIN, new Map(Object.entries(modules)))

describe('districts', () => {
  it('are the same in each layer, which has its own folder', () => {
    expect(new Set(DISTRICTS).size).toBe(11)
    expect(new Set(LAYERS.map(({ folder }) => folder)).size).toBe(LAYERS.length)
  })
})

describe('upward imports', () => {
  it('accepts imports of earlier districts and of its own', () => {
    expect(
      upward({
        'domain/orders/order/order.ts':
          "import { plan } from '#domain/planning/campaign/plan.ts'\nimport './line.ts'",
        'domain/orders/order/line.ts': "import { z } from 'zod'",
      }),
    ).toEqual([])
  })

  it('reports an import of a later district, in any syntax', () => {
    expect(
      upward({
        'domain/planning/a.ts': "import type { Order } from '#domain/orders/order.ts'",
        'domain/planning/deep/b.ts': "const later = () => import('../../sales/lead.ts')",
        'domain/planning/c.test.ts': "export * from '#domain/commerce/cart.ts'",
      }),
    ).toEqual([
      'domain/planning/a.ts imports domain/orders/order.ts, which is in a later district.',
      'domain/planning/deep/b.ts imports domain/sales/lead.ts, which is in a later district.',
      'domain/planning/c.test.ts imports domain/commerce/cart.ts, which is in a later district.',
    ])
  })

  it('ignores other layers and test support', () => {
    expect(
      upward({
        'domain/planning/plan.test.ts': "import '../testing/cases.ts'",
        'domain/testing/cases.ts': "import '../sales/lead.ts'",
        'worker/operations/planning/a.ts': "import '../sales/lead.ts'",
        'domain/foundation/a.ts': "import '#content/mails/sales/a.ts'",
      }),
    ).toEqual([])
  })
})

describe('files without a district', () => {
  it('reports an unknown first folder and a file in the layer itself', () => {
    expect(
      strayFiles(DOMAIN, [
        'domain/order/order.ts',
        'domain/loose.ts',
        'domain/orders/order.ts',
        'domain/testing/cases.ts',
        'worker/index.ts',
      ]),
    ).toEqual([
      'domain/order/order.ts is in no district of domain.',
      'domain/loose.ts is in no district of domain.',
    ])
  })
})

describe('full folders', () => {
  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${folder}/file${at}.ts`)

  it('allows at most 25 modules, not counting subfolders', () => {
    expect(
      fullFolders([...files('domain/orders', 25), ...files('domain/orders/line', 25)]),
    ).toEqual([])
    expect(fullFolders(files('domain/orders', 26))).toEqual([
      'domain/orders holds 26 files: at most 25.',
    ])
  })

  it('exempts the folder of interface primitives', () => {
    expect(fullFolders(files('client/ui', 90))).toEqual([])
  })
})
