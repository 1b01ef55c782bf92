import type { Me } from '@bearings/domain/accounts/schema'
import { Card, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { Proposals } from '../caseload/proposals.tsx'
import { Cover } from './cover.tsx'

/**
 * The settings section on being away and leaving, for an advisor with students of the school, who stands in for a
 * colleague, or to whom one hands over.
 */
export function AwaySection({ me }: { me: Me }) {
  const { data: covers } = useQuery(query('GET /advising/covers/{id}', { id: me.userId }))
  const { data: proposals } = useQuery(query('GET /advising/moves/proposals'))
  if (!covers || !proposals) return null
  const { students, mine, toMe } = proposals
  const isAdvising = covers.ofSchool > 0 || students > 0
  const isConcerned = isAdvising || mine || toMe.length > 0 || covers.by || covers.for.length > 0
  if (!isConcerned) return null
  return (
    <Card component="section" aria-labelledby="away">
      <Title order={2} id="away" mb="xs">
        Away
      </Title>
      <Cover advisor={{ id: me.userId, fullName: me.fullName }} covers={covers} isOwn />
      <Proposals proposals={proposals} />
    </Card>
  )
}
