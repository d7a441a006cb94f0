import { Callout } from '#client/ui/Callout.tsx'
import { Button } from '#client/ui/Button.tsx'
import { ColorField } from '#client/ui/ColorField.tsx'
import { checkColors, type KitColors } from '#domain/creatives/brandKit/contrast.ts'

interface ColorFieldsProps {
  colors: KitColors
  onChange: (colors: KitColors) => void
}

const FIELDS = [
  { id: 'ground', label: 'Ground' },
  { id: 'text', label: 'Text' },
  { id: 'accent', label: 'Accent' },
] as const

/** The three colors of a kit, with advice when their contrast is too low. */
export function ColorFields({ colors, onChange }: ColorFieldsProps) {
  const findings = checkColors(colors)
  return (
    <div>
      <div className="grid gap-3 sm:grid-cols-3 lg:grid-cols-1">
        {FIELDS.map(({ id, label }) => (
          <ColorField
            key={id}
            label={label}
            value={colors[id]}
            onChange={(value) => onChange({ ...colors, [id]: value })}
          />
        ))}
      </div>
      {findings.map(({ color, message, proposed }) => (
        <Callout
          key={color}
          tone="warning"
          isLive
          className="mt-3"
          title={message}
          actions={
            <Button
              variant="secondary"
              size="sm"
              onPress={() => onChange({ ...colors, [color]: proposed })}
            >
              <span
                aria-hidden="true"
                className="size-4 rounded-mark border border-line-2"
                style={{ background: proposed }}
              />
              Use {proposed.toUpperCase()}
            </Button>
          }
        />
      ))}
    </div>
  )
}
