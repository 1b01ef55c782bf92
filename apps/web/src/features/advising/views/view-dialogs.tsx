import { bounds } from '@bearings/domain/advising/views/options'
import type { RosterView } from '@bearings/domain/advising/views/schema'
import { faultInText } from '@bearings/domain/field-bounds'
import { Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { explain } from '#product/explain.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { ManageDialog } from '#ui/manage-dialog.tsx'
import { listedColleges } from '../criteria/colleges-query.ts'
import { criteriaInWords } from '../criteria/words.ts'
import { groupsQuery } from '../groups/groups-query.ts'
import { whichInWords } from '../students/roster-in-words.ts'
import type { RosterSearch } from '../students/roster-search.ts'
import { useColumns } from './use-columns.ts'
import { savedOf, searchOf, useChangeView, useDeleteView, useSaveView } from './use-views.ts'

const validate = { name: (name: string) => faultInText(name, bounds.name) }

type SaveProps = { search: RosterSearch; onSaved: (view: RosterView) => void; onClose: () => void }

export function SaveViewDialog({ search, onSaved, onClose }: SaveProps) {
  const form = useCheckedForm({ initialValues: { name: '' }, validate })
  const save = useSaveView((view) => {
    onSaved(view)
    onClose()
  })
  const wordsOf = useWordsOf()
  const columns = useColumns(search.by ?? 'student', search)
  return (
    <FormDialog
      title="Save this view"
      submit="Save"
      isPending={save.isPending}
      onClose={onClose}
      onSubmit={form.onSubmit(({ name }) =>
        save.mutate(
          { ...savedOf({ ...search, columns: [...columns] }), name },
          { onError: (error) => form.setFieldError('name', explain(error)) },
        ),
      )}
    >
      <Text size="sm" c="dimmed">
        {wordsOf(search)}. Only you see the name.
      </Text>
      <TextInput
        label="Name"
        placeholder="Early, no transcript"
        maxLength={bounds.name.max}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  )
}

type ManageProps = { views: readonly RosterView[]; onClose: () => void }

/** All saved views, to rename or delete them. */
export function ManageViewsDialog({ views, onClose }: ManageProps) {
  const change = useChangeView()
  const remove = useDeleteView()
  const wordsOf = useWordsOf()
  return (
    <ManageDialog
      title="Saved views"
      none="You have no saved views left."
      items={views.map((view) => ({ ...view, about: wordsOf(searchOf(view)) }))}
      bounds={bounds.name}
      isPending={change.isPending}
      onRename={({ id }, name, callbacks) => change.mutate({ id, name }, callbacks)}
      onDelete={({ about: _about, ...view }) => remove(view)}
      onClose={onClose}
    />
  )
}

/** Returns a function that says which students, or applications, a view shows. */
function useWordsOf() {
  const { data: groups = [] } = useQuery(groupsQuery)
  const { data: colleges = [] } = useQuery(listedColleges)
  return (search: RosterSearch) => {
    const group = groups.find(({ id }) => id === search.group)?.name
    const which = whichInWords(search, group, criteriaInWords(search.ask ?? {}, colleges))
    return search.by === 'application' ? `Applications: ${which}` : which
  }
}
