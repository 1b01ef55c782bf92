import { limits } from '@bearings/domain/tasks/options'
import type { Template } from '@bearings/domain/tasks/templates/schema'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { errorsIn, fieldsOf, type ItemFields, newItem, type TemplateErrors } from './template-form.ts'
import { TemplateItem } from './template-item.tsx'
import { useSaveTemplate } from './use-templates.ts'
import classes from './templates.module.css'

type Props = { template: Template | null; onDone: () => void }

/** Makes or changes a template. */
export function TemplateEditor({ template, onDone }: Props) {
  const [fields, setFields] = useState(() =>
    template ? fieldsOf(template) : { name: '', items: [newItem([])] },
  )
  const [errors, setErrors] = useState<TemplateErrors | null>(null)
  const save = useSaveTemplate()
  const { name, items } = fields

  const setItems = (next: ItemFields[]) => {
    setFields({ name, items: next })
    setErrors(null)
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = errorsIn(fields)
    setErrors(found)
    if (!found) save.mutate({ id: template?.id ?? null, fields }, { onSuccess: onDone })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Template Name"
          withAsterisk
          data-autofocus
          value={name}
          error={errors?.name}
          onChange={({ currentTarget }) => {
            setFields({ items, name: currentTarget.value })
            setErrors(null)
          }}
        />
        <ol className={classes.fields}>
          {items.map((item, index) => (
            <TemplateItem
              key={item.key}
              item={item}
              number={index + 1}
              errors={errors?.items.get(item.key)}
              onChange={(changes) =>
                setItems(items.map((each) => (each.key === item.key ? { ...each, ...changes } : each)))
              }
              onRemove={items.length > 1 ? () => setItems(items.filter(({ key }) => key !== item.key)) : null}
            />
          ))}
        </ol>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          disabled={items.length >= limits.items}
          onClick={() => setItems([...items, newItem(items)])}
          className={classes.add}
        >
          Add Task
        </Button>
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
