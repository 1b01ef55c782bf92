import { Stack, Text, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { idOf } from '../edit/use-step.ts'
import { focusSoon } from '../focus.ts'
import { type Entries, isStarted, type Kind, withEditedEntry, withNewEntry } from './entries.ts'
import { type EntryAction, EntryCard } from './entry-card.tsx'
import { EntryForm, type Fields } from './entry-form.tsx'
import { withAt, withMoved, without } from './lists.ts'

type Named = { name: string }

type Props<Form, Item, Entry> = {
  form: Form
  change: (next: (form: Form) => Form) => void
  kind: Kind<Item, Entry>
  noun: 'activity' | 'award'
  fields: Fields<Entry>
  card: (item: Item) => ReactNode
  /** Whether Next was pressed, so that an unfinished entry shows its problems. */
  wasSubmitted: boolean
  /** The error shown at the form for a new entry. */
  error: string | undefined
}

/** Entries as cards that can be edited, moved and removed, and a form for another one below. */
export function EntryList<Form extends Entries<Item, Entry>, Item extends Named, Entry extends Named>(
  props: Props<Form, Item, Entry>,
) {
  const { form, change, kind, noun, fields, card, wasSubmitted, error } = props
  const { items, added, edited } = form
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLOListElement>(null)

  function focusOn(index: number, action: EntryAction) {
    const within = () => list.current?.children[index]
    const usable = (name: string) => within()?.querySelector(`[data-action${name}]:not(:disabled)`)
    focusSoon(() => usable(`=${action}`) ?? usable('') ?? document.getElementById(idOf('entry')))
  }

  function act(action: EntryAction, item: Item, index: number) {
    switch (action) {
      case 'up':
      case 'down': {
        const by = action === 'up' ? -1 : 1
        change((before) => ({ ...before, items: withMoved(before.items, index, by) }))
        setAnnouncement(`${item.name} is now number ${index + by + 1} of ${items.length}`)
        return focusOn(index + by, action)
      }
      case 'edit':
        change((before) => ({ ...before, edited: { index, entry: kind.typed(item) } }))
        return focusSoon(() => document.getElementById(idOf('edited')))
      case 'remove':
        change((before) => ({ ...before, items: without(before.items, index) }))
        notifyWithUndo(`${item.name} removed`, () => putBack(item, index))
        return focusOn(Math.min(index, items.length - 2), 'remove')
    }
  }

  function putBack(item: Item, index: number) {
    change((before) =>
      before.items.length < kind.most ? { ...before, items: withAt(before.items, index, item) } : before,
    )
  }

  function finishEditing(index: number, next: (before: Form) => Form) {
    change(next)
    focusOn(index, 'edit')
  }

  return (
    <Stack gap="md">
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {items.length > 0 && (
        <ol className="stack gap-3" ref={list}>
          {items.map((item, index) =>
            edited?.index === index ? (
              // oxlint-disable-next-line react/no-array-index-key -- an entry has no stable id.
              <li key={index}>
                <EntryForm
                  field="edited"
                  legend={`Edit ${item.name}`}
                  action="Save changes"
                  entry={edited.entry}
                  onEntry={(entry) => change((before) => ({ ...before, edited: { index, entry } }))}
                  onDone={() => finishEditing(index, (before) => withEditedEntry(before, kind))}
                  onCancel={() => finishEditing(index, (before) => ({ ...before, edited: null }))}
                  problems={kind.problems(edited.entry, items)}
                  wasSubmitted={wasSubmitted}
                  fields={fields}
                />
              </li>
            ) : (
              <EntryCard
                // oxlint-disable-next-line react/no-array-index-key -- an entry has no stable id.
                key={index}
                name={item.name}
                index={index}
                count={items.length}
                still={edited !== null}
                onAction={(action) => act(action, item, index)}
              >
                {card(item)}
              </EntryCard>
            ),
          )}
        </ol>
      )}
      {items.length >= kind.most && (
        <Text c="dimmed" size="sm">
          You have added {kind.most}, which is the maximum. Remove one to add another.
        </Text>
      )}
      {items.length < kind.most && !edited && (
        <EntryForm
          field="entry"
          legend={items.length === 0 ? `Your first ${noun}` : `Another ${noun}`}
          action={noun === 'activity' ? 'Add Activity' : 'Add Award'}
          entry={added}
          onEntry={(entry) => change((before) => ({ ...before, added: entry }))}
          onDone={() => {
            change((before) => withNewEntry(before, kind))
            setAnnouncement(`${added.name} added`)
            focusSoon(() => document.getElementById(idOf('entry')))
          }}
          onCancel={
            isStarted(added, kind) ? () => change((before) => ({ ...before, added: kind.empty })) : undefined
          }
          problems={kind.problems(added, items)}
          wasSubmitted={wasSubmitted && isStarted(added, kind)}
          error={error}
          fields={fields}
        />
      )}
    </Stack>
  )
}
