import { planLabels } from '@bearings/domain/colleges/rules'
import type { Child, FamilyCollege } from '@bearings/domain/family/schema'
import { priceInWords } from '@bearings/domain/matching/price-words'
import { rangeOf } from '@bearings/domain/money/price/words'
import { say } from '@bearings/domain/say'
import { dollars } from '@bearings/domain/words'
import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { Chip } from '#ui/chip.tsx'
import { FirstRows } from '#ui/first-rows.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { StatusChip } from '#ui/status-chip.tsx'
import { paths } from './paths.ts'
import { givenName } from './use-child.ts'
import { words } from './words.ts'

/** The colleges on the student's list, with what a year costs this family. */
export function Colleges({ child }: { child: Child }) {
  const { id } = child
  const { data } = useSuspenseQuery(query('GET /family/children/{id}/colleges', { id }))
  const { data: money } = useSuspenseQuery(query('GET /family/children/{id}/money', { id }))
  if (!data.shared) return null
  const budget = money.budget ?? money.ofStudent?.budget ?? null
  return (
    <Stack component="section" gap="sm" aria-labelledby="colleges">
      <Title order={2} id="colleges">
        {say(words.colleges)}
      </Title>
      {data.colleges.length === 0 ? (
        <Card>
          <Text>{say(words.noColleges, { name: givenName(child) })}</Text>
        </Card>
      ) : (
        <FirstRows rows={data.colleges} first={4}>
          {(shown) => (
            <ResponsiveTable columns={[say(words.college), say(words.status), say(words.price)]}>
              {shown.map((college) => (
                <Row key={college.entryId} college={college} budget={budget} />
              ))}
            </ResponsiveTable>
          )}
        </FirstRows>
      )}
      {money.answers === null && (
        <Group gap="sm">
          <Text size="sm" c="dimmed" maw={560}>
            {say(words.fillInWhy)}
          </Text>
          <LinkButton to={paths.money}>{say(words.fillIn)}</LinkButton>
        </Group>
      )}
    </Stack>
  )
}

function Row({ college, budget }: { college: FamilyCollege; budget: number | null }) {
  const { unitid, name, plan, status, price } = college
  const { price: found, range } = price
  // An average of families of any income says nothing about this one's budget.
  const amount = found?.residents === null && found.of !== 'all' ? found.amount : null
  const isRange = range !== null && range.least < range.most
  return (
    <tr>
      <th scope="row">
        {unitid === null ? (
          <Text fw={600}>{name}</Text>
        ) : (
          <LinkAnchor to={paths.college(unitid)} fw={600} display="inline-block" py={4}>
            {name}
          </LinkAnchor>
        )}
        {plan && (
          <Text size="sm" c="dimmed">
            {say(planLabels[plan])}
          </Text>
        )}
      </th>
      <td data-label={say(words.status)}>
        <StatusChip status={status} />
      </td>
      <td data-label={say(words.price)}>
        <Text span fw={600}>
          {found ? priceInWords(found) : say(words.priceUnknown)}
        </Text>{' '}
        {amount !== null && budget !== null && (
          <Chip tone={amount <= budget ? 'kelp' : 'plain'}>
            {amount <= budget ? say(words.inBudget) : say(words.over, { amount: dollars(amount - budget) })}
          </Chip>
        )}
        {found?.of === 'all' && (
          <Text size="sm" c="dimmed">
            {say(words.ofAll)}
          </Text>
        )}
        {found?.of === 'bracket' && isRange && (
          <Text size="sm" c="dimmed">
            {say(words.remains, { range: rangeOf(range) })}
          </Text>
        )}
      </td>
    </tr>
  )
}
