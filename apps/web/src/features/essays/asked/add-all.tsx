import { missingEssays } from '@bearings/domain/essays/asked/rules'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { useAddAsked } from './use-add-asked.ts'

/** Adds what several schools require and the student does not have. A shared essay is counted once. */
export function AddAll({ entryIds }: { entryIds: readonly string[] }) {
  const { data: schools } = useQuery(query('GET /essays/asked'))
  const { data: essays } = useQuery(query('GET /essays'))
  const addAsked = useAddAsked()
  if (!schools || !essays) return null
  const asking = schools.filter(({ entryId }) => entryIds.includes(entryId))
  const missing = new Set(asking.flatMap((school) => missingEssays(school, essays).map(({ key }) => key)))
  if (missing.size === 0) return null

  return (
    <Button
      variant="default"
      size="sm"
      loading={addAsked.isPending}
      onClick={() => addAsked.mutate({ entryIds: asking.map(({ entryId }) => entryId) })}
    >
      Add all {missing.size} required essays
    </Button>
  )
}
