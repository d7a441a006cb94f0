import type { ReactNode } from 'react'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { ComboBox } from '#client/ui/ComboBox.tsx'
import { DateField } from '#client/ui/DateField.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { FormErrorSummary } from '#client/ui/FormErrorSummary.tsx'
import { MoneyField } from '#client/ui/MoneyField.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import { Paging } from '#client/ui/Paging.tsx'
import { Pill } from '#client/ui/Pill.tsx'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import { Radio, RadioGroup } from '#client/ui/RadioGroup.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { Select } from '#client/ui/Select.tsx'
import { DataTable } from '#client/ui/DataTable.tsx'
import { Tabs } from '#client/ui/Tabs.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { TextField } from '#client/ui/TextField.tsx'

/** A word without a break opportunity, like the name of a company or a file. */
const ONE_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenhersteller'
const LONG = `${ONE_WORD} and everybody who has ever wanted a cap that a captain of the Danube would wear`
const ARABIC = 'حملة إعلانية لمخبز الحي في أوستن مع عروض نهاية الأسبوع'

/** Texts of buttons are ours: long, but with break opportunities. */
const LABEL = 'Take Old Settlers Boulevard at Interstate 35 instead, 12.5 km away from it'

const nothing = () => {}

/** A primitive in states that flows through the product seldom reach. */
export interface State {
  name: string
  node: ReactNode
}

const PLAIN: State[] = [
  {
    name: 'empty fields',
    node: (
      <>
        <TextField label="Campaign name" placeholder="For you alone" />
        <NumberField label="Radius" value={null} onChange={nothing} suffix="km" />
        <MoneyField label="Budget" valueMinor={null} onChange={nothing} />
        <DateField label="First day" value={null} onChange={nothing} />
        <ComboBox label="Place" items={[]} value={null} onChange={nothing} />
        <Select label="Industry" options={[]} value={null} onChange={nothing} />
        <SearchField label="Search" />
      </>
    ),
  },
  {
    name: 'fields with errors',
    node: (
      <>
        <FormErrorSummary
          problems={[
            { message: 'The email is missing.', onSelect: nothing },
            { message: `${LONG} is not a name.` },
          ]}
        />
        <TextField label="Email" errorMessage="The email is missing." isRequired />
        <TextArea label="Message" errorMessage={LONG} />
        <NumberField
          label="Radius"
          value={0}
          onChange={nothing}
          hasSteppers
          suffix="km"
          errorMessage="A radius is 1 to 500 km."
        />
        <MoneyField
          label="Budget"
          valueMinor={100}
          onChange={nothing}
          errorMessage="At least $100."
        />
        <Checkbox errorMessage="You have to accept the terms.">I accept the terms</Checkbox>
        <RadioGroup label="Buyer" value={null} onChange={nothing} errorMessage="Say who buys.">
          <Radio value="individual">Individual</Radio>
          <Radio value="company">Company</Radio>
        </RadioGroup>
        <RetryCallout title="Prices could not be loaded." onRetry={nothing} />
      </>
    ),
  },
  {
    name: 'nothing here',
    node: (
      <EmptyState title="No orders yet" action={<Button onPress={nothing}>Plan a campaign</Button>}>
        What you book is listed here.
      </EmptyState>
    ),
  },
]

/** The same elements with texts of one length or direction. */
const worded = (words: string): ReactNode => (
  <>
    <Callout tone="warning" title={words} actions={<Button size="sm">{LABEL}</Button>}>
      {words}
    </Callout>
    <EmptyState title={words}>{words}</EmptyState>
    <TextField label={words} description={words} value={words} onChange={nothing} />
    <Select label={words} options={[{ id: 'one', label: words }]} value="one" onChange={nothing} />
    <Checkbox description={words} note="$1,240.00">
      {words}
    </Checkbox>
    <RadioGroup label={words} value="one" onChange={nothing}>
      <Radio value="one">{words}</Radio>
    </RadioGroup>
    <Disclosure title={words} note="12" defaultIsOpen>
      <p>{words}</p>
    </Disclosure>
    <Pill onRemove={nothing} removeLabel={`Remove ${words}`}>
      {words}
    </Pill>
    <ProgressBar label={words} value={0.4} />
    <Button variant="secondary">{LABEL}</Button>
    <DataTable
      caption={words}
      columns={[
        { id: 'words', header: words, cell: () => words },
        { id: 'count', header: 'Impressions', isNumeric: true, cell: () => '12,345,678' },
      ]}
      rows={[words]}
      keyOf={(row) => row}
    />
  </>
)

const CHOICES: State = {
  name: 'choices and progress',
  node: (
    <>
      <SegmentedControl
        label="Match"
        value="AND"
        onChange={nothing}
        options={[
          { value: 'AND', label: 'All of them' },
          { value: 'OR', label: 'Any of them' },
        ]}
      />
      <Tabs
        label="Views"
        tabs={[
          { id: 'hours', label: 'By hour', content: <p>Hours</p> },
          { id: 'publishers', label: 'By publisher', content: <p>Publishers</p> },
          { id: 'places', label: 'By place', content: <p>Places</p>, isDisabled: true },
        ]}
      />
      <Paging label="orders" page={123} pageSize={100} total={1_234_567} onPage={nothing} />
      <ProgressBar label="Uploading" value={null} />
      <p>
        <Badge tone="warning">In review</Badge> <Badge tone="count">1,204</Badge>
      </p>
      <Button isPending>Place order and pay</Button>
      <Button isDisabled>Add to cart</Button>
    </>
  ),
}

/** The states to test under all conditions. */
export const STATES: readonly State[] = [
  ...PLAIN,
  { name: 'long words', node: worded(LONG) },
  { name: 'words from right to left', node: worded(ARABIC) },
  CHOICES,
]
