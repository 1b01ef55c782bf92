import { SearchInput } from '#ui/search-input.tsx'
import { useTypedSearch } from '#ui/use-typed-search.ts'
import classes from './find.module.css'

type Props = { value: string; count: number; onChange: (q: string | undefined) => void; onDown: () => void }

/** A field that finds colleges by name, short name and place. The down arrow moves into the results. */
export function SearchField({ value, count, onChange, onDown }: Props) {
  const { text, type } = useTypedSearch(value, (q) => onChange(q || undefined), 120)

  return (
    <SearchInput
      className={classes.search}
      label="Search colleges"
      placeholder={`Search ${count.toLocaleString('en-US')} colleges`}
      value={text}
      onType={type}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
        event.preventDefault()
        onDown()
      }}
    />
  )
}
