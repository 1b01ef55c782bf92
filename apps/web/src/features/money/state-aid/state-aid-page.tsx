import { academicCommonMarket } from '@bearings/domain/matching/tuition-exchange'
import { stateNames } from '@bearings/domain/states'
import { Anchor, Stack, Text } from '@mantine/core'
import { IconCoin } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ScholarshipRow } from '../scholarships/scholarship-row.tsx'
import { StateQuestion } from './state-question.tsx'

/** What the home state pays towards college, and what the student meets of each rule. */
export function StateAidPage() {
  const { data } = useSuspenseQuery(query('GET /money/state-aid'))
  const { state, isAbroad, programs } = data
  return (
    <Stack gap="lg" maw={1160}>
      <PageHeader
        title="State Aid"
        about={
          state === null
            ? 'Grants and scholarships that a state gives its residents, besides federal aid.'
            : `What ${stateNames[state] ?? state} gives its residents, besides federal aid. The best fit comes first; a usual date is that of earlier years.`
        }
      />
      {state === null ? (
        isAbroad ? (
          <EmptyState icon={IconCoin} title="State aid is for residents" action={<ToScholarships />}>
            You live outside the United States, so no state’s aid is for you.
          </EmptyState>
        ) : (
          <StateQuestion />
        )
      ) : programs.length === 0 ? (
        <EmptyState icon={IconCoin} title="Nothing known here yet" action={<ToScholarships />}>
          {`No program of ${stateNames[state] ?? state} is in Bearings. Ask your counselor, or its aid agency.`}
        </EmptyState>
      ) : (
        <>
          <ul className="panel" aria-label="Programs">
            {programs.map((program) => (
              <ScholarshipRow key={program.id} scholarship={program} onDelete={() => undefined} />
            ))}
          </ul>
          {academicCommonMarket.states.includes(state) && (
            <Text size="sm">
              In the{' '}
              <Anchor
                href={academicCommonMarket.page}
                target="_blank"
                rel="noreferrer"
                inherit
                underline="always"
              >
                {academicCommonMarket.name}
              </Anchor>{' '}
              you pay residents’ tuition in another Southern state for a major that no public university at
              home has. Look for your major in its list.
            </Text>
          )}
          <Text size="sm" c="dimmed">
            What you meet comes from your profile, and from your estimate in the{' '}
            <LinkAnchor to="/financial/aid-calculator" inherit underline="always">
              Aid Calculator
            </LinkAnchor>
            . Amounts and rules change each year: check the state’s page. Your home state is in{' '}
            <LinkAnchor to="/financial/net-price" inherit underline="always">
              Net Price
            </LinkAnchor>
            .
          </Text>
        </>
      )}
    </Stack>
  )
}

function ToScholarships() {
  return (
    <LinkButton to="/financial/scholarships" variant="default">
      See scholarships
    </LinkButton>
  )
}
