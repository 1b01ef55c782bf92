import { useDebouncedCallback } from '@mantine/hooks'
import { type ComponentProps, useState } from 'react'
import { SearchInput } from './search-input.tsx'

type Props = Pick<ComponentProps<typeof SearchInput>, 'label' | 'placeholder' | 'value' | 'w'> & {
  /** Called with the text when typing pauses. */
  onSearch: (text: string) => void
}

/** A field that filters a list during typing. */
export function SearchField({ value, onSearch, w = { base: '100%', xs: 320 }, ...props }: Props) {
  const [text, setText] = useState(value)
  const searchSoon = useDebouncedCallback(onSearch, 250)
  return (
    <SearchInput
      w={w}
      value={text}
      onType={(typed) => {
        setText(typed)
        searchSoon(typed.trim())
      }}
      {...props}
    />
  )
}
