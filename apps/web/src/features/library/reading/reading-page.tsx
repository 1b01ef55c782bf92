import type { Article } from '@bearings/domain/library/schema'
import { say } from '@bearings/domain/say'
import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from './prose.tsx'
import { Sources } from './sources.tsx'

type Props = {
  text: Pick<Article, 'title' | 'summary' | 'html' | 'sources'>
  /** The language of the text, if it is not the page's. */
  lang?: string | undefined
  eyebrow: string
  back: ReactNode
  /** The author and date. */
  by: ReactNode
  /** More to read on the same subject. */
  next: ReactNode
  /** Whether it stands below a heading of another page. */
  isPart?: boolean
}

/** The layout of a text to read: lines of limited length, and its sources at the end. */
export function ReadingPage({ text, lang, eyebrow, back, by, next, isPart = false }: Props) {
  const { title, summary, html, sources } = text
  return (
    <Stack gap="xl" maw="var(--width-text)">
      <Stack gap="md">
        <PageHeader
          title={<span lang={lang}>{title}</span>}
          about={<span lang={lang}>{summary}</span>}
          eyebrow={eyebrow}
          back={back}
          isPart={isPart}
        />
        {by}
      </Stack>
      <div lang={lang}>
        <Prose html={html} />
      </div>
      <Sources sources={sources} lang={lang} />
      {next && (
        <Stack component="section" gap="sm" aria-label={say('Read next')} className="no-print">
          <Title order={2}>{say('Read next')}</Title>
          {next}
        </Stack>
      )}
    </Stack>
  )
}
