import { Button } from '#client/ui/Button.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { Switch } from '#client/ui/Switch.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import type { BrandKit, FormatEdit as Edit } from '#domain/creatives/brandKit/brandKit.ts'
import {
  KIT_TEMPLATES,
  KIT_TEMPLATE_NAMES,
  type KitTemplate,
} from '#domain/creatives/brandKit/kitChoices.ts'
import { KIT_TEXT_LIMITS } from '#domain/creatives/brandKit/kitLimits.ts'
import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import { editKey } from '#domain/creatives/brandLayout/layoutAd.ts'
import { FocusPicker } from './FocusPicker.tsx'

interface FormatEditProps {
  kit: BrandKit
  size: PixelSize
  picture: ImageBitmap | null
  onChange: (change: Partial<BrandKit>) => void
}

const AS_KIT = 'kit'

/** One format's own settings; the kit supplies the others. */
export function FormatEdit({ kit, size, picture, onChange }: FormatEditProps) {
  const key = editKey(size)
  const edit = kit.edits[key] ?? {}
  const set = (next: Edit) => onChange({ edits: { ...kit.edits, [key]: next } })
  const reset = () => {
    const { [key]: _own, ...others } = kit.edits
    onChange({ edits: others })
  }
  const setTemplate = (template: KitTemplate | typeof AS_KIT) => {
    const { template: _own, ...rest } = edit
    set(template === AS_KIT ? rest : { ...rest, template })
  }
  return (
    <div className="flex flex-col gap-4 pt-1 pb-2">
      <TextField
        label="Headline here"
        isRequired={false}
        placeholder={kit.headline}
        value={edit.headline ?? ''}
        onChange={(headline) => set({ ...edit, headline })}
        maxLength={KIT_TEXT_LIMITS.headline}
      />
      <NativeSelect<KitTemplate | typeof AS_KIT>
        label="Template here"
        value={edit.template ?? AS_KIT}
        onChange={setTemplate}
        options={[
          { id: AS_KIT, label: `Same as the kit: ${KIT_TEMPLATE_NAMES[kit.template]}` },
          ...KIT_TEMPLATES.map((id) => ({ id, label: KIT_TEMPLATE_NAMES[id] })),
        ]}
      />
      {picture ? (
        <FocusPicker
          image={picture}
          focus={edit.focus ?? kit.focus}
          onChange={(focus) => set({ ...edit, focus })}
        />
      ) : null}
      <Switch
        isSelected={edit.hidesLine ?? false}
        onChange={(hidesLine) => set({ ...edit, hidesLine })}
      >
        Leave the line out
      </Switch>
      {key in kit.edits ? (
        <Button variant="quiet" size="sm" className="self-start" onPress={reset}>
          Back to the kit
        </Button>
      ) : null}
    </div>
  )
}
