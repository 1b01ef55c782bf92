import { spokenHere } from '@bearings/domain/language/speech'
import { say } from '@bearings/domain/say'
import { day } from '@bearings/domain/words'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { linkTo } from '#platform/navigation/link-to.ts'
import { useMayOpen } from '#platform/navigation/use-may-open.ts'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { Prose } from '../reading/prose.tsx'
import { Sources } from '../reading/sources.tsx'

/**
 * The answer to an open question, in English or Spanish, with its sources and the page for the next step.
 * @param isLinked Whether the page was opened for it: then it is brought into view, from however far down.
 */
export function OpenAnswer({ slug, isLinked }: { slug: string; isLinked: boolean }) {
  const { data: answer, error, refetch } = useQuery(query('GET /library/answers/{slug}', { slug }))
  const [inSpanish, setInSpanish] = useState(spokenHere() === 'es')
  const me = useMe()
  const mayOpen = useMayOpen()
  const place = useRef<HTMLDivElement>(null)
  const isShown = answer !== undefined
  useEffect(() => {
    if (!isShown || !isLinked) return
    // The router puts a new page at its top first.
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'center' }))
    return () => cancelAnimationFrame(frame)
  }, [isShown, isLinked])
  if (error)
    return <LoadError isPlain title={say('Error loading the answer.')} error={error} onRetry={refetch} />
  if (!answer) return <Skeleton height={96} aria-busy aria-label={say('Loading the answer...')} />
  const { html, spanish, next, checked, sources, certainty } = answer

  return (
    <Stack ref={place} gap="sm" maw="var(--width-text)">
      <div lang={inSpanish && spanish !== null ? 'es' : 'en'}>
        <Prose html={inSpanish ? (spanish ?? html) : html} />
      </div>
      <Group gap="sm">
        {next && mayOpen(next.url) && (me.role !== 'guardian' || next.url.startsWith('/resources/')) && (
          <LinkButton {...linkTo(next.url)} variant="default" size="sm">
            {spokenHere() === 'en' ? next.label : say('Open the page')}
          </LinkButton>
        )}
        {spanish !== null && (
          <Button
            variant="subtle"
            color="sea"
            size="sm"
            lang={inSpanish ? 'en' : 'es'}
            onClick={() => setInSpanish(!inSpanish)}
          >
            {inSpanish ? 'In English' : 'En español'}
          </Button>
        )}
      </Group>
      <Sources sources={sources} lang="en" />
      <Text size="sm" c="dimmed">
        <time dateTime={checked}>{say('Checked on {day}', { day: day(checked) })}</time>
        {certainty === 'likely' && `. ${say('Likely, but ask to be sure.')}`}
      </Text>
    </Stack>
  )
}
