import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { classNames } from './classNames.ts'

export interface TabsProps<Id extends string> {
  /** Names the list of tabs for screen readers. */
  label: string
  tabs: readonly { id: Id; label: ReactNode; content: ReactNode; isDisabled?: boolean }[]
  value?: Id
  onChange?: (id: Id) => void
  className?: string
}

/** Views of which one is visible. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
}: TabsProps<Id>) {
  return (
    <AriaTabs
      {...(value === undefined ? {} : { selectedKey: value })}
      {...(onChange ? { onSelectionChange: (key) => onChange(key as Id) } : {})}
      className={classNames('flex flex-col gap-5', className)}
    >
      <TabList aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            isDisabled={tab.isDisabled ?? false}
            className="-mb-px flex min-h-11 cursor-default items-center border-b-2 border-transparent font-semibold whitespace-nowrap text-ink-2 -outline-offset-2 hovered:text-ink selected:border-ink selected:text-ink disabled:text-ink-3"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="rounded-control">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
