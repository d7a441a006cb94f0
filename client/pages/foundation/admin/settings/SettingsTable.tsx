import type { SettingView } from '#domain/foundation/settings/settingFacts.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { Part } from '../Part.tsx'

const SOURCES = {
  configured: { label: 'wrangler.toml', tone: 'neutral' },
  default: { label: 'Default', tone: 'neutral' },
  secret: { label: 'Secret, set', tone: 'success' },
  missing: { label: 'Not set', tone: 'neutral' },
} as const satisfies Record<SettingView['source'], { label: string; tone: BadgeTone }>

/** What the product was started with, and where it comes from. */
export function SettingsTable({ settings }: { settings: readonly SettingView[] }) {
  return (
    <Part title="Configuration">
      <p className="mb-3 max-w-prose text-sm text-ink-2">
        Read only: it is set in <Code>wrangler.toml</Code>, and secrets by{' '}
        <Code>wrangler secret put</Code>, with the next deployment. Secrets are shown to nobody.
      </p>
      <Table caption="All settings">
        <thead>
          <tr>
            <ColumnHeader>Setting</ColumnHeader>
            <ColumnHeader className="max-lg:hidden">Value</ColumnHeader>
            <ColumnHeader className="max-lg:hidden">From</ColumnHeader>
            <ColumnHeader className="max-lg:hidden">What it is</ColumnHeader>
          </tr>
        </thead>
        <tbody className="text-sm">
          {settings.map((setting) => (
            <Row key={setting.name} setting={setting} />
          ))}
        </tbody>
      </Table>
    </Part>
  )
}

function Row({ setting: { name, value, source, what } }: { setting: SettingView }) {
  const shown = value === '' ? <span className="text-ink-2">empty</span> : value
  const from = <Badge tone={SOURCES[source].tone}>{SOURCES[source].label}</Badge>
  return (
    <tr>
      <Cell>
        <Code>{name}</Code>
        {/* A narrow window has no room for four columns: the other three stand below the name. */}
        <div className="mt-1 flex flex-col items-start gap-1.5 lg:hidden">
          <span className="wrap-anywhere">{shown}</span>
          <span className="text-ink-2">
            <WithCode text={what} />
          </span>
          {from}
        </div>
      </Cell>
      <Cell className="min-w-40 wrap-anywhere max-lg:hidden">{shown}</Cell>
      <Cell className="max-lg:hidden">{from}</Cell>
      <Cell className="min-w-72 text-ink-2 max-lg:hidden">
        <WithCode text={what} />
      </Cell>
    </tr>
  )
}

const Code = ({ children }: { children: string }) => (
  <code className="font-mono text-[0.8125rem]">{children}</code>
)

/** A text in which names of things stand in backticks. */
const WithCode = ({ text }: { text: string }) =>
  text
    .split('`')
    .map((part, at) => ({ part, at }))
    .map(({ part, at }) => (at % 2 === 1 ? <Code key={`${at} ${part}`}>{part}</Code> : part))
