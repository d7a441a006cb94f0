import colorTokens from '#content/brand/colors.css?raw'

const TOKEN = /--color-([\w-]{1,60}):\s*(#[\da-f]{6})\b/gi

const colors = new Map(
  [...colorTokens.matchAll(TOKEN)].map(([, name = '', hex = '']) => [name, hex]),
)

/** A product color as #rrggbb, by its token. Raises Error for an unknown token. */
export function brandColor(name: string): string {
  const color = colors.get(name)
  if (color === undefined) throw new Error(`There is no colour token '${name}'.`)
  return color
}
