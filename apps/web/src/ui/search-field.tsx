import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from './icon.tsx'

type Props = Pick<TextInputProps, 'placeholder' | 'w'> & {
  /** The accessible name. */
  label: string
  value: string
  /** Called with the text when typing pauses. */
  onSearch: (text: string) => void
}

/** A field that filters a list during typing. */
export function SearchField({ label, value, onSearch, w = { base: '100%', xs: 320 }, ...props }: Props) {
  const [text, setText] = useState(value)
  const searchSoon = useDebouncedCallback(onSearch, 250)
  return (
    <TextInput
      type="search"
      aria-label={label}
      leftSection={<Icon of={IconSearch} />}
      w={w}
      maxLength={100}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        searchSoon(currentTarget.value.trim())
      }}
      {...props}
    />
  )
}
