import { type MantineColorScheme, Switch } from '@mantine/core'
import { useColorScheme } from '@mantine/hooks'
import { Section } from './section.tsx'

type Props = { scheme: MantineColorScheme; onChange: (scheme: MantineColorScheme) => void }

/** Staged: nothing changes its colours before it is saved. */
export function AppearanceSection({ scheme, onChange }: Props) {
  const device = useColorScheme()
  const dark = scheme === 'auto' ? device === 'dark' : scheme === 'dark'

  return (
    <Section title="Appearance">
      <Switch
        label="Dark Mode"
        description="Light on dark, for the evening."
        checked={dark}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'dark' : 'light')}
      />
      <Switch
        label="Same as this device"
        description="Light or dark, as the device is set."
        checked={scheme === 'auto'}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'auto' : dark ? 'dark' : 'light')}
      />
    </Section>
  )
}
