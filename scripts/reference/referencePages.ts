import { SETTING_FACTS } from '#domain/foundation/settings/settingFacts.ts'
import { COMMANDS } from '../commands/commands.ts'
import { eventCostPage } from './eventCostPage.ts'
import { growthPage } from './growthPage.ts'
import { retentionPage } from './retentionPage.ts'

const cell = (text: string) => text.replaceAll('|', '\\|')

function settingsPage(): string {
  const rows = SETTING_FACTS.map(
    (fact: { names: readonly string[]; isSecret?: true; what: string }) => {
      const names = fact.names.map((name) => `\`${name}\``).join(', ')
      const kind = fact.names.length > 1 ? 'secrets' : 'secret'
      return `| ${names}${fact.isSecret ? ` (${kind})` : ''} | ${cell(fact.what)} |`
    },
  )
  return `# Settings

Generated from \`domain/foundation/settings/settingFacts.ts\` by \`npm run docs:reference\`. \`wrangler.toml\` holds the settings of each environment; secrets are set with \`wrangler secret put\`, on a development machine in \`.dev.vars\`. The Worker checks them when it starts and names what is missing or wrong. Admins read all but the secrets at \`/en-US/admin/settings\`; browsers get the public ones from \`GET /api/settings\`.

| setting | what it is |
|---|---|
${rows.join('\n')}
`
}

function commandsPage(): string {
  const sections = Object.entries(COMMANDS).map(([name, { about, usage, options = [] }]) => {
    const call = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
    const table = options.map(([option, what]) => `| \`${cell(option)}\` | ${cell(what)} |`)
    return [
      `## ${name}\n\n${about}\n\n\`\`\`sh\n${call}${usage ? ` -- ${usage}` : ''}\n\`\`\`\n`,
      ...(table.length > 0
        ? [`\n| option | what it does |\n|---|---|\n${table.join('\n')}\n`]
        : []),
    ].join('')
  })
  return `# Commands

Generated from \`scripts/commands/commands.ts\` by \`npm run docs:reference\`. Every command also explains itself: \`npm run deploy -- --help\`.

${sections.join('\n')}`
}

/** The generated documents, by path. */
export const referencePages = (): Readonly<Record<string, string>> => ({
  'docs/reference/settings.md': settingsPage(),
  'docs/reference/commands.md': commandsPage(),
  'docs/reference/retention.md': retentionPage(),
  'docs/lab/growth.md': growthPage(),
  'docs/lab/event-cost.md': eventCostPage(),
})
