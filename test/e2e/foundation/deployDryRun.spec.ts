// A dry run of both environments with the build under test: as much as CI can check without an
// account.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '#test/support/foundation/browser/browserTest.ts'

const run = promisify(execFile)

for (const environment of ['staging', 'production']) {
  test(`a dry run of ${environment} lists what is missing and checks the build`, async () => {
    const { stdout } = await run('node', ['scripts/run.ts', 'deploy', environment, '--dry-run'], {
      // No account responds there, so the test does not depend on a login on this machine.
      env: {
        ...process.env,
        CLOUDFLARE_API_TOKEN: 'none',
        CLOUDFLARE_API_BASE_URL: 'http://127.0.0.1:9',
      },
    })
    expect(stdout).toContain(`Still to do before ${environment} can be deployed:`)
    expect(stdout).toContain('database_id of DB is still a placeholder')
    expect(stdout).toContain('STRIPE_SECRET_KEY: this secret could not be checked')
    expect(stdout).toContain('The builds of the three Workers can be deployed.')
    expect(stdout).not.toContain('Building')
  })
}
