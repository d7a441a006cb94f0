import { expect } from 'vitest'

/** The sources of each directive of a response's content security policy; fails on a duplicate directive. */
export function policyOf({ headers }: Response): Map<string, string[]> {
  const policy = headers.get('Content-Security-Policy') ?? ''
  const directives = policy.split('; ').map((directive) => directive.split(' '))
  const named = new Map(directives.map(([name = '', ...sources]) => [name, sources]))
  expect([...named.keys()]).toEqual(directives.map(([name]) => name))
  for (const [name, sources] of named)
    expect([name, ...sources]).toEqual([name, ...new Set(sources)])
  return named
}
