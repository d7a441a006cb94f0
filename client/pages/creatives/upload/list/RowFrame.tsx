import type { ReactNode } from 'react'
import { classNames } from '#client/ui/classNames.ts'

export interface RowFrameProps {
  thumb: ReactNode
  title: ReactNode
  facts: ReactNode
  state: { icon: ReactNode; words: string; detail?: ReactNode; tone?: string }
  menu?: ReactNode
  /** Content that belongs only to this row. */
  children?: ReactNode
}

/** A row of the list: thumbnail, name and facts, state, menu, and its own content below. */
export function RowFrame({ thumb, title, facts, state, menu, children }: RowFrameProps) {
  return (
    <div className="grid grid-cols-[72px_minmax(0,1fr)_auto] gap-x-4 gap-y-1 sm:grid-cols-[112px_minmax(0,1fr)_minmax(0,12rem)_auto]">
      <div className="row-span-2 h-12 overflow-hidden rounded-[7px] border border-line bg-sand sm:row-span-1 sm:h-16">
        {thumb}
      </div>
      {/* On a phone the menu is next to the title only: file names and addresses need the full
          width. */}
      <div className="min-w-0 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-1">
        <p className="font-semibold wrap-anywhere max-sm:pr-14">{title}</p>
        <p className="text-sm wrap-anywhere text-ink-2">{facts}</p>
      </div>
      <div className="min-w-0 max-sm:col-start-2 max-sm:row-start-2">
        <p
          className={classNames(
            'flex items-start gap-1.5 text-sm font-semibold [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0',
            state.tone,
          )}
        >
          {state.icon}
          {state.words}
        </p>
        {state.detail ? <p className="text-sm text-ink-2 sm:pl-5.5">{state.detail}</p> : null}
      </div>
      <div className="max-sm:col-start-3 max-sm:row-start-1">{menu}</div>
      {children ? (
        <div className="col-span-full mt-2 flex min-w-0 flex-col gap-3 sm:col-start-2">
          {children}
        </div>
      ) : null}
    </div>
  )
}
