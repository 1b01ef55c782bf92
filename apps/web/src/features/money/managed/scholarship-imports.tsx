import { counted } from '@bearings/domain/words'
import { Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { ImportsList } from '#ui/csv-import/imports-list.tsx'

/** The imported files of scholarships, each of which can be undone. */
export function ScholarshipImports() {
  const { data: imports = [] } = useQuery(query('GET /money/scholarships/managed/imports'))
  const undo = useMutation({
    ...mutation('POST /money/scholarships/managed/imports/{id}/undo', 'Not undone'),
    onSuccess: ({ removed, archived, restored }) => {
      notify({
        title: 'Import undone',
        message: `${counted(removed, 'scholarship')} removed, ${archived} archived, ${restored} as before.`,
      })
    },
  })
  return (
    <ImportsList
      title="Imports"
      imports={imports}
      isPending={undo.isPending}
      onUndo={({ id }, onSuccess) => undo.mutate({ id }, { onSuccess })}
      describe={({ added, changed }, when) => (
        <Text>
          {when}: {added.toLocaleString('en-US')} added, {changed.toLocaleString('en-US')} changed
        </Text>
      )}
    >
      What it added is removed, and what it changed goes back to what it was. Scholarships that students have
      saved are archived instead, and those that someone has changed since stay as they are.
    </ImportsList>
  )
}
