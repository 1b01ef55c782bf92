import { limits } from '@bearings/domain/tasks/options'
import type { Template } from '@bearings/domain/tasks/templates/schema'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { Icon } from '#ui/icon.tsx'
import { faultsIn, fieldsOf, newItem } from './template-form.ts'
import { TemplateItem } from './template-item.tsx'
import { useSaveTemplate } from './use-templates.ts'
import classes from './templates.module.css'

type Props = { template: Template | null; onChanged: (isChanged: boolean) => void; onDone: () => void }

export function TemplateEditor({ template, onChanged, onDone }: Props) {
  const form = useCheckedForm({
    initialValues: template ? fieldsOf(template) : { name: '', items: [newItem([])] },
    validate: faultsIn,
  })
  const save = useSaveTemplate()
  const { items } = form.values
  const isChanged = form.isDirty()
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])

  const submit = form.onSubmit((fields) =>
    save.mutate({ id: template?.id ?? null, fields }, { onSuccess: onDone, onError: form.showRefusal }),
  )

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput label="Template Name" withAsterisk data-autofocus {...form.getInputProps('name')} />
        <ol className="stack gap-4">
          {items.map((item, index) => (
            <TemplateItem
              key={item.key}
              form={form}
              index={index}
              onRemove={items.length > 1 ? () => form.removeListItem('items', index) : null}
            />
          ))}
        </ol>
        <Button
          variant="default"
          leftSection={<Icon of={IconPlus} />}
          disabled={items.length >= limits.items}
          onClick={() => form.insertListItem('items', newItem(items))}
          className={`self-start ${classes.add}`}
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
