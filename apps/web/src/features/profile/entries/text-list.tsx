import { bounds } from '@bearings/domain/profile/options'
import { Stack } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import type { Suggestion } from '#ui/suggest-input.tsx'
import { AddToList } from './add-to-list.tsx'
import { withAdded, withAt, without } from './lists.ts'
import classes from './entries.module.css'

type Props = {
  id: string
  label: string
  description: ReactNode
  placeholder: string
  addName: string
  items: string[]
  onItems: (change: (items: string[]) => string[]) => void
  text: string
  onText: (text: string) => void
  suggestions: Suggestion[]
  failed?: boolean
  most: number
  /** Tells apart several texts in one line, if the texts themselves have no commas. */
  textsOf?: (line: string) => string[]
  error: string | undefined
}

/** A list of short texts, as chips that can be removed. */
export function TextList({ items, onItems, most, textsOf = one, ...field }: Props) {
  function add(texts: readonly string[]) {
    onItems((before) => texts.reduce((listed, each) => withAdded(listed, each, most), before))
  }

  function remove(item: string, index: number) {
    onItems((before) => without(before, index))
    notifyWithUndo(`${item} removed`, () => onItems((before) => withAt(before, index, item)))
  }

  return (
    <Stack gap="sm">
      <AddToList
        {...field}
        onAdd={(text) => {
          add(textsOf(text))
          field.onText('')
        }}
        onLines={(lines) => add(lines.map((line) => line.slice(0, bounds.course.max)))}
        full={items.length >= most}
        maxLength={bounds.course.max}
      />
      {items.length > 0 && (
        <ul className="flex wrap gap-2" aria-label="Added">
          {items.map((item, index) => (
            <li
              key={item}
              className={`wrap-anywhere row fits outlined-strong on-paper text-body ${classes.chip}`}
            >
              {item}
              <button type="button" onClick={() => remove(item, index)} aria-label={`Remove ${item}`}>
                <Icon of={IconX} size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

function one(text: string): string[] {
  return [text]
}
