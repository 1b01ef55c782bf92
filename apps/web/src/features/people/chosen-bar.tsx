import { mostAtOnce } from '@bearings/domain/people/options'
import { counted } from '@bearings/domain/words'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { download } from '#platform/files/download.ts'
import { notifyFailure } from '#platform/notify.ts'
import { call } from '#platform/queries/api.ts'
import { SelectionBar } from '#ui/selection-bar.tsx'
import type { PeopleSearch } from './people-search.ts'
import { type ManyAct, ManyDialog, manyActs } from './support/many-dialog.tsx'

type Props = { ids: readonly string[]; search: PeopleSearch; onChoose: (ids: readonly string[]) => void }

/** What an admin can do to the selected people. */
export function ChosenBar({ ids, search, onChoose }: Props) {
  const [act, setAct] = useState<ManyAct | null>(null)
  const save = useMutation({
    mutationFn: () => download('/people/export', 'people.csv', { ids }),
    onError: (error) => notifyFailure('Not exported', error),
  })
  const all = useMutation({
    mutationFn: () => idsWithin(search),
    onSuccess: onChoose,
    onError: (error) => notifyFailure('Not all selected', error),
  })
  return (
    <>
      <SelectionBar
        label="Selected people"
        count={ids.length}
        select={
          <>
            <Button
              variant="subtle"
              color="sea"
              size="compact-sm"
              loading={all.isPending}
              onClick={() => all.mutate()}
            >
              Select all, up to {mostAtOnce}
            </Button>
            <Button variant="subtle" color="sea" size="compact-sm" onClick={() => onChoose([])}>
              Clear
            </Button>
          </>
        }
      >
        <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
          Export
        </Button>
        {manyActs.map((each) => (
          <Button
            key={each.act}
            {...(each.isDestructive ? { variant: 'light', color: 'coral' } : { variant: 'default' })}
            onClick={() => setAct(each)}
          >
            {each.action}…
          </Button>
        ))}
      </SelectionBar>
      {act && (
        <ManyDialog
          act={act}
          ids={ids}
          who={counted(ids.length, 'person', 'people')}
          onClose={() => setAct(null)}
          onDone={() => onChoose([])}
        />
      )}
    </>
  )
}

/** The first people whom the filter lists, as many as can be acted on at once. */
async function idsWithin(search: PeopleSearch): Promise<string[]> {
  const ids: string[] = []
  let after: string | undefined
  do {
    const { people, next } = await call('GET /people', { ...search, after, limit: 100 })
    ids.push(...people.map(({ id }) => id))
    after = next ?? undefined
  } while (after !== undefined && ids.length < mostAtOnce)
  return ids
}
