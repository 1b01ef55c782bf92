import { reusable } from '@bearings/domain/essays/reuse'
import type { Essay } from '@bearings/domain/essays/schema'
import { useMutation, useQuery } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { call, query } from '#platform/queries/api.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { ReuseHint } from '../list/reuse-hint.tsx'
import type { EssayAutosave } from './use-essay-autosave.ts'

type Props = { essay: Essay; autosave: Pick<EssayAutosave, 'read' | 'write'> }

/** Offers the student's text for a similar prompt to start from, while this essay is empty. */
export function ReuseOffer({ essay, autosave }: Props) {
  const { data: essays = [] } = useQuery(query('GET /essays'))
  const [similar] = reusable(essay, essays)
  const copy = useMutation({
    mutationFn: (id: string) => call('GET /essays/{id}', { id }),
    networkMode: 'always',
    onSuccess: ({ content }) => {
      // The student may have begun to write meanwhile.
      if (autosave.read() !== '') return
      autosave.write(content)
      notifyWithUndo('Text copied. Now tailor it to this school.', () => {
        if (autosave.read() === content) autosave.write('')
        else notify({ title: 'Not undone', message: 'You have changed the text since.', color: 'coral' })
      })
    },
    onError: (error) => notifyFailure('Not copied', error),
  })
  if (!similar) return null

  return (
    <ReuseHint
      similar={similar.essay}
      pending={copy.isPending}
      onStart={() => copy.mutate(similar.essay.id)}
    />
  )
}
