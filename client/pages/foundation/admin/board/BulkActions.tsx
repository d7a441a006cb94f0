import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { showToast } from '#client/ui/toasts.ts'
import type { DoneAtOnce } from '#domain/sales/lead/atOnce.ts'
import type { DeskPerson } from '#domain/sales/lead/leadView.ts'
import { useAttempt } from '../useAttempt.ts'
import type { Chosen } from './useChosen.ts'

interface BulkActionsProps {
  chosen: Chosen
  /** Noun of a row: "lead". */
  noun: string
  people: readonly DeskPerson[]
  accountId: string
  onGive: (ids: string[], ownerId: string | null) => Promise<DoneAtOnce>
  /** Further actions. */
  verbs?: readonly { label: string; done: string; does: (ids: string[]) => Promise<DoneAtOnce> }[]
  onChanged: () => void
}

/** Actions on the selected rows of a board; they stay visible below its list. */
export function BulkActions(props: BulkActionsProps) {
  const { chosen, noun, verbs = [], onChanged } = props
  const [isPending, setPending] = useState(false)
  const { problem, attempt } = useAttempt(() => {
    chosen.changed()
    onChanged()
  })
  if (chosen.ids.length === 0) return null
  const words = (count: number) => `${count} ${noun}${count === 1 ? '' : 's'}`
  const run = async (does: (ids: string[]) => Promise<DoneAtOnce>, told: string) => {
    setPending(true)
    await attempt(async () => {
      const { done, refused } = await does([...chosen.ids])
      for (const id of done) chosen.set(id, false)
      if (done.length > 0) showToast({ tone: 'success', title: `${words(done.length)} ${told}.` })
      if (refused.length > 0)
        showToast({ tone: 'error', title: `Not possible for ${words(refused.length)}.` })
    })
    setPending(false)
  }
  return (
    <section
      aria-label={`Selected ${noun}s`}
      className="sticky bottom-0 z-10 flex flex-col gap-3 border-t border-ink bg-card px-4 py-3"
    >
      <div className="flex items-center justify-between gap-2">
        <output className="font-semibold">{words(chosen.ids.length)} selected</output>
        <IconButton label="Clear the selection" onPress={chosen.clear}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <GiveTo {...props} isPending={isPending} run={run}>
        {verbs.map(({ label, done, does }) => (
          <Button
            key={label}
            variant="secondary"
            isDisabled={isPending}
            onPress={() => void run(does, done)}
          >
            {label}
          </Button>
        ))}
      </GiveTo>
      {problem ? <Callout tone="error" title={problem} /> : null}
    </section>
  )
}

function GiveTo({
  people,
  accountId,
  onGive,
  isPending,
  run,
  children,
}: Pick<BulkActionsProps, 'people' | 'accountId' | 'onGive'> & {
  isPending: boolean
  run: (does: (ids: string[]) => Promise<DoneAtOnce>, told: string) => Promise<void>
  children: ReactNode
}) {
  const [to, setTo] = useState(accountId)
  const name = people.find(({ id }) => id === to)?.name ?? 'nobody'
  return (
    <>
      <NativeSelect
        label="Assign to"
        options={[
          ...people.map((person) => ({ id: person.id, label: person.name })),
          { id: '', label: 'Nobody' },
        ]}
        value={to}
        onChange={setTo}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          isDisabled={isPending}
          onPress={() =>
            void run(async (ids) => await onGive(ids, to === '' ? null : to), `assigned to ${name}`)
          }
        >
          Assign
        </Button>
        {children}
      </div>
    </>
  )
}
