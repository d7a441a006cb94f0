/**
 * Adds or removes an account's roles: npm run role -- ann@example.com admin [--env production],
 * npm run role -- ann@example.com [finance] --remove. Every change is written to the audit log.
 */
import { runRoleRequest } from './role/applyRole.ts'
import { readRoleRequest } from './role/roleRequest.ts'

try {
  console.log(await runRoleRequest(readRoleRequest(process.argv.slice(2))))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
