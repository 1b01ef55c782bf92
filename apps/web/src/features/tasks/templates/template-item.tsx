import type { DueFrom } from '@bearings/domain/tasks/options'
import { ActionIcon, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { CheckedForm } from '#platform/form/use-checked-form.ts'
import { Icon } from '#ui/icon.tsx'
import type { ItemFields, TemplateFields } from './template-form.ts'
import classes from './templates.module.css'

type Props = {
  form: Pick<CheckedForm<TemplateFields>, 'getInputProps' | 'values'>
  index: number
  /** `null` for the only task, which cannot be removed. */
  onRemove: (() => void) | null
}

const choices: { value: DueFrom; label: string }[] = [
  { value: 'deadline', label: 'days before the next deadline' },
  { value: 'assigned', label: 'days after it is assigned' },
  { value: 'none', label: 'No date' },
]

/** The fields of one task of a template, with its due date relative to another day. */
export function TemplateItem({ form, index, onRemove }: Props) {
  const number = index + 1
  const field = (name: keyof ItemFields) => form.getInputProps(`items.${index}.${name}`)

  return (
    <li className={`stack gap-3 ${classes.itemFields}`} aria-label={`Task ${number}`}>
      <div className={`flex gap-3 ${classes.titleLine}`}>
        <TextInput label="Task Title" withAsterisk {...field('title')} />
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="coral"
            size={44}
            aria-label={`Remove task ${number}`}
            onClick={onRemove}
          >
            <Icon of={IconTrash} />
          </ActionIcon>
        )}
      </div>
      <Textarea label="Description" autosize={false} rows={2} resize="vertical" {...field('description')} />
      <div className={`flex gap-3 ${classes.dueLine}`}>
        {form.values.items[index]?.dueFrom !== 'none' && (
          <TextInput label="Days" inputMode="numeric" w={88} {...field('days')} />
        )}
        <NativeSelect label="Due" data={choices} {...field('dueFrom')} />
      </div>
    </li>
  )
}
