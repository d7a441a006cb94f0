import { useState } from 'react'
import {
  MEDIA_TYPE_NAMES,
  MEDIA_TYPES,
  type MediaType,
} from '#domain/foundation/media/mediaTypes.ts'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { CheckboxGroup } from '#client/ui/CheckboxGroup.tsx'
import { ComboBox } from '#client/ui/ComboBox.tsx'
import { MoneyField } from '#client/ui/MoneyField.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import { Radio, RadioCard, RadioGroup } from '#client/ui/RadioGroup.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { Select } from '#client/ui/Select.tsx'
import { Slider } from '#client/ui/Slider.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { TextField } from '#client/ui/TextField.tsx'

const MEDIA = MEDIA_TYPES.map((id) => ({ id, label: MEDIA_TYPE_NAMES[id] }))

/** Text fields in each state. */
export function TextFieldsSection() {
  const [text, setText] = useState('Hearth Bakery')
  const [count, setCount] = useState<number | null>(3)
  const [radius, setRadius] = useState<number | null>(60)
  const [budgetMinor, setBudgetMinor] = useState<number | null>(150_000)
  const [query, setQuery] = useState('')
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <TextField label="Name" value={text} onChange={setText} description="As on the invoice" />
      <TextField label="Website" isRequired={false} placeholder="https://" />
      <TextField label="Email" value="not an email" errorMessage="Please enter a valid email" />
      <TextField label="Disabled" value="Cannot be changed" isDisabled />
      <NumberField label="Times a day" value={count} onChange={setCount} minValue={1} hasSteppers />
      <NumberField label="Radius" value={radius} onChange={setRadius} suffix="mi" minValue={1} />
      <MoneyField label="Budget" valueMinor={budgetMinor} onChange={setBudgetMinor} />
      <MoneyField
        label="Budget"
        valueMinor={100}
        onChange={setBudgetMinor}
        errorMessage="The minimum value is $100."
      />
      <SearchField label="Search websites" value={query} onChange={setQuery} placeholder="News" />
      <TextArea label="ZIP codes" description="Separated by commas" className="sm:col-span-2" />
    </div>
  )
}

/** Choice fields in each state. */
export function ChoiceFieldsSection() {
  const [medium, setMedium] = useState<MediaType | null>('dooh')
  const [topic, setTopic] = useState<string | null>(null)
  const [chosen, setChosen] = useState(['a'])
  const [payment, setPayment] = useState<'card' | 'invoice'>('card')
  const [region, setRegion] = useState<'place' | 'zip' | 'state'>('place')
  const [radius, setRadius] = useState(60)
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <Select label="Medium" options={MEDIA} value={medium} onChange={setMedium} />
      <Select
        label="Country"
        options={MEDIA}
        value={null}
        onChange={setMedium}
        errorMessage="Country is required"
      />
      <ComboBox label="Topic" items={MEDIA} value={topic} onChange={setTopic} />
      <CheckboxGroup label="Groups" value={chosen} onChange={setChosen}>
        <Checkbox value="a" note="+ $0.22">
          Home owners
        </Checkbox>
        <Checkbox value="b">Car buyers</Checkbox>
        <Checkbox value="c" isDisabled>
          Not here
        </Checkbox>
      </CheckboxGroup>
      <div>
        <Checkbox isIndeterminate>Some of them</Checkbox>
        <Checkbox errorMessage="Please accept the terms and conditions.">
          I accept the terms and conditions
        </Checkbox>
      </div>
      <RadioGroup label="Payment" value={payment} onChange={setPayment}>
        <Radio value="card">Debit or credit card</Radio>
        <Radio value="invoice">Invoice</Radio>
        <Radio value="none" isDisabled>
          Not available
        </Radio>
      </RadioGroup>
      <RadioGroup
        label="Payment"
        value={payment}
        onChange={setPayment}
        listClassName="grid gap-3 sm:grid-cols-2"
        className="sm:col-span-2"
      >
        <RadioCard value="card" title="Card" description="Charged at once" note="$0.00" />
        <RadioCard value="invoice" title="Invoice" description="Due in 14 days" />
      </RadioGroup>
      <Slider
        label="Radius"
        value={radius}
        onChange={setRadius}
        minValue={1}
        maxValue={100}
        formatValue={(value) => `${value} mi`}
      />
      <SegmentedControl
        label="Region by"
        value={region}
        onChange={setRegion}
        options={[
          { value: 'place', label: 'Around a place' },
          { value: 'zip', label: 'ZIP codes' },
          { value: 'state', label: 'Whole state' },
        ]}
      />
    </div>
  )
}
