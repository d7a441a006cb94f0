import { Columns3 } from 'lucide-react'
import { BOARD_COLUMNS, type BoardColumn } from '#domain/orders/admin/orderBoard.ts'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { CheckboxGroup } from '#client/ui/CheckboxGroup.tsx'
import { Popover } from '#client/ui/Popover.tsx'

const COLUMNS = Object.keys(BOARD_COLUMNS) as BoardColumn[]

/** The columns of the board. */
export function BoardColumns({
  hidden,
  onChange,
}: {
  hidden: readonly BoardColumn[]
  onChange: (hidden: BoardColumn[]) => void
}) {
  return (
    <Popover
      label="Columns"
      placement="bottom end"
      trigger={
        <Button variant="secondary" size="sm">
          <Columns3 aria-hidden="true" className="size-4" />
          Columns
        </Button>
      }
    >
      <CheckboxGroup
        label="Shown columns"
        isRequired
        value={COLUMNS.filter((column) => !hidden.includes(column))}
        onChange={(shown) => onChange(COLUMNS.filter((column) => !shown.includes(column)))}
      >
        {COLUMNS.map((column) => (
          <Checkbox key={column} value={column}>
            {BOARD_COLUMNS[column]}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </Popover>
  )
}
