import type { Article } from '@bearings/domain/library/schema'
import { say } from '@bearings/domain/say'
import { day } from '@bearings/domain/words'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Initials } from '../initials.tsx'
import { ReadingPage } from '../reading/reading-page.tsx'
import cards from '../cards.module.css'

type Props = {
  article: Article
  back?: ReactNode
  next?: ReactNode
  /** Whether it stands below a heading of another page, as in a preview. */
  isPart?: boolean
}

/** An article as readers see it, on its own page and in the preview. */
export function ArticleText({ article, back, next, isPart = false }: Props) {
  const { category, author, published, readingMinutes } = article
  return (
    <ReadingPage
      text={article}
      lang="en"
      eyebrow={say(category)}
      back={back}
      by={
        <div className={`secondary row gap-10px line-18 ${cards.foot}`}>
          {author && <Initials of={author} />}
          <Text span size="sm" c="dimmed">
            {author && <span lang="en">{`${author} · `}</span>}
            <time dateTime={published}>{day(published)}</time> ·{' '}
            {say('{minutes} min read', { minutes: readingMinutes })}
          </Text>
        </div>
      }
      next={next}
      isPart={isPart}
    />
  )
}
