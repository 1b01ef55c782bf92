import { searchBounds } from '@bearings/domain/field-bounds'
import { TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Icon } from './icon.tsx'

type Props = Pick<TextInputProps, 'placeholder' | 'className' | 'w' | 'maw' | 'onKeyDown'> & {
  /** The accessible name. */
  label: string
  value: string
  onType: (text: string) => void
}

/** A field for what is searched. `SearchField` beside it waits until typing pauses. */
export function SearchInput({ label, onType, ...props }: Props) {
  return (
    <TextInput
      type="search"
      aria-label={label}
      leftSection={<Icon of={IconSearch} />}
      maxLength={searchBounds.max}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      {...props}
    />
  )
}
