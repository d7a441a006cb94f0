import { Search, X } from 'lucide-react'
import type { Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, FIELD, LABEL } from './controlStyles.ts'

export interface SearchFieldProps extends Omit<
  AriaSearchFieldProps,
  'className' | 'style' | 'children'
> {
  label: string
  /** Hides the label except for screen readers, if the placeholder and context are clear enough. */
  isLabelHidden?: boolean
  placeholder?: string
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** A search text; Escape and the cross clear it. */
export function SearchField({
  label,
  isLabelHidden = false,
  placeholder,
  className,
  ref,
  ...props
}: SearchFieldProps) {
  return (
    <AriaSearchField {...props} className={classNames(FIELD, 'group', className)}>
      <Label className={isLabelHidden ? 'sr-only' : LABEL}>{label}</Label>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-4 left-3.5 size-4 text-ink-3"
        />
        <Input
          {...(ref ? { ref } : {})}
          {...(placeholder === undefined ? {} : { placeholder })}
          className={classNames(
            CONTROL_BOX,
            'px-10 placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        <AriaButton className="absolute inset-y-1 right-1 flex w-10 items-center justify-center rounded-[7px] text-ink-2 group-empty:invisible hovered:bg-sand">
          <X aria-hidden="true" className="size-4" />
        </AriaButton>
      </div>
    </AriaSearchField>
  )
}
