import { compared } from '@bearings/domain/matching/comparison'
import { Button, Card, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { useToday } from '#platform/use-today.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useApplicant } from '../matching/use-applicant.ts'
import { useMeans } from '../matching/use-means.ts'
import { compareRows, placed } from './compare-rows.ts'
import { CompareTable } from './compare-table.tsx'

/** How many colleges stand side by side. */
export const mostCompared = 4

type Props = { ids: readonly number[]; onChange: (ids: number[]) => void }

/** Two to four colleges side by side, what sets them apart first. */
export function ComparePage({ ids, onChange }: Props) {
  const schools = useSuspenseQueries({
    queries: ids.map((unitid) => query('GET /schools/colleges/{unitid}', { unitid })),
  }).map(({ data }) => data)
  const { data: list = [] } = useQuery(query('GET /schools/list'))
  const { applicant, incomeBracket } = useApplicant()
  const means = useMeans(incomeBracket)
  const today = useToday()
  const columns = schools.map((school) => placed(school, applicant, means, today))
  const { differences, same } = compared(compareRows(columns, means))
  const others = list.flatMap(({ unitid, name }) =>
    unitid === null || ids.includes(unitid) ? [] : [{ value: String(unitid), label: name }],
  )

  return (
    <Stack gap="md" maw={1144}>
      <PageHeader title="Compare" about={`${ids.length} of ${mostCompared} colleges`}>
        <Group gap={8} className="no-print">
          {ids.length < mostCompared && others.length > 0 && (
            <NativeSelect
              aria-label="Add a college"
              value=""
              data={[{ value: '', label: 'Add a college from your list' }, ...others]}
              onChange={({ currentTarget }) => onChange([...ids, Number(currentTarget.value)])}
            />
          )}
          {ids.length > 1 && (
            <Button
              variant="default"
              leftSection={<Icon of={IconPrinter} size={18} />}
              onClick={() => window.print()}
            >
              Print
            </Button>
          )}
        </Group>
      </PageHeader>
      {ids.length < 2 && (
        <Card>
          <Text>
            {ids.length === 0 ? 'Choose two to four colleges' : 'Choose one to three more colleges'} to see
            what sets them apart.{' '}
            {others.length === 0 && 'The schools on your list are offered here: add some first.'}
          </Text>
        </Card>
      )}
      {ids.length > 0 && (
        <CompareTable
          columns={columns}
          differences={ids.length === 1 ? same : differences}
          same={ids.length === 1 ? [] : same}
          onRemove={(unitid) => onChange(ids.filter((id) => id !== unitid))}
        />
      )}
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed">
          What is furthest apart comes first; within a tenth counts as much the same. Odds are estimates, not
          promises.
        </Text>
        <LinkAnchor to="/resources/how-matching-works" size="sm" className="no-print">
          How matching works
        </LinkAnchor>
      </Group>
    </Stack>
  )
}
