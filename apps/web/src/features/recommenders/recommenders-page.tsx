import { limits } from '@bearings/domain/recommenders/options'
import { countSent, isWriting } from '@bearings/domain/recommenders/rules'
import type { LetterSchool, Recommender } from '@bearings/domain/recommenders/schema'
import { counted } from '@bearings/domain/words'
import { Card, Stack, Text, Title } from '@mantine/core'
import { IconMailHeart } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { query } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { BackLink } from '#ui/back-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FirstRows } from '#ui/first-rows.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { PageAction } from '#ui/page-action.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BySchool } from './by-school.tsx'
import { RecommenderRow } from './recommender-row.tsx'
import type { RecommendersSearch } from './recommenders-search.ts'
import { useDeleteRecommender } from './use-recommenders.ts'

const RecommenderDialog = lazyComponent(() => import('./recommender-dialog.tsx'), 'RecommenderDialog')

type Props = {
  search: RecommendersSearch
  /** What stands below each recommender: the request to them. */
  asking: ComponentType<{ recommender: Recommender; schools: readonly LetterSchool[]; today: string }>
  /** What the student writes and chooses for all of them. */
  settings: ReactNode
}

/** The people who write letters for the student, with the progress of each person and each school. */
export function RecommendersPage({ search, asking: Asking, settings }: Props) {
  usePreload(RecommenderDialog.load)
  const { data } = useSuspenseQuery(query('GET /recommenders'))
  const { recommenders, schools } = data
  const today = useToday()
  const remove = useDeleteRecommender()
  const navigate = useNavigate()
  const open = (to: RecommendersSearch) =>
    void navigate({ to: '/recommenders', search: to, replace: !to.add && !to.edit })
  const edited = recommenders.find(({ id }) => id === search.edit)
  const add = recommenders.length < limits.recommenders && (
    <PageAction isFirst={recommenders.length === 0} onClick={() => open({ add: true })}>
      Add Recommender
    </PageAction>
  )

  return (
    <Stack gap="lg" maw="var(--width-wide)">
      <PageHeader
        back={<BackLink to="/schools">My School List</BackLink>}
        title="Recommenders"
        count={recommenders.length > 0 && summaryOf(recommenders, schools)}
      >
        {recommenders.length > 0 && add}
      </PageHeader>
      {recommenders.length === 0 ? (
        <EmptyState icon={IconMailHeart} title="Who knows you well?" action={add}>
          Add your counselor and the teachers you want to ask, and choose their schools. You will see whom to
          ask by when, and which letters have been sent.
        </EmptyState>
      ) : (
        <FirstRows rows={recommenders} first={5}>
          {(shown) => (
            <Card component="section" p={0} aria-label="Your recommenders">
              <ul className="container">
                {shown.map((one) => (
                  <RecommenderRow
                    key={one.id}
                    recommender={one}
                    schools={schools}
                    today={today}
                    onDelete={() => remove(one)}
                  >
                    <Asking recommender={one} schools={schools} today={today} />
                  </RecommenderRow>
                ))}
              </ul>
            </Card>
          )}
        </FirstRows>
      )}
      {schools.length > 0 && (
        <Stack component="section" gap="sm" aria-labelledby="by-school">
          <Title order={2} id="by-school">
            By school
          </Title>
          <BySchool schools={schools} recommenders={recommenders} today={today} />
        </Stack>
      )}
      {recommenders.length > 0 && settings}
      <Text size="sm" c="dimmed" maw="var(--width-text)">
        The letters themselves go through the Common App or your school’s counselor; Bearings sends none.{' '}
        <LinkAnchor
          to="/resources/guides/$slug"
          params={{ slug: 'recommendation-letters' }}
          inherit
          underline="always"
        >
          How to ask
        </LinkAnchor>
      </Text>
      <Suspense>
        {(search.add || edited) && (
          <RecommenderDialog
            key={edited?.id}
            recommender={edited}
            schools={schools}
            today={today}
            onClose={() => open({})}
          />
        )}
      </Suspense>
    </Stack>
  )
}

/** Returns "3 people, 4 of 9 letters sent". */
function summaryOf(recommenders: readonly Recommender[], schools: readonly LetterSchool[]): string {
  const letters = recommenders.filter(isWriting).flatMap((one) => one.letters)
  const { sent, of } = countSent(letters, schools)
  const isFull = recommenders.length >= limits.recommenders
  const people = `${counted(recommenders.length, 'person', 'people')}${isFull ? ', the maximum' : ''}`
  return of === 0 ? people : `${people}, ${sent} of ${counted(of, 'letter')} sent`
}
