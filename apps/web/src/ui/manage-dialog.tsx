import type { TextBounds } from '@bearings/domain/field-bounds'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from './dialog.tsx'
import { focused } from './focused.ts'
import { RenameForm } from './rename-form.tsx'

type Item = { id: string; name: string; about: string }
type Callbacks = { onSuccess: () => void; onError: (error: Error) => void }

type Props<Of extends Item> = {
  title: string
  /** Said when nothing is left. */
  none: string
  items: readonly Of[]
  bounds: TextBounds
  isPending: boolean
  onRename: (item: Of, name: string, callbacks: Callbacks) => void
  onDelete: (item: Of) => void
  onClose: () => void
}

/** The dialog with all that a person saved under names, to rename or delete it. */
export function ManageDialog<Of extends Item>({ title, none, items, onClose, ...props }: Props<Of>) {
  const { bounds, isPending, onRename, onDelete } = props
  const [renaming, setRenaming] = useState<string | null>(null)
  const [renamed, setRenamed] = useState<string | null>(null)
  return (
    <Dialog title={title} onClose={onClose}>
      {items.length === 0 && <Text>{none}</Text>}
      <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {items.map((item) => (
          <li key={item.id}>
            {renaming === item.id ? (
              <RenameForm
                name={item.name}
                bounds={bounds}
                isPending={isPending}
                onRename={(name, callbacks) => onRename(item, name, callbacks)}
                onDone={() => {
                  setRenaming(null)
                  setRenamed(item.id)
                }}
              />
            ) : (
              <Group justify="space-between" wrap="nowrap">
                <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Text fw={600}>{item.name}</Text>
                  <Text size="sm" c="dimmed">
                    {item.about}
                  </Text>
                </div>
                <Group gap={4} wrap="nowrap">
                  <Button
                    variant="default"
                    size="compact-sm"
                    // The button takes the focus back from the form that was in its place.
                    ref={renamed === item.id ? focused : undefined}
                    aria-label={`Rename: ${item.name}`}
                    onClick={() => setRenaming(item.id)}
                  >
                    Rename
                  </Button>
                  <Button
                    variant="subtle"
                    color="coral"
                    size="compact-sm"
                    aria-label={`Delete: ${item.name}`}
                    onClick={() => onDelete(item)}
                  >
                    Delete
                  </Button>
                </Group>
              </Group>
            )}
          </li>
        ))}
      </Stack>
    </Dialog>
  )
}
