import { faultInDueDate } from '@bearings/domain/calendar-dates'
import { faultInText } from '@bearings/domain/field-bounds'
import type { AskedItem, ChecklistItem } from '@bearings/domain/list/checklist/schema'
import { bounds } from '@bearings/domain/list/options'
import { ActionIcon, Button, Checkbox, Group, TextInput } from '@mantine/core'
import { IconPencil, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { dateInWords } from '#platform/dates.ts'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { Chip } from '#ui/chip.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { urgencyOf } from '#ui/urgency.ts'
import { AskedNote } from './asked-note.tsx'
import classes from './checklist-card.module.css'

type Changes = Partial<Pick<ChecklistItem, 'label' | 'done' | 'dueOn'>>
type Props = {
  item: ChecklistItem
  /** What the college asks in this part; absent where that is not known. */
  asked: AskedItem | undefined
  today: string
  onChange: (changes: Changes) => void
  onRemove: () => void
}

export function ChecklistRow({ item, asked, today, onChange, onRemove }: Props) {
  const [isEditing, setEditing] = useState(false)
  const { label, done, dueOn } = item
  const isAsked = asked !== undefined && !done

  if (isEditing)
    return (
      <li className={`row gap-2 relative hairline-below ${classes.item}`}>
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
    <li className={`row gap-2 relative hairline-below ${classes.item}`} data-done={done || undefined}>
      <Checkbox
        color="kelp"
        radius="xs"
        className={`fill wrap-anywhere ${classes.check}`}
        label={label}
        description={
          (isAsked || item.kind === 'recommendations') && (
            <>
              {isAsked && <AskedNote asked={asked} />}
              {item.kind === 'recommendations' && <WhoWrites />}
            </>
          )
        }
        checked={done}
        onChange={({ currentTarget }) => onChange({ done: currentTarget.checked })}
      />
      {dueOn && (
        <span className={classes.date}>
          <Chip tone={done ? 'plain' : urgencyOf(dueOn, today).tone}>{dateInWords(dueOn)}</Chip>
        </span>
      )}
      <span className={`no-print flex on-surface ${classes.actions}`}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Edit: ${label}`}
          onClick={() => setEditing(true)}
        >
          <Icon of={IconPencil} size={16} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label={`Remove: ${label}`} onClick={onRemove}>
          <Icon of={IconX} size={16} />
        </ActionIcon>
      </span>
    </li>
  )
}

function WhoWrites() {
  return (
    <LinkAnchor to="/recommenders" inherit underline="always" className="no-print">
      Recommenders
    </LinkAnchor>
  )
}

type EditProps = { item: ChecklistItem; onCancel: () => void; onSave: (changes: Changes) => void }

function EditItem({ item, onCancel, onSave }: EditProps) {
  const form = useCheckedForm({
    initialValues: { label: item.label, dueOn: item.dueOn ?? '' },
    validateInputOnChange: ['label'],
    validate: { label: (label) => faultInText(label, bounds.checklistItem), dueOn: faultInDueDate },
    transformValues: ({ label, dueOn }) => ({ label: label.trim(), dueOn: dueOn || null }),
  })

  const cancelOnEscape = ({ key }: { key: string }) => key === 'Escape' && onCancel()

  return (
    <form className={`stack gap-2 grow ${classes.edit}`} onSubmit={form.onSubmit(onSave)} noValidate>
      <TextInput
        label="Item"
        // The student has just asked to edit the item.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={bounds.checklistItem.max}
        {...form.getInputProps('label')}
        onKeyDown={cancelOnEscape}
      />
      <DateField label="Due (optional)" {...form.getInputProps('dueOn')} onKeyDown={cancelOnEscape} />
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
