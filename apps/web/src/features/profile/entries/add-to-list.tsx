import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { type Suggestion, SuggestInput } from '#ui/suggest-input.tsx'
import { linesIn } from './lists.ts'
import classes from './entries.module.css'

type Props = {
  id: string
  label: string
  description: ReactNode
  placeholder: string
  /** The accessible name of the button that reads Add. */
  addName: string
  text: string
  onText: (text: string) => void
  onAdd: (text: string) => void
  /** Takes the lines that are pasted together, which a field would join into one. */
  onLines?: (lines: string[]) => void
  suggestions: Suggestion[]
  failed?: boolean
  full: boolean
  maxLength: number
  error: string | undefined
}

/** A field whose text is added to a list by Enter, by Add, or by choosing a suggestion. */
export function AddToList({
  addName,
  text,
  onText,
  onAdd,
  onLines,
  full,
  description,
  error,
  label,
  ...input
}: Props) {
  return (
    <SuggestInput
      {...input}
      label={label}
      description={full ? 'The list is full. Remove one to add another.' : description}
      error={error}
      disabled={full}
      value={text}
      onChange={onText}
      onTake={onAdd}
      onEnter={() => onAdd(text)}
      onPaste={(event) => {
        const lines = linesIn(event.clipboardData.getData('text'))
        if (!onLines || lines.length < 2) return
        event.preventDefault()
        onLines(lines)
      }}
      enterKeyHint="done"
      inputContainer={(field) => (
        <Group gap="xs" wrap="nowrap" align="flex-start" my={5}>
          <div className={`fill ${classes.grow}`}>{field}</div>
          <Button
            variant="default"
            className="rigid as-control"
            aria-label={addName}
            disabled={full || text.trim() === ''}
            leftSection={<Icon of={IconPlus} />}
            onClick={() => onAdd(text)}
          >
            Add
          </Button>
        </Group>
      )}
    />
  )
}
