import type { ReactNode } from 'react'
import { Card } from '#client/ui/Card.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import type { BrandKit, KitPictureRole } from '#domain/creatives/brandKit/brandKit.ts'
import { MOTION_SECONDS } from '#domain/creatives/brandKit/kitChoices.ts'
import { KIT_TEXT_LIMITS } from '#domain/creatives/brandKit/kitLimits.ts'
import type { Measure } from '#domain/creatives/brandLayout/drawing.ts'
import { ColorFields } from './ColorFields.tsx'
import { FocusPicker } from './FocusPicker.tsx'
import { KitPictureField } from './KitPictureField.tsx'
import { LogoContrast } from './LogoContrast.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'
import type { useKitImages } from './useKitImages.ts'

interface KitFormProps {
  kit: BrandKit
  onChange: (change: Partial<BrandKit>) => void
  pictures: ReturnType<typeof useKitImages>
  measure: Measure | null
  hasMotion: boolean
}

/** The inputs of every format: texts, colors, pictures. */
export function KitForm({ kit, onChange, pictures, measure, hasMotion }: KitFormProps) {
  return (
    <Card className="flex flex-col gap-7">
      <Words kit={kit} onChange={onChange} />
      <Part title="Logo and picture">
        <Pictures kit={kit} onChange={onChange} pictures={pictures} />
      </Part>
      <Part title="Colors">
        <ColorFields colors={kit.colors} onChange={(colors) => onChange({ colors })} />
      </Part>
      <Part title="Look">
        {measure ? (
          <TemplateChoice
            kit={kit}
            images={pictures.images}
            measure={measure}
            onChange={(template) => onChange({ template })}
          />
        ) : null}
        {hasMotion ? (
          <SegmentedControl
            label="Length of the video"
            isWide
            value={String(kit.motionSeconds)}
            onChange={(value) =>
              onChange({
                motionSeconds: MOTION_SECONDS.find((one) => String(one) === value) ?? 8,
              })
            }
            options={MOTION_SECONDS.map((one) => ({ value: String(one), label: `${one} s` }))}
          />
        ) : null}
      </Part>
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-subheading">{title}</h3>
      {children}
    </section>
  )
}

type Change = Pick<KitFormProps, 'kit' | 'onChange'>

function Words({ kit, onChange }: Change) {
  return (
    <Part title="What it says">
      <TextField
        label="Headline"
        value={kit.headline}
        onChange={(headline) => onChange({ headline })}
        maxLength={KIT_TEXT_LIMITS.headline}
        description={
          hasManyWords(kit) ? 'Long for a street ad: keep it to seven words.' : undefined
        }
      />
      <TextField
        label="Line"
        isRequired={false}
        value={kit.line}
        onChange={(line) => onChange({ line })}
        maxLength={KIT_TEXT_LIMITS.line}
      />
      <TextField
        label="Call to action"
        isRequired={false}
        value={kit.callToAction}
        onChange={(callToAction) => onChange({ callToAction })}
        maxLength={KIT_TEXT_LIMITS.callToAction}
      />
      <TextField
        label="Name"
        isRequired={false}
        value={kit.name}
        onChange={(name) => onChange({ name })}
        maxLength={KIT_TEXT_LIMITS.name}
        description="Shown in place of a logo."
      />
    </Part>
  )
}

const MANY_WORDS = 8

const hasManyWords = ({ headline }: BrandKit) =>
  headline.split(/\s+/).filter(Boolean).length >= MANY_WORDS

const PLATES = [
  { value: 'none', label: 'Nothing' },
  { value: 'white', label: 'White' },
  { value: 'dark', label: 'Dark' },
] as const

function Pictures({ kit, onChange, pictures }: Change & Pick<KitFormProps, 'pictures'>) {
  const { images, problems, busy, lost, loadAgain, choose, remove } = pictures
  const fieldOf = (role: KitPictureRole) => ({
    role,
    image: images[role],
    problem: problems[role],
    isBusy: busy[role],
    onLoadAgain: lost[role] ? loadAgain : null,
    onChoose: (file: File) => void choose(role, file),
    onRemove: () => void remove(role),
  })
  return (
    <>
      <KitPictureField {...fieldOf('logo')} />
      {images.logo ? (
        <div className="flex flex-col gap-2">
          <SegmentedControl
            label="Behind the logo"
            isWide
            value={kit.logoPlate}
            onChange={(logoPlate) => onChange({ logoPlate })}
            options={PLATES}
          />
          <LogoContrast image={images.logo} kit={kit} />
        </div>
      ) : null}
      <KitPictureField {...fieldOf('picture')} />
      {images.picture ? (
        <FocusPicker
          image={images.picture}
          focus={kit.focus}
          onChange={(focus) => onChange({ focus })}
        />
      ) : null}
    </>
  )
}
