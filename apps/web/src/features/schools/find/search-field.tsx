import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
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
    <TextInput
      type="search"
      className={classes.search}
      aria-label="Search colleges"
      placeholder={`Search ${count.toLocaleString('en-US')} colleges`}
      leftSection={<Icon of={IconSearch} />}
      value={typed}
      maxLength={100}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        find(currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
        event.preventDefault()
        onDown()
      }}
    />
  )
}
