import { priceInWords } from '@bearings/domain/matching/price-words'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/queries/api.ts'
import { LoadError } from '#ui/load-error.tsx'

/** What the student's colleges cost by what a guardian filled in, once asked for. */
export function FilledPrices({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({
    ...query('GET /family/guardians/{id}/prices', { id }),
    enabled: isOpen,
  })
  if (!isOpen)
    return (
      <Button variant="subtle" color="sea" px={0} w="fit-content" onClick={() => setOpen(true)}>
        What your colleges cost by this
      </Button>
    )
  if (error && !data)
    return <LoadError title="Error loading the prices" error={error} onRetry={refetch} isPlain />
  if (data?.length === 0) return <Text size="sm">There are no colleges on your list yet.</Text>
  return (
    <ul>
      {data?.map(({ entryId, name, price }) => (
        <li key={entryId}>
          <Text size="sm">
            {name}: {price ? priceInWords(price) : 'not known'}
            {price?.of === 'all' && ', the average of all students with federal aid'}
          </Text>
        </li>
      ))}
    </ul>
  )
}
