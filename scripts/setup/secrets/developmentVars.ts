import { parseEnv } from 'node:util'

/** The example with a random secret in place of each of its examples. */
export const withRandomSecrets = (example: string, random: () => string): string =>
  example.replaceAll(/=development-only-.*$/gm, () => `=${random()}`)

/**
 * A file of settings with the secrets that the example has and the file lacks: a newer version may need more. Its own
 * lines stay as they are, and secrets that are commented out count as chosen.
 */
export function withMissingSecrets(own: string, example: string, random: () => string): string {
  const named = new Set([...Object.keys(parseEnv(own)), ...Object.keys(parseEnv(uncommented(own)))])
  const missing = Object.keys(parseEnv(example)).filter((name) => !named.has(name))
  if (missing.length === 0) return own
  const end = own === '' || own.endsWith('\n') ? '' : '\n'
  return `${own}${end}${missing.map((name) => `${name}=${random()}\n`).join('')}`
}

const uncommented = (text: string) => text.replaceAll(/^\s*#\s*(?=[A-Z_]+=)/gm, '')
