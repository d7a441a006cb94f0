import { UserPlus } from 'lucide-react'
import type { BoardViewsPage } from '#domain/orders/admin/orderBoard.ts'
import { Button } from '#client/ui/Button.tsx'
import { Menu } from '#client/ui/Menu.tsx'

const NOBODY = { id: 'nobody', name: 'Nobody' }

/** Assigns an owner to the selected orders, or nobody. */
export function AssignTo({
  people,
  onAssign,
}: {
  people: BoardViewsPage['people']
  onAssign: (ownerId: string | null, name: string) => Promise<void>
}) {
  const choices = [...people, NOBODY]
  return (
    <Menu
      label="Assign to"
      actions={choices.map(({ id, name }) => ({ id, label: name }))}
      onAction={(chosen) => {
        const name = choices.find(({ id }) => id === chosen)?.name ?? ''
        void onAssign(chosen === NOBODY.id ? null : chosen, name)
      }}
      trigger={
        <Button variant="secondary" size="sm">
          <UserPlus aria-hidden="true" className="size-4" />
          Assign to
        </Button>
      }
    />
  )
}
