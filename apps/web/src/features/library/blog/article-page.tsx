import { day } from '@bearings/domain/words'
import { Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Initials } from '../initials.tsx'
import { ReadingPage } from '../reading/reading-page.tsx'
import { ArticleCard } from './article-card.tsx'
import cards from '../cards.module.css'

/** One article, its sources, and two more on the same subject. */
export function ArticlePage({ slug }: { slug: string }) {
  const { data: article } = useSuspenseQuery(query('GET /library/articles/{slug}', { slug }))
  const { data: all } = useSuspenseQuery(query('GET /library/articles'))
  const { category, author, published, readingMinutes } = article
  const next = all.filter((one) => one.category === category && one.slug !== slug).slice(0, 2)

  return (
    <ReadingPage
      text={article}
      eyebrow={category}
      back={<BackLink to="/resources/admitted-students-blog">Blog</BackLink>}
      by={
        <div className={cards.foot}>
          <Initials of={author} />
          <Text span size="sm" c="dimmed">
            {author} · <time dateTime={published}>{day(published)}</time> · {readingMinutes} min read
          </Text>
        </div>
      }
      next={
        next.length > 0 && (
          <ul className={cards.two}>
            {next.map((one) => (
              <ArticleCard key={one.slug} article={one} />
            ))}
          </ul>
        )
      }
    />
  )
}
