import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { SearchInput } from '#ui/search-input.tsx'
import classes from './find.module.css'

type Props = { value: string; count: number; onChange: (q: string | undefined) => void; onDown: () => void }

/** A field that finds colleges by name, short name and place. The down arrow moves into the results. */
export function SearchField({ value, count, onChange, onDown }: Props) {
  const [typed, setTyped] = useState(value)
  const [before, setBefore] = useState(value)
  // The search changed elsewhere, by a saved search or the back button.
  if (before !== value) {
    setBefore(value)
    setTyped(value)
  }
  const find = useDebouncedCallback((q: string) => onChange(q.trim() === '' ? undefined : q), 120)

  return (
    <SearchInput
      className={classes.search}
      label="Search colleges"
      placeholder={`Search ${count.toLocaleString('en-US')} colleges`}
      value={typed}
      onType={(text) => {
        setTyped(text)
        find(text)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
        event.preventDefault()
        onDown()
      }}
    />
  )
}
