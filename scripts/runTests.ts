// `npm test`: everything, in the order that finds errors soonest. Each part also runs alone (package.json).
import { runShown } from './setup/runCommand.ts'

const PARTS = [
  'types',
  'lint',
  'format:check',
  'test:unit',
  'test:worker',
  'test:components',
  'test:e2e',
]

for (const part of PARTS) {
  console.log(`\n--- npm run ${part}`)
  const code = await runShown('npm', ['run', '--silent', part])
  if (code !== 0) {
    console.error(`\nnpm run ${part} failed. Run it alone to look closer.`)
    process.exit(code)
  }
}
console.log('\nAll parts passed.')
