import type { AdvisorGroup } from '@bearings/domain/advising/groups/schema'
import { bounds } from '@bearings/domain/advising/options'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { focused } from '#ui/focused.ts'
import { RenameForm } from '#ui/rename-form.tsx'
import { GroupWords } from './group-words.tsx'
import { useDeleteGroup, useRenameGroup } from './use-groups.ts'

export function GroupRow({ group }: { group: AdvisorGroup }) {
  const [doing, setDoing] = useState<'renaming' | 'renamed' | 'deleting' | null>(null)
  const rename = useRenameGroup()
  const remove = useDeleteGroup()
  const done = () => setDoing(null)
  const back = () => setDoing('renamed')
  if (doing === 'renaming')
    return (
      <li className="ruled">
        <RenameForm
          name={group.name}
          bounds={bounds.groupName}
          isPending={rename.isPending}
          onRename={(name, callbacks) => rename.mutate({ id: group.id, name }, callbacks)}
          onDone={back}
        />
      </li>
    )
  return (
    <li className="row spread gap-3 ruled">
      <GroupWords group={group} />
      <Group gap={4} wrap="nowrap">
        <Button
          variant="default"
          size="sm"
          // The button takes the focus back from the form that was in its place.
          ref={doing === 'renamed' ? focused : undefined}
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
