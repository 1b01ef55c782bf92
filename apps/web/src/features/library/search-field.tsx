import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'

type Props = { placeholder: string; value: string; onChange: (text: string) => void }

/** A field that filters what is on the page with each letter. Nothing is sent. */
export function SearchField({ placeholder, value, onChange }: Props) {
  return (
    <TextInput
      type="search"
      aria-label={placeholder.replace(/\.+$/, '')}
      placeholder={placeholder}
      leftSection={<Icon of={IconSearch} />}
      maw={420}
      maxLength={100}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
