import { savedName } from '@bearings/domain/colleges/find/options'
import type { SavedSearch } from '@bearings/domain/colleges/find/schema'
import { faultInText } from '@bearings/domain/field-bounds'
import { Text, TextInput } from '@mantine/core'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { explain } from '#product/explain.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { ManageDialog } from '#ui/manage-dialog.tsx'
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

export function ManageSearchesDialog({ saved, onClose }: ManageProps) {
  const change = useChangeSearch()
  const remove = useDeleteSearch()
  const majorTitle = useMajorTitle()
  return (
    <ManageDialog
      title="Saved searches"
      none="You have no saved searches left."
      items={saved.map((search) => ({ ...search, about: searchInWords(search.filters, majorTitle) }))}
      bounds={savedName}
      isPending={change.isPending}
      onRename={({ id }, name, callbacks) => change.mutate({ id, name }, callbacks)}
      onDelete={({ about: _about, ...search }) => remove(search)}
      onClose={onClose}
    />
  )
}
