import { guideTopics } from '@bearings/domain/library/options'
import { searchGuides } from '@bearings/domain/library/rules'
import { say, translated } from '@bearings/domain/say'
import { Card, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/queries/api.ts'
import { FirstRows } from '#ui/first-rows.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RowLink } from '#ui/row-link.tsx'
import { SearchInput } from '#ui/search-input.tsx'
import { NothingFound } from '../nothing-found.tsx'
import { about } from './about.ts'
import { spokenGuide } from './spoken-guide.ts'
import classes from './guides-page.module.css'

/** All guides by topic, filtered by a search text. Those in Spanish come first for who reads Spanish. */
export function GuidesPage() {
  const { data: guides } = useSuspenseQuery(query('GET /library/guides'))
  const [q, setQ] = useState('')
  const found = searchGuides(guides, q).map(spokenGuide)
  const inOthers = found.filter(({ lang }) => lang !== 'en')
  const inEnglish = found.filter(({ lang }) => lang === 'en')

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
      {inOthers.length > 0 && <Guides title={say('In Spanish')} guides={inOthers} />}
      {guideTopics.map((topic) => {
        const ofTopic = inEnglish.filter((guide) => guide.topic === topic)
        return ofTopic.length > 0 && <Guides key={topic} title={say(topic)} guides={ofTopic} />
      })}
    </Stack>
  )
}

type Props = { title: string; guides: readonly ReturnType<typeof spokenGuide>[] }

function Guides({ title: heading, guides }: Props) {
  return (
    <Stack component="section" gap="sm" aria-label={heading}>
      <Title order={2}>{heading}</Title>
      <FirstRows rows={guides} first={4} wide={8}>
        {(shown) => (
          <Card component="ul" m={0} p={0} className={`block ${classes.rows}`}>
            {shown.map(({ slug, title, summary, readingMinutes, lang }) => (
              <li key={slug} className={`ruled hover-row row spread gap-6 ${classes.row}`}>
                <div lang={lang}>
                  <RowLink to="/resources/guides/$slug" params={{ slug }}>
                    {title}
                  </RowLink>
                  {/* A phone or a tablet lists the titles, of which it shows more at once. */}
                  <Text size="sm" c="dimmed" visibleFrom="md">
                    {summary}
                  </Text>
                </div>
                <Text span size="sm" c="dimmed" flex="none">
                  {say('{minutes} min', { minutes: readingMinutes })}
                </Text>
              </li>
            ))}
          </Card>
        )}
      </FirstRows>
    </Stack>
  )
}
