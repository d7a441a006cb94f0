/**
 * Districts of the product, lowest first: the first folder in each layer. A district imports only earlier ones
 * (docs/architecture.md).
 */
export const DISTRICTS = [
  'foundation',
  'catalogue',
  'planning',
  'commerce',
  'contact',
  'accounts',
  'orders',
  'creatives',
  'delivery',
  'reporting',
  'sales',
] as const

export type District = (typeof DISTRICTS)[number]

/** A layer divided into districts. */
export interface Layer {
  folder: string
  /** Other allowed folders and files. */
  besides?: readonly string[]
  /** Tests may import everything: their folders only help to find them. */
  isForTests?: true
}

export const LAYERS: readonly Layer[] = [
  { folder: 'domain', besides: ['testing', 'tsconfig.json'] },
  { folder: 'database/schema' },
  { folder: 'database/queries' },
  { folder: 'content/mails' },
  { folder: 'worker/operations' },
  { folder: 'worker/routes' },
  { folder: 'client/api' },
  { folder: 'client/state' },
  { folder: 'client/components' },
  { folder: 'client/pages' },
  { folder: 'test/worker', isForTests: true },
  { folder: 'test/e2e', isForTests: true },
  { folder: 'test/support', isForTests: true, besides: ['assets.d.ts', 'testEnvironment.d.ts'] },
]

/** Maximum number of modules directly in a folder. */
export const FLAT_LIMIT = 25

/** A set of primitives, one file each, found by name. */
export const FLAT_FOLDERS: ReadonlySet<string> = new Set(['client/ui'])
