import { useEffect, useRef } from 'react'
import { useClientChoices, useCurrentClient } from '#client/state/accounts/currentClient.ts'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'

const ALL = ''

/** The client whose orders are shown; by default the tab's. */
export default function ClientFilter({
  clientId,
  onChange,
}: {
  clientId: string | null
  onChange: (clientId: string | null) => void
}) {
  const choices = useClientChoices()
  const client = useCurrentClient()
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current && clientId === null && client) onChange(client.id)
    isFirst.current = false
  }, [client, clientId, onChange])
  return (
    <NativeSelect
      label="Client"
      className="mb-5 sm:max-w-60"
      options={[
        { id: ALL, label: 'All clients' },
        ...choices.map(({ id, name }) => ({ id, label: name })),
      ]}
      value={choices.some(({ id }) => id === clientId) ? (clientId ?? ALL) : ALL}
      onChange={(id) => onChange(id === ALL ? null : id)}
    />
  )
}
