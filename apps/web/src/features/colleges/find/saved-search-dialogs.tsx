import { savedName } from '@bearings/domain/colleges/find/options'
import type { SavedSearch } from '@bearings/domain/colleges/find/schema'
import { faultInText } from '@bearings/domain/field-bounds'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { explain } from '#product/explain.ts'
import { Dialog } from '#ui/dialog.tsx'
import { focused } from '#ui/focused.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { RenameForm } from '#ui/rename-form.tsx'
import { searchInWords } from './filter-words.ts'
import type { FindSearch } from './find-search.ts'
import { useMajorTitle } from './use-major-title.ts'
import { useChangeSearch, useDeleteSearch, useSaveSearch } from './use-saved-searches.ts'

const validate = { name: (name: string) => faultInText(name, savedName) }

export function SaveSearchDialog({ search, onClose }: { search: FindSearch; onClose: () => void }) {
  const form = useCheckedForm({ initialValues: { name: '' }, validate })
  const save = useSaveSearch(onClose)
  const majorTitle = useMajorTitle()
  return (
    <FormDialog
      title="Save this search"
      submit="Save"
      isPending={save.isPending}
      onClose={onClose}
      onSubmit={form.onSubmit(({ name }) =>
        save.mutate(
          { name, filters: search },
          { onError: (error) => form.setFieldError('name', explain(error)) },
        ),
      )}
    >
      <Text size="sm" c="dimmed">
        {searchInWords(search, majorTitle)}. Your home location stays on this device.
      </Text>
      <TextInput
        label="Name"
        placeholder="Near home, under $20,000"
        maxLength={savedName.max}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  )
}

type ManageProps = { saved: readonly SavedSearch[]; onClose: () => void }

/** The dialog with all saved searches, to rename or delete them. */
export function ManageSearchesDialog({ saved, onClose }: ManageProps) {
  const [renaming, setRenaming] = useState<string | null>(null)
  const [renamed, setRenamed] = useState<string | null>(null)
  const change = useChangeSearch()
  const remove = useDeleteSearch()
  const majorTitle = useMajorTitle()
  return (
    <Dialog title="Saved searches" onClose={onClose}>
      {saved.length === 0 && <Text>You have no saved searches left.</Text>}
      <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {saved.map((search) => (
          <li key={search.id}>
            {renaming === search.id ? (
              <RenameForm
                name={search.name}
                bounds={savedName}
                isPending={change.isPending}
                onRename={(name, callbacks) => change.mutate({ id: search.id, name }, callbacks)}
                onDone={() => {
                  setRenaming(null)
                  setRenamed(search.id)
                }}
              />
            ) : (
              <Group justify="space-between" wrap="nowrap">
                <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Text fw={600}>{search.name}</Text>
                  <Text size="sm" c="dimmed">
                    {searchInWords(search.filters, majorTitle)}
                  </Text>
                </div>
                <Group gap={4} wrap="nowrap">
                  <Button
                    variant="default"
                    size="compact-sm"
                    // The button takes the focus back from the form that was in its place.
                    ref={renamed === search.id ? focused : undefined}
                    aria-label={`Rename: ${search.name}`}
                    onClick={() => setRenaming(search.id)}
                  >
                    Rename
                  </Button>
                  <Button
                    variant="subtle"
                    color="sea"
                    size="compact-sm"
                    aria-label={`Delete: ${search.name}`}
                    onClick={() => remove(search)}
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
