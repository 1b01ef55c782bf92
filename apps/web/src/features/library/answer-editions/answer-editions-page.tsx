import { searchAnswers } from '@bearings/domain/library/answers/rules'
import { Stack, Text } from '@mantine/core'
import { IconMessageQuestion, IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FirstRows } from '#ui/first-rows.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import type { AnswerEditionsSearch } from './answer-editions-search.ts'
import { AnswerFilters } from './answer-filters.tsx'
import { AnswersTable } from './answers-table.tsx'

/** As many cards as are shown at once: who finds more types another word. */
const mostShown = 50

/** The questions that the navigator answers and the library lists: those of the files, and those written here. */
export function AnswerEditionsPage({ search }: { search: AnswerEditionsSearch }) {
  const { data: answers } = useSuspenseQuery(query('GET /library/answer-editions'))
  const { q = '', show, topic, certainty } = search
  const shown = (q ? searchAnswers(answers, q) : answers).filter(
    (answer) =>
      (topic === undefined || answer.topic === topic) &&
      (certainty === undefined || answer.certainty === certainty) &&
      (show !== 'changed' || answer.isChanged) &&
      (show !== 'hidden' || answer.isHidden),
  )

  return (
    <Stack gap="lg">
      <PageHeader
        title="Answers"
        about="What the navigator answers and the library lists. A change is read at once."
      >
        <LinkButton to="/admin/answers/$slug" params={{ slug: 'new' }} leftSection={<Icon of={IconPlus} />}>
          New Answer
        </LinkButton>
      </PageHeader>
      <AnswerFilters answers={answers} search={search} />
      {shown.length === 0 ? (
        <EmptyState
          icon={IconMessageQuestion}
          title="No answer matches"
          action={
            <LinkButton to="/admin/answers" search={{}} variant="default" replace>
              Show all
            </LinkButton>
          }
        >
          {q ? 'Try fewer words.' : 'Answers that are changed or hidden here appear here.'}
        </EmptyState>
      ) : (
        <FirstRows
          rows={shown.slice(0, mostShown)}
          first={15}
          after={
            <Text component="output" size="sm" c="dimmed">
              {shown.length > mostShown
                ? `${mostShown} of ${shown.length} shown. Search, or choose a topic, to see the others.`
                : `${shown.length} in all`}
            </Text>
          }
        >
          {(first) => <AnswersTable answers={first} />}
        </FirstRows>
      )}
    </Stack>
  )
}
