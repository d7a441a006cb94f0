import { useMemo } from 'react'
import { Radio as AriaRadio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { Label } from 'react-aria-components/Label'
import { LABEL } from '#client/ui/controlStyles.ts'
import type { BrandKit } from '#domain/creatives/brandKit/brandKit.ts'
import {
  KIT_TEMPLATES,
  KIT_TEMPLATE_NAMES,
  type KitTemplate,
} from '#domain/creatives/brandKit/kitChoices.ts'
import type { Measure } from '#domain/creatives/brandLayout/drawing.ts'
import { AdCanvas } from './AdCanvas.tsx'
import type { KitImages } from './render/drawAd.ts'
import { useAdLayout } from './useAdLayouts.ts'

interface TemplateChoiceProps {
  kit: BrandKit
  images: KitImages
  measure: Measure
  onChange: (template: KitTemplate) => void
}

const SAMPLE_SIZE = { width: 300, height: 250 } as const

/** Each template with the kit's texts and colors. */
export function TemplateChoice({ kit, images, measure, onChange }: TemplateChoiceProps) {
  return (
    <AriaRadioGroup
      value={kit.template}
      onChange={(value) => onChange(value as KitTemplate)}
      className="flex flex-col gap-1.5"
    >
      <Label className={LABEL}>Template</Label>
      <div className="grid grid-cols-3 gap-2.5">
        {KIT_TEMPLATES.map((template) => (
          <AriaRadio
            key={template}
            value={template}
            className="group flex cursor-pointer flex-col gap-1 rounded-control border border-line-2 bg-card p-1.5 transition-colors hovered:border-ink-3 selected:border-cobalt selected:bg-cobalt-soft"
          >
            <TemplateSample kit={kit} template={template} images={images} measure={measure} />
            <span className="px-0.5 text-xs font-semibold">{KIT_TEMPLATE_NAMES[template]}</span>
          </AriaRadio>
        ))}
      </div>
    </AriaRadioGroup>
  )
}

function TemplateSample({
  kit,
  template,
  images,
  measure,
}: Omit<TemplateChoiceProps, 'onChange'> & { template: KitTemplate }) {
  const sample = useMemo<BrandKit>(() => ({ ...kit, template, edits: {} }), [kit, template])
  const layout = useAdLayout(sample, SAMPLE_SIZE, images, measure)
  return <AdCanvas layout={layout} images={images} label="" className="w-full rounded-mark" />
}
