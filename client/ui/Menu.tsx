import type { ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { classNames } from './classNames.ts'
import { FLOATING, OPTION } from './controlStyles.ts'

export interface MenuAction<Id extends string = string> {
  id: Id
  label: string
  icon?: ReactNode
  /** danger for destructive actions. */
  tone?: 'default' | 'danger'
  isDisabled?: boolean
}

export interface MenuProps<Id extends string> {
  /** A Button or IconButton that opens it. */
  trigger: ReactNode
  label: string
  actions: readonly MenuAction<Id>[]
  onAction: (id: Id) => void
  /** For a menu whose code was loaded by the press that opens it. */
  isOpenAtFirst?: boolean
}

/** Actions behind a button. */
export function Menu<Id extends string>({
  trigger,
  label,
  actions,
  onAction,
  isOpenAtFirst = false,
}: MenuProps<Id>) {
  return (
    <MenuTrigger defaultOpen={isOpenAtFirst}>
      {trigger}
      <AriaPopover
        offset={6}
        placement="bottom end"
        className={classNames(FLOATING, 'max-w-80 min-w-48')}
      >
        <AriaMenu
          aria-label={label}
          onAction={(id) => onAction(id as Id)}
          className="p-1.5 outline-none"
        >
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              id={action.id}
              textValue={action.label}
              isDisabled={action.isDisabled ?? false}
              className={classNames(OPTION, action.tone === 'danger' && 'text-red')}
            >
              {action.icon}
              {action.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </AriaPopover>
    </MenuTrigger>
  )
}
