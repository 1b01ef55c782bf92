import { topicTitle } from '@bearings/domain/library/answers/options'
import { searchAnswers } from '@bearings/domain/library/answers/rules'
import { say, translated } from '@bearings/domain/say'
import { Stack, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMayOpen } from '#platform/navigation/use-may-open.ts'
import { query } from '#platform/queries/api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SearchInput } from '#ui/search-input.tsx'
import { NothingFound } from '../nothing-found.tsx'
import type { AnswersSearch } from './answers-search.ts'
import { Questions } from './questions.tsx'
import { TopicLinks } from './topic-links.tsx'
import { about, title } from './words.ts'

/** All questions by topic, and those that a search finds; each opens to its answer. */
export function AnswersPage({ search }: { search: AnswersSearch }) {
  const { data: answers } = useSuspenseQuery(query('GET /library/answers'))
  const mayOpen = useMayOpen()
  const [q, setQ] = useState('')
  const isSearching = q.trim() !== ''
  const topic = search.topic ?? answers.find(({ slug }) => slug === search.open)?.topic
  const shown = isSearching ? searchAnswers(answers, q) : answers.filter((answer) => answer.topic === topic)

  return (
    <Stack gap="lg" maw="var(--width-page)">
      <PageHeader title={translated(title)} about={translated(about)} />
      <SearchInput
        label={say('Search questions')}
        placeholder={say('Search questions...')}
        maw="var(--width-form)"
        value={q}
        onType={setQ}
      />
      <NothingFound isShown={isSearching && shown.length === 0} title={say('No question found')}>
        {mayOpen('/navigator') ? 'Try fewer words, or ask the navigator.' : say('Try fewer words.')}
      </NothingFound>
      {shown.length === 0 && !isSearching && <TopicLinks answers={answers} />}
      {shown.length > 0 && (
        <Stack component="section" gap="sm" aria-labelledby="shown">
          {!isSearching && <BackLink to="/resources/answers">{say('All topics')}</BackLink>}
          <Title order={2} id="shown">
            {isSearching
              ? say('{count} found', { count: shown.length })
              : translated(topicTitle(shown[0]!.topic))}
          </Title>
          <Questions answers={shown} search={search} isSearching={isSearching} />
        </Stack>
      )}
    </Stack>
  )
}
