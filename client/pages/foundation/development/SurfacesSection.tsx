import { Inbox, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { MEDIA_TYPE_NAMES, MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { FormErrorSummary } from '#client/ui/FormErrorSummary.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Logo } from '#client/ui/Logo.tsx'
import { MediaTypeIcon } from '#client/ui/MediaTypeIcon.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { Popover } from '#client/ui/Popover.tsx'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { Switch } from '#client/ui/Switch.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { Tabs } from '#client/ui/Tabs.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { Tooltip } from '#client/ui/Tooltip.tsx'

const BADGES = ['neutral', 'info', 'warning', 'error', 'success', 'count'] as const

const SCREENS = [
  { name: 'I-10 at Callaghan Rd', kind: 'Roadside, landscape', views: '118,400', cpm: '$5.10' },
  { name: 'Lamar and 5th', kind: 'Street, portrait', views: '64,900', cpm: '$6.20' },
]
const SCREEN_COLUMNS: readonly Column<(typeof SCREENS)[number]>[] = [
  { id: 'screen', header: 'Screen', cell: ({ name }) => name },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => kind },
  { id: 'views', header: 'Views a week', isNumeric: true, cell: ({ views }) => views },
  { id: 'cpm', header: 'CPM', isNumeric: true, cell: ({ cpm }) => cpm },
]

/** Marks, badges and the logo. */
export function MarksSection() {
  return (
    <div className="flex flex-col gap-4">
      <Logo />
      <div className="flex flex-wrap gap-4">
        {MEDIA_TYPES.map((mediaType) => (
          <span key={mediaType} className="flex items-center gap-2">
            <MediaTypeMark mediaType={mediaType} />
            <MediaTypeIcon mediaType={mediaType} />
            {MEDIA_TYPE_NAMES[mediaType]}
          </span>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {BADGES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone === 'count' ? 2 : tone}
          </Badge>
        ))}
      </div>
    </div>
  )
}

/** Dialogs, popovers and disclosures. */
export function OpeningSection() {
  const [isOn, setOn] = useState(true)
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="flex flex-wrap gap-3">
        <Popover label="About CPM" trigger={<Button variant="secondary">Popover</Button>}>
          CPM is the price of a thousand impressions.
        </Popover>
        <Menu
          label="Campaign"
          trigger={
            <IconButton label="More">
              <Settings2 aria-hidden="true" />
            </IconButton>
          }
          actions={[
            { id: 'edit', label: 'Edit' },
            { id: 'remove', label: 'Remove', tone: 'danger' },
          ]}
          onAction={(id) => showToast({ title: `You chose ${id}` })}
        />
        <Tooltip text="Shown on hover and focus">
          <Button variant="quiet">Tooltip</Button>
        </Tooltip>
        <Button
          variant="secondary"
          onPress={() =>
            showToast({
              title: 'Removed from the cart',
              action: { label: 'Undo', onPress: () => undefined },
            })
          }
        >
          Toast
        </Button>
      </div>
      <Switch isSelected={isOn} onChange={setOn}>
        Illuminated screens only
      </Switch>
      <div>
        <Disclosure title="Household" note="3 chosen" defaultIsOpen>
          What is under the heading.
        </Disclosure>
        <Disclosure title="Work">Closed at first.</Disclosure>
      </div>
      <Tabs
        label="Views"
        tabs={[
          { id: 'map', label: 'Map', content: 'The map' },
          { id: 'list', label: 'List', content: 'The list' },
          { id: 'off', label: 'Off', content: 'Nothing', isDisabled: true },
        ]}
      />
    </div>
  )
}

/** Loading, empty and error states, and tables. */
export function StatesSection() {
  const [attempt, setAttempt] = useState(0)
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="flex flex-col gap-3">
        <Loading shape="h-8 w-2/3" />
        <Loading shape="h-4 w-full" />
        <ProgressBar label="Checking 5,000 ZIP codes" value={0.42} />
        <ProgressBar label="Waiting for the bank" value={null} />
        <Button variant="secondary" onPress={() => setAttempt(attempt + 1)}>
          Show a form's problems
        </Button>
        <FormErrorSummary
          attempt={attempt}
          problems={
            attempt === 0
              ? []
              : [
                  { message: 'Email is required', onSelect: () => undefined },
                  { message: 'Wrong phone number' },
                ]
          }
        />
      </div>
      <Card padding="none">
        <EmptyState
          icon={<Inbox aria-hidden="true" />}
          title="Your cart is empty"
          level="h3"
          action={<Button>Plan a campaign</Button>}
        >
          Plan a campaign or order an ad, and it waits for you here.
        </EmptyState>
      </Card>
      <DataTable
        caption="Screens"
        isCaptionVisible
        columns={SCREEN_COLUMNS}
        rows={SCREENS}
        keyOf={({ name }) => name}
        className="sm:col-span-2"
        bodyClassName=""
      />
    </div>
  )
}
