import { readFileSync } from 'node:fs'
import { inRoot } from '../project/paths.ts'

const colors = new Map(
  [
    ...readFileSync(inRoot('content/brand/colors.css'), 'utf8').matchAll(
      /--color-([\w-]+): (#\w+)/g,
    ),
  ].map(([, name = '', color = '']) => [name, color]),
)

/** Brand color by its name in content/brand/colors.css. */
export function houseColor(name: string): string {
  const color = colors.get(name)
  if (!color) throw new Error(`There is no color ${name}.`)
  return color
}
