import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { withMissingSecrets, withRandomSecrets } from './developmentVars.ts'

const EXAMPLE = `# Secrets
SESSION_SECRET=development-only-session
PUSH_SECRET=development-only-push
# STRIPE_SECRET_KEY=sk_test_...
`
const random = () => 'random'

it('replaces the secrets of the example by random ones', () => {
  expect(parseEnv(withRandomSecrets(EXAMPLE, random))).toEqual({
    SESSION_SECRET: 'random',
    PUSH_SECRET: 'random',
  })
})

it('adds the secrets of a newer version to a file, and changes none of its own', () => {
  expect(withMissingSecrets('SESSION_SECRET=mine', EXAMPLE, random)).toBe(
    'SESSION_SECRET=mine\nPUSH_SECRET=random\n',
  )
})

it('leaves a file alone that has all secrets, or has them commented out', () => {
  for (const own of ['SESSION_SECRET=a\nPUSH_SECRET=b\n', 'SESSION_SECRET=a\n# PUSH_SECRET=b\n'])
    expect(withMissingSecrets(own, EXAMPLE, random)).toBe(own)
})
