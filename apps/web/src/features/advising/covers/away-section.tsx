import type { Me } from '@bearings/domain/accounts/schema'
import { Card, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { Cover } from './cover.tsx'

/** The settings section on being away, for an advisor with students of the school or who stands in for a colleague. */
export function AwaySection({ me }: { me: Me }) {
  const { data } = useQuery(query('GET /advising/covers/{id}', { id: me.userId }))
  if (!data || (data.ofSchool === 0 && !data.by && data.for.length === 0)) return null
  return (
    <Card component="section" aria-labelledby="away">
      <Title order={2} id="away" mb="xs">
        Away
      </Title>
      <Cover advisor={{ id: me.userId, fullName: me.fullName }} covers={data} isOwn />
    </Card>
  )
}
