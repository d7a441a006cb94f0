/**
 * Runs a command of package.json: node scripts/run.ts NAME …. Explains it with --help, and reports an error in one
 * sentence; STACK=1 also shows where.
 */
import module from 'node:module'
import { COMMANDS, helpOf } from './commands/commands.ts'
import { sentenceOf } from './commands/sentenceOf.ts'
import { inRoot } from './project/paths.ts'
import { runShown } from './setup/runCommand.ts'

const [, , name = '', ...given] = process.argv

function fail(error: unknown): never {
  console.error(sentenceOf(error, name))
  if (process.env['STACK'] && error instanceof Error) console.error(error.stack)
  process.exit(1)
}

async function runTools(tools: readonly (readonly string[])[]): Promise<void> {
  for (const [at, [tool = '', ...own]] of tools.entries()) {
    const args = at === tools.length - 1 ? [...own, ...given] : own
    const code = await runShown(tool, args)
    if (code !== 0) process.exit(code)
  }
}

async function main(): Promise<void> {
  const command = COMMANDS[name]
  if (!command)
    throw new Error(`There is no command ${name}. docs/reference/commands.md lists all.`)
  if (given.includes('--help') || given.includes('-h')) return console.log(helpOf(name, command))
  if (command.usage === undefined && given.length > 0)
    throw new Error(`${name} takes no arguments. See npm run ${name} -- --help`)
  if (typeof command.run !== 'string') return await runTools(command.run)
  // The module reads its arguments as if it ran alone.
  process.argv = [process.argv[0] ?? '', inRoot(command.run), ...given]
  await import(inRoot(command.run))
}

// Keeps compiled modules between runs, which reduces wrangler's start to two thirds. Tools and
// tests inherit it.
process.env['NODE_COMPILE_CACHE'] ??= inRoot('node_modules/.cache/compiled')
module.enableCompileCache?.(process.env['NODE_COMPILE_CACHE'])

process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)
try {
  await main()
} catch (error) {
  fail(error)
}
