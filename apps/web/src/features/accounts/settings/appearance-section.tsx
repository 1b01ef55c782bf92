import { say, type Text as Said, translated } from '@bearings/domain/say'
import { Group, type MantineColorScheme, SegmentedControl, Text } from '@mantine/core'
import { useId } from 'react'
import { Section } from './section.tsx'

type Props = { scheme: MantineColorScheme; onChange: (scheme: MantineColorScheme) => void }

const schemes: { value: MantineColorScheme; label: Said }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
]

/** The color scheme setting. It takes effect only when the settings are saved. */
export function AppearanceSection({ scheme, onChange }: Props) {
  const label = useId()
  return (
    <Section title={say('Appearance')}>
      <Group justify="space-between">
        <div>
          <Text id={label} fw={500}>
            {say('Dark Mode')}
          </Text>
          <Text size="sm" c="dimmed">
            {say('Light text on a dark background. System follows this device’s setting.')}
          </Text>
        </div>
        <SegmentedControl<MantineColorScheme>
          aria-labelledby={label}
          data={schemes.map(({ value, label: name }) => ({ value, label: translated(name) }))}
          value={scheme}
          onChange={onChange}
        />
      </Group>
    </Section>
  )
}
