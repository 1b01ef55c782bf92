import type { ChecklistItem } from '@bearings/domain/schools/list/schema'
import { ActionIcon, Button, Checkbox, Group, TextInput } from '@mantine/core'
import { IconPencil, IconX } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { dateInWords } from '../../../ui/calendar-date.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { nearness } from '../../../ui/nearness.ts'
import classes from './checklist-card.module.css'

type Changes = Partial<Pick<ChecklistItem, 'label' | 'done' | 'dueOn'>>
type Props = {
  item: ChecklistItem
  today: string
  onChange: (changes: Changes) => void
  onRemove: () => void
}

export function ChecklistRow({ item, today, onChange, onRemove }: Props) {
  const [isEditing, setEditing] = useState(false)
  const { label, done, dueOn } = item

  if (isEditing)
    return (
      <li className={classes.item}>
        <EditItem
          item={item}
          onCancel={() => setEditing(false)}
          onSave={(changes) => {
            setEditing(false)
            onChange(changes)
          }}
        />
      </li>
    )

  return (
    <li className={classes.item} data-done={done || undefined}>
      <Checkbox
        color="kelp"
        radius="xs"
        className={classes.check}
        label={label}
        checked={done}
        onChange={({ currentTarget }) => onChange({ done: currentTarget.checked })}
      />
      {dueOn && (
        <Chip tone={done ? 'plain' : nearness(dueOn, today).tone}>
          {dateInWords(dueOn).replace(/,.*/, '')}
        </Chip>
      )}
      <span className={`${classes.actions} no-print`}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Edit: ${label}`}
          onClick={() => setEditing(true)}
        >
          <IconPencil size={16} stroke={1.75} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label={`Remove: ${label}`} onClick={onRemove}>
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      </span>
    </li>
  )
}

type EditProps = { item: ChecklistItem; onCancel: () => void; onSave: (changes: Changes) => void }

function EditItem({ item, onCancel, onSave }: EditProps) {
  const [label, setLabel] = useState(item.label)
  const [dueOn, setDueOn] = useState(item.dueOn ?? '')

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (label.trim() !== '') onSave({ label: label.trim(), dueOn: dueOn || null })
  }

  const cancelOnEscape = ({ key }: { key: string }) => key === 'Escape' && onCancel()

  return (
    <form className={classes.edit} onSubmit={submit}>
      <TextInput
        label="Item"
        // The student has just asked to write here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={120}
        value={label}
        error={label.trim() === '' && 'Give it a name.'}
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        onKeyDown={cancelOnEscape}
      />
      <TextInput
        type="date"
        label="Due (optional)"
        value={dueOn}
        onChange={({ currentTarget }) => setDueOn(currentTarget.value)}
        onKeyDown={cancelOnEscape}
      />
      <Group gap="xs">
        <Button type="submit" size="xs" variant="light" color="sea">
          Save
        </Button>
        <Button size="xs" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}
