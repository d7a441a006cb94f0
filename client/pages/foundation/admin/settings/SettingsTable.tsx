import type { SettingView } from '#domain/foundation/settings/settingFacts.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { Part } from '../Part.tsx'

const SOURCES = {
  configured: { label: 'wrangler.toml', tone: 'neutral' },
  default: { label: 'Default', tone: 'neutral' },
  secret: { label: 'Secret, set', tone: 'success' },
  missing: { label: 'Not set', tone: 'neutral' },
} as const satisfies Record<SettingView['source'], { label: string; tone: BadgeTone }>

/** The settings that the product started with, and their sources. */
export function SettingsTable({ settings }: { settings: readonly SettingView[] }) {
  return (
    <Part title="Configuration">
      <p className="mb-3 max-w-prose text-sm text-ink-2">
        Read only: it is set in <Code>wrangler.toml</Code>, and secrets by{' '}
        <Code>wrangler secret put</Code>, with the next deployment. Secrets are shown to nobody.
      </p>
      <DataTable
        caption="All settings"
        columns={COLUMNS}
        rows={settings}
        keyOf={({ name }) => name}
      />
    </Part>
  )
}

const valueOf = ({ value }: SettingView) =>
  value === '' ? <span className="text-ink-2">empty</span> : value

const sourceOf = ({ source }: SettingView) => (
  <Badge tone={SOURCES[source].tone}>{SOURCES[source].label}</Badge>
)

const COLUMNS: readonly Column<SettingView>[] = [
  {
    id: 'setting',
    header: 'Setting',
    cell: (setting) => (
      <>
        <Code>{setting.name}</Code>
        <div className="mt-1 flex flex-col items-start gap-1.5 lg:hidden">
          <span className="wrap-anywhere">{valueOf(setting)}</span>
          <span className="text-ink-2">
            <WithCode text={setting.what} />
          </span>
          {sourceOf(setting)}
        </div>
      </>
    ),
  },
  {
    id: 'value',
    header: 'Value',
    from: 'lg',
    className: 'min-w-40 wrap-anywhere',
    cell: valueOf,
  },
  { id: 'from', header: 'From', from: 'lg', cell: sourceOf },
  {
    id: 'what',
    header: 'What it is',
    from: 'lg',
    className: 'min-w-72 text-ink-2',
    cell: ({ what }) => <WithCode text={what} />,
  },
]

const Code = ({ children }: { children: string }) => (
  <code className="font-mono text-[0.8125rem]">{children}</code>
)

/** A text with code in backticks. */
const WithCode = ({ text }: { text: string }) =>
  text
    .split('`')
    .map((part, at) => ({ part, at }))
    .map(({ part, at }) => (at % 2 === 1 ? <Code key={`${at} ${part}`}>{part}</Code> : part))
