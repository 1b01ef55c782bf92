import type { DueFrom } from '@bearings/domain/tasks/options'
import { ActionIcon, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ItemFields } from './template-form.ts'
import classes from './templates.module.css'

type Props = {
  item: ItemFields
  number: number
  errors: { title?: string; days?: string } | undefined
  onChange: (changes: Partial<ItemFields>) => void
  /** `null` for the only one there is. */
  onRemove: (() => void) | null
}

const choices: { value: DueFrom; label: string }[] = [
  { value: 'deadline', label: 'days before the next deadline' },
  { value: 'assigned', label: 'days after it is given' },
  { value: 'none', label: 'No date' },
]

/** One task of a template, with the day that it is due on in relation to another. */
export function TemplateItem({ item, number, errors, onChange, onRemove }: Props) {
  return (
    <li className={classes.itemFields} aria-label={`Task ${number}`}>
      <div className={classes.titleLine}>
        <TextInput
          label="Task Title"
          withAsterisk
          value={item.title}
          error={errors?.title}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="coral"
            size={44}
            aria-label={`Remove task ${number}`}
            onClick={onRemove}
          >
            <IconTrash size={18} stroke={1.75} />
          </ActionIcon>
        )}
      </div>
      <Textarea
        label="Description"
        autosize={false}
        rows={2}
        resize="vertical"
        value={item.description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
      <div className={classes.dueLine}>
        {item.dueFrom !== 'none' && (
          <TextInput
            label="Days"
            inputMode="numeric"
            w={88}
            value={item.days}
            error={errors?.days}
            onChange={({ currentTarget }) => onChange({ days: currentTarget.value })}
          />
        )}
        <NativeSelect
          label="Due"
          data={choices}
          value={item.dueFrom}
          onChange={({ currentTarget }) => onChange({ dueFrom: currentTarget.value as DueFrom })}
        />
      </div>
    </li>
  )
}
