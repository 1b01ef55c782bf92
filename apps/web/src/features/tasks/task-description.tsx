import { Button } from '@mantine/core'
import { useState } from 'react'
import { linked } from '#ui/linked-text.tsx'
import classes from './tasks.module.css'

/** A task's description. A long one is clamped until the person expands it. */
export function TaskDescription({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  const isLong = text.length > 240 || text.split('\n').length > 3
  return (
    <>
      <p
        className={`secondary typed wrap-anywhere above-1 ${classes.description}`}
        data-clamped={(isLong && !open) || undefined}
      >
        {linked(text)}
      </p>
      {isLong && (
        <Button
          variant="subtle"
          color="sea"
          size="compact-sm"
          aria-expanded={open}
          ml={-8}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show more'}
        </Button>
      )}
    </>
  )
}
