import { useState, type ReactNode } from 'react'
import { sitePath } from '#content/sitePaths.ts'
import { pageTitle } from '#content/site.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Pill, TogglePill } from '#client/ui/Pill.tsx'
import { DateFieldsSection } from './DateFieldsSection.tsx'
import { ChoiceFieldsSection, TextFieldsSection } from './FieldsSection.tsx'
import { PreviewsSection } from './PreviewsSection.tsx'
import { MarksSection, OpeningSection, StatesSection } from './SurfacesSection.tsx'

export function meta() {
  return [{ title: pageTitle('Primitives') }, { name: 'robots', content: 'noindex' }]
}

/** Every UI primitive in every state, for developers. In development only. */
export default function PrimitivesPage() {
  return (
    <div className="page-width flex flex-col gap-12 py-12">
      <h1 className="text-title">Primitives</h1>
      <Section title="Buttons">
        <ButtonsSection />
      </Section>
      <Section title="Text fields">
        <TextFieldsSection />
      </Section>
      <Section title="Choices">
        <ChoiceFieldsSection />
      </Section>
      <Section title="Days">
        <DateFieldsSection />
      </Section>
      <Section title="Marks">
        <MarksSection />
      </Section>
      <Section title="Opening">
        <OpeningSection />
      </Section>
      <Section title="States">
        <StatesSection />
      </Section>
      <Section title="Pills">
        <PillsSection />
      </Section>
      <Section title="Messages">
        <MessagesSection />
      </Section>
      <Section title="Dialogs">
        <DialogsSection />
      </Section>
      <Section title="Placement previews">
        <PreviewsSection />
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="border-b border-ink pb-2 text-heading">{title}</h2>
      {children}
    </section>
  )
}

function ButtonsSection() {
  return (
    <>
      {(['md', 'sm'] as const).map((size) => (
        <div key={size} className="flex flex-wrap gap-3">
          <Button size={size}>Primary</Button>
          <Button size={size} variant="secondary">
            Secondary
          </Button>
          <Button size={size} variant="quiet">
            Quiet
          </Button>
          <Button size={size} variant="danger">
            Danger
          </Button>
          <Button size={size} isPending>
            Pending
          </Button>
          <Button size={size} isDisabled>
            Disabled
          </Button>
          <LinkButton size={size} to={sitePath('home')}>
            Link
          </LinkButton>
        </div>
      ))}
    </>
  )
}

function PillsSection() {
  const [isOn, setOn] = useState(true)
  return (
    <div className="flex flex-wrap gap-3">
      <Pill>Cooking</Pill>
      <Pill onRemove={() => undefined} removeLabel="Remove Travel">
        Travel
      </Pill>
      <TogglePill isSelected={isOn} onChange={setOn}>
        Finances
      </TogglePill>
      <TogglePill isSelected={!isOn} onChange={(next) => setOn(!next)}>
        Sports
      </TogglePill>
    </div>
  )
}

function MessagesSection() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['info', 'warning', 'error', 'success'] as const).map((tone) => (
        <Callout
          key={tone}
          tone={tone}
          isLive={false}
          title={`A title of ${tone}`}
          actions={
            <Button size="sm" variant="secondary">
              Do it
            </Button>
          }
        >
          One or two sentences that say what happened and what to do.
        </Callout>
      ))}
      <Card>A card</Card>
    </div>
  )
}

function DialogsSection() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  return (
    <div className="flex gap-3">
      <Button variant="secondary" onPress={() => setOpen('dialog')}>
        Open a dialog
      </Button>
      <Button variant="danger" onPress={() => setOpen('confirm')}>
        Ask first
      </Button>
      <Dialog
        isOpen={open === 'dialog'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'dialog' : null)}
        title="Alternatives on this day"
        actions={<Button onPress={() => setOpen(null)}>Take them</Button>}
      >
        <p>What is inside scrolls when it is long.</p>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'confirm' : null)}
        title="Clear the cart?"
        confirmLabel="Clear it"
        tone="danger"
        onConfirm={() => setOpen(null)}
      >
        All items and coupons are removed. This cannot be undone.
      </ConfirmDialog>
    </div>
  )
}
