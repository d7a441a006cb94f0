import { classNames } from './classNames.ts'

/** The shared look of every box with a value. */
export const CONTROL_BOX = classNames(
  'h-12 w-full min-w-0 rounded-control border border-line-2 bg-card text-base text-ink transition-colors',
  'hovered:border-ink-3 disabled:bg-sand disabled:text-ink-3',
  'invalid:border-red',
)

export const LABEL = 'text-sm font-semibold text-ink'

/** The floating list under a select, a combo box or a menu. */
export const FLOATING = classNames(
  'rounded-control border border-line-2 bg-card text-ink outline-none',
  'entering:opacity-0 exiting:opacity-0 transition-opacity duration-100',
)

export const OPTION = classNames(
  'flex min-h-11 cursor-default items-center gap-2.5 rounded-[7px] px-3 py-2 text-base outline-none select-none',
  'focused:bg-cobalt-soft hovered:bg-cobalt-soft disabled:text-ink-3',
)

/** The column of a field: label, control, description, error. */
export const FIELD = 'flex min-w-0 flex-col gap-1.5'

/**
 * Stacked fields with space between them for messages: a one-line error moves neither the fields
 * below it nor the button.
 */
export const ROOM_FOR_ERRORS =
  'gap-y-8 [&>*>[slot=errorMessage]]:-mt-0.5 [&>*>[slot=errorMessage]]:-mb-6.25'
