import type { ComponentProps } from 'react'
import { SearchInput } from './search-input.tsx'
import { useTypedSearch } from './use-typed-search.ts'

type Props = Pick<ComponentProps<typeof SearchInput>, 'label' | 'placeholder' | 'value' | 'w'> & {
  /** Called with the text when typing pauses. */
  onSearch: (text: string) => void
}

/** A field that filters a list during typing. */
export function SearchField({ value, onSearch, w = { base: '100%', xs: 320 }, ...props }: Props) {
  const { text, type } = useTypedSearch(value, onSearch, 250)
  return <SearchInput w={w} value={text} onType={type} {...props} />
}
