import { DEMO_ACCOUNTS } from '#database/seed/demo/demoAccounts.ts'
import { seedHash, type Seed } from '../d1Seed.ts'
import type { SeedTable } from '../seedTable.ts'

const LOADER_VERSION = '1'
const NEW_YEAR = '2026-01-01T00:00:00.000Z'

/**
 * Customers, a salesperson, a producer and admins with known passwords, for development only. Reloading keeps their
 * data.
 */
export function demoAccountsSeed(): Seed {
  return {
    name: 'demo_accounts',
    isDevelopmentOnly: true,
    hash: seedHash(LOADER_VERSION, JSON.stringify(DEMO_ACCOUNTS)),
    tables: () => [accountsTable(), credentialsTable()],
  }
}

function accountsTable(): SeedTable {
  return {
    table: 'accounts',
    addsOnly: true,
    columns: [
      'id',
      'name',
      'email',
      'email_verified',
      'role',
      'first_name',
      'last_name',
      'type',
      'company_name',
      'created_at',
      'updated_at',
    ],
    rows: DEMO_ACCOUNTS.map((account) => [
      account.id,
      `${account.firstName} ${account.lastName}`,
      account.email,
      1,
      account.role,
      account.firstName,
      account.lastName,
      account.companyName === '' ? 'individual' : 'company',
      account.companyName,
      NEW_YEAR,
      NEW_YEAR,
    ]),
  }
}

function credentialsTable(): SeedTable {
  const ids = DEMO_ACCOUNTS.map(({ id }) => `'${id}'`).join(', ')
  return {
    table: 'account_credentials',
    columns: [
      'id',
      'provider_account_id',
      'provider_id',
      'account_id',
      'password',
      'created_at',
      'updated_at',
    ],
    where: `account_id in (${ids})`,
    rows: DEMO_ACCOUNTS.map(({ id, passwordHash }) => [
      id.replace('acc_', 'acr_'),
      id,
      'credential',
      id,
      passwordHash,
      NEW_YEAR,
      NEW_YEAR,
    ]),
  }
}

/** Login details of each account, printed when the product starts. */
export const demoLogins = (): string =>
  DEMO_ACCOUNTS.map(
    ({ role, email, password }) => `  ${role.padEnd(9)}${email.padEnd(22)}${password}`,
  ).join('\n')
