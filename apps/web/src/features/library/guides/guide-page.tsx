import { spokenHere } from '@bearings/domain/language/speech'
import { day } from '@bearings/domain/words'
import { Button, Group, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/queries/api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { ReadingPage } from '../reading/reading-page.tsx'

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
      lang={edition ? 'es' : undefined}
      eyebrow={guide.topic}
      back={<BackLink to="/resources/guides">Guides</BackLink>}
      by={
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            {guide.readingMinutes} min read · checked against its sources on{' '}
            <time dateTime={guide.reviewed}>{day(guide.reviewed)}</time>
          </Text>
          {guide.spanish && (
            <Button
              variant="subtle"
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
                  {one.title}
                </LinkAnchor>
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}
