import { Building2 } from 'lucide-react'
import {
  storeClient,
  useClientChoices,
  useCurrentClient,
} from '#client/state/accounts/currentClient.ts'
import { classNames } from '#client/ui/classNames.ts'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'

const ALL = ''

/** The client that this tab works for. A new selection reloads the page, so that nothing of the former client stays. */
export default function ClientSwitch({ className }: { className?: string }) {
  const client = useCurrentClient()
  const choices = useClientChoices()
  const options =
    choices.some(({ id }) => id === client?.id) || !client ? choices : [client, ...choices]
  if (options.length === 0) return null
  const choose = (id: string) => {
    storeClient(options.find((option) => option.id === id) ?? null)
    globalThis.location.reload()
  }
  return (
    <div className={classNames('flex min-w-0 items-center gap-1.5', className)}>
      <Building2 aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
      <NativeSelect
        look="plain"
        label="Client"
        className="[&_select]:max-w-44"
        options={[
          { id: ALL, label: 'All clients' },
          ...options.map(({ id, name }) => ({ id, label: name })),
        ]}
        value={client?.id ?? ALL}
        onChange={choose}
      />
    </div>
  )
}
