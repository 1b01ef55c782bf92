import { spokenHere } from '@bearings/domain/language/speech'
import { say } from '@bearings/domain/say'
import { day } from '@bearings/domain/words'
import { Button, Group, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/queries/api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { ReadingPage } from '../reading/reading-page.tsx'
import { spokenGuide } from './spoken-guide.ts'

/** One guide with its sources, in Spanish if it is there and wanted, and the others of its topic. */
export function GuidePage({ slug }: { slug: string }) {
  const { data: guide } = useSuspenseQuery(query('GET /library/guides/{slug}', { slug }))
  const { data: all } = useSuspenseQuery(query('GET /library/guides'))
  const [wantsSpanish, setWantsSpanish] = useState(spokenHere() === 'es')
  const edition = wantsSpanish ? guide.spanish : null
  const next = all.filter((one) => one.topic === guide.topic && one.slug !== slug)

  return (
    <ReadingPage
      text={edition ?? guide}
      lang={edition ? 'es' : 'en'}
      eyebrow={say(guide.topic)}
      back={<BackLink to="/resources/guides">{say('Guides')}</BackLink>}
      by={
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            {say('{minutes} min read · checked against its sources on {day}', {
              minutes: guide.readingMinutes,
              day: day(guide.reviewed),
            })}
          </Text>
          {guide.spanish && (
            <Button
              variant="subtle"
              color="sea"
              size="compact-sm"
              lang={edition ? 'en' : 'es'}
              onClick={() => setWantsSpanish(!wantsSpanish)}
            >
              {edition ? 'In English' : 'En español'}
            </Button>
          )}
        </Group>
      }
      next={
        next.length > 0 && (
          <ul>
            {next.map((one) => (
              <li key={one.slug}>
                <LinkAnchor to="/resources/guides/$slug" params={{ slug: one.slug }} lh="36px">
                  <span lang={spokenGuide(one).lang}>{spokenGuide(one).title}</span>
                </LinkAnchor>
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}
