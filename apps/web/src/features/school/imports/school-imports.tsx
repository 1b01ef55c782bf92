import { Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { ImportsList } from '#ui/csv-import/imports-list.tsx'

/** The imported files of the school's people. The latest can be undone. */
export function SchoolImports() {
  const { data: imports = [] } = useQuery(query('GET /school/imports'))
  const undo = useMutation({
    ...mutation('POST /school/imports/{id}/undo', 'Not undone'),
    onSuccess: ({ removed, restored, kept }) => {
      notify({ title: 'Import undone', message: `${removed} removed, ${restored} as before, ${kept} kept.` })
    },
  })
  return (
    <ImportsList
      title="Earlier imports"
      imports={imports}
      isPending={undo.isPending}
      onUndo={({ id }, onSuccess) => undo.mutate({ id }, { onSuccess })}
      describe={({ by, fileName, added, changed, ended }, when) => (
        <div>
          <Text className="wrap-anywhere">{fileName || 'A file'}</Text>
          <Text size="sm" c="dimmed">
            {when}, {by || 'the folder'}: {added.toLocaleString('en-US')} added,{' '}
            {changed.toLocaleString('en-US')} changed, {ended.toLocaleString('en-US')} ended
          </Text>
        </div>
      )}
    >
      Whom it added is removed, unless they have joined; whom it changed or ended is as before, unless
      somebody has changed them since.
    </ImportsList>
  )
}
