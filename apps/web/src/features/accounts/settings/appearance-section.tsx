import { Group, type MantineColorScheme, SegmentedControl, Text } from '@mantine/core'
import { useId } from 'react'
import { Section } from './section.tsx'

type Props = { scheme: MantineColorScheme; onChange: (scheme: MantineColorScheme) => void }

const schemes: { value: MantineColorScheme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
]

/** The color scheme setting. It takes effect only when the settings are saved. */
export function AppearanceSection({ scheme, onChange }: Props) {
  const label = useId()
  return (
    <Section title="Appearance">
      <Group justify="space-between">
        <div>
          <Text id={label} fw={500}>
            Dark Mode
          </Text>
          <Text size="sm" c="dimmed">
            Light text on a dark background. System follows this device’s setting.
          </Text>
        </div>
        <SegmentedControl<MantineColorScheme>
          aria-labelledby={label}
          data={schemes}
          value={scheme}
          onChange={onChange}
        />
      </Group>
    </Section>
  )
}
