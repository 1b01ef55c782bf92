import type { AdvisorGroup } from '@bearings/domain/advising/groups/schema'
import { bounds } from '@bearings/domain/advising/options'
import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { explain } from '#platform/explain.ts'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { GroupWords } from './group-words.tsx'
import { groupRules, useDeleteGroup, useRenameGroup } from './use-groups.ts'
import classes from './groups.module.css'

/** A group, to be renamed or deleted. */
export function GroupRow({ group }: { group: AdvisorGroup }) {
  const [doing, setDoing] = useState<'renaming' | 'deleting' | null>(null)
  const remove = useDeleteGroup()
  const done = () => setDoing(null)
  if (doing === 'renaming')
    return (
      <li>
        <RenameForm group={group} onDone={done} />
      </li>
    )
  return (
    <li className={classes.group}>
      <GroupWords group={group} />
      <Group gap={4} wrap="nowrap">
        <Button
          variant="default"
          size="sm"
          aria-label={`Rename ${group.name}`}
          onClick={() => setDoing('renaming')}
        >
          Rename
        </Button>
        <Button
          variant="subtle"
          color="coral"
          size="sm"
          aria-label={`Delete ${group.name}`}
          onClick={() => setDoing('deleting')}
        >
          Delete
        </Button>
      </Group>
      <ConfirmDialog
        opened={doing === 'deleting'}
        title={`Delete “${group.name}”?`}
        action="Delete"
        isPending={remove.isPending}
        onCancel={done}
        onConfirm={() => remove.mutate({ id: group.id }, { onSettled: done })}
      >
        Its students stay on your roster.
      </ConfirmDialog>
    </li>
  )
}

function RenameForm({ group: { id, name }, onDone }: { group: AdvisorGroup; onDone: () => void }) {
  const form = useCheckedForm({ initialValues: { name }, ...groupRules })
  const rename = useRenameGroup()
  const save = form.onSubmit((named) =>
    rename.mutate(
      { id, ...named },
      { onSuccess: onDone, onError: (error) => form.setFieldError('name', explain(error)) },
    ),
  )
  return (
    <form noValidate onSubmit={save}>
      <Group align="flex-start" wrap="nowrap" gap="xs">
        <TextInput
          aria-label="New name"
          maxLength={bounds.groupName.max}
          ref={focusOn}
          style={{ flex: 1 }}
          {...form.getInputProps('name')}
        />
        <Button type="submit" variant="default" loading={rename.isPending}>
          Save
        </Button>
        <Button variant="subtle" color="sea" onClick={onDone}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}

/** The keyboard was on the button that the field takes the place of. */
function focusOn(input: HTMLInputElement | null): void {
  input?.focus()
}
