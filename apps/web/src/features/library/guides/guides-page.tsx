import { guideTopics } from '@bearings/domain/library/options'
import { searchGuides } from '@bearings/domain/library/rules'
import { say, translated } from '@bearings/domain/say'
import { Card, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/queries/api.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { RowLink } from '#ui/row-link.tsx'
import { SearchInput } from '#ui/search-input.tsx'
import { NothingFound } from '../nothing-found.tsx'
import { about } from './about.ts'
import { spokenGuide } from './spoken-guide.ts'
import classes from './guides-page.module.css'

/** All guides by topic, filtered by a search text. */
export function GuidesPage() {
  const { data: guides } = useSuspenseQuery(query('GET /library/guides'))
  const [q, setQ] = useState('')
  const found = searchGuides(guides, q)

  return (
    <Stack gap="lg" maw="var(--width-page)">
      <PageHeader title={say('Guides')} about={translated(about)} />
      <SearchInput
        label={say('Search guides')}
        placeholder={say('Search guides...')}
        maw="var(--width-form)"
        value={q}
        onType={setQ}
      />
      <NothingFound isShown={found.length === 0} title={say('No guides found')}>
        {say('Try fewer letters.')}
      </NothingFound>
      {guideTopics.map((topic) => {
        const ofTopic = found.filter((guide) => guide.topic === topic)
        return (
          ofTopic.length > 0 && (
            <Stack key={topic} component="section" gap="sm" aria-label={say(topic)}>
              <Title order={2}>{say(topic)}</Title>
              <Card component="ul" m={0} p={0}>
                {ofTopic.map(spokenGuide).map(({ slug, title, summary, readingMinutes, lang }) => (
                  <li key={slug} className={`ruled hover-row row spread gap-6 ${classes.row}`}>
                    <div lang={lang}>
                      <RowLink to="/resources/guides/$slug" params={{ slug }}>
                        {title}
                      </RowLink>
                      <Text size="sm" c="dimmed">
                        {summary}
                      </Text>
                    </div>
                    <Text span size="sm" c="dimmed" flex="none">
                      {say('{minutes} min', { minutes: readingMinutes })}
                    </Text>
                  </li>
                ))}
              </Card>
            </Stack>
          )
        )
      })}
    </Stack>
  )
}
