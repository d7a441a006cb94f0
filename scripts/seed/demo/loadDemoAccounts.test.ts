import { verifyPassword } from 'better-auth/crypto'
import { describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS } from '#database/seed/demo/demoAccounts.ts'
import { applySeeds } from '../d1Seed.ts'
import { demoAccountsSeed, demoLogins } from './loadDemoAccounts.ts'

describe('the accounts of development', () => {
  it('open with the passwords that are printed', async () => {
    for (const { email, password, passwordHash } of DEMO_ACCOUNTS) {
      expect(await verifyPassword({ hash: passwordHash, password })).toBe(true)
      expect(demoLogins()).toContain(email)
      expect(demoLogins()).toContain(password)
    }
  })

  it('are two customers, a salesperson, a producer, and two admins who can transfer conversations', () => {
    expect(DEMO_ACCOUNTS.map(({ role }) => role)).toEqual([
      'customer',
      'customer',
      'sales',
      'producer',
      'admin',
      'admin',
    ])
  })

  it('are refused by every deployed database', async () => {
    const target = { kind: 'remote', environment: 'production' } as const
    await expect(applySeeds([demoAccountsSeed()], target)).rejects.toThrow(
      'Only for development, never for production: demo_accounts',
    )
  })
})
