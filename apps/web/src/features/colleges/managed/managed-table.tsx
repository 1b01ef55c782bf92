import type { ManagedSchool } from '@bearings/domain/colleges/managed/schema'
import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Chip } from '#ui/chip.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Cell, ResponsiveTable } from '#ui/responsive-table.tsx'
import { RowAction } from '#ui/row-action.tsx'
import { SchoolDialog } from './school-dialog.tsx'
import { useManage } from './use-manage.ts'

const columns = [
  'School',
  'Type',
  { name: 'Acceptance rate', isFigure: true },
  { name: 'Tuition', isFigure: true },
  'Ranking',
  { name: 'On lists', isFigure: true },
  'Actions',
]

export function ManagedTable({ schools }: { schools: readonly ManagedSchool[] }) {
  return (
    <ResponsiveTable columns={columns}>
      {schools.map((school) => (
        <tr key={school.id}>
          <th scope="row">
            <Group gap={8}>
              <Text span fw={600}>
                {school.name}
              </Text>
              {school.isArchived && <Chip tone="plain">Archived</Chip>}
              {school.isAdded && <Chip tone="sea">Added here</Chip>}
            </Group>
            <Text span size="sm" c="dimmed" display="block">
              {school.location}
            </Text>
          </th>
          <Cell label="Type" text={school.type} />
          <Cell label="Acceptance rate" text={school.acceptanceRate} isFigure />
          <Cell label="Tuition" text={school.tuition} isFigure />
          <Cell label="Ranking" text={school.ranking} />
          <Cell label="On lists" text={school.onLists.toLocaleString('en-US')} isFigure />
          <td>
            <SchoolActions school={school} />
          </td>
        </tr>
      ))}
    </ResponsiveTable>
  )
}

function SchoolActions({ school }: { school: ManagedSchool }) {
  const { id, name, isArchived, isAdded, onLists } = school
  const [dialog, setDialog] = useState<'edit' | 'archive' | 'delete' | null>(null)
  const close = () => setDialog(null)
  const { archive, restore, remove } = useManage(close)

  return (
    <Group gap={4} wrap="nowrap">
      <RowAction action="Edit" name={name} onClick={() => setDialog('edit')} />
      {isArchived ? (
        <RowAction action="Restore" name={name} onClick={() => restore.mutate({ id })} />
      ) : (
        <RowAction action="Archive" name={name} onClick={() => setDialog('archive')} />
      )}
      {isAdded && onLists === 0 && (
        <RowAction action="Delete" name={name} onClick={() => setDialog('delete')} />
      )}
      {dialog === 'edit' && <SchoolDialog school={school} onClose={close} />}
      {dialog === 'archive' && (
        <ConfirmDialog
          title={`Archive ${name}?`}
          action="Archive"
          isPending={archive.isPending}
          onCancel={close}
          onConfirm={() => archive.mutate({ id })}
        >
          Students can no longer find it. It stays on the lists that have it, and you can restore it at any
          time.
        </ConfirmDialog>
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          action="Delete"
          isPending={remove.isPending}
          onCancel={close}
          onConfirm={() => remove.mutate({ id })}
        >
          It will be permanently deleted. If a student has it on a list or in the trash, it is archived
          instead.
        </ConfirmDialog>
      )}
    </Group>
  )
}
