import { say } from '@bearings/domain/say'
import { Group } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleText } from './article-text.tsx'
import cards from '../cards.module.css'

/** One article with its sources, and up to two more of the same category. */
export function ArticlePage({ slug }: { slug: string }) {
  const { role } = useMe()
  const { data: article } = useSuspenseQuery(query('GET /library/articles/{slug}', { slug }))
  const { data: all } = useSuspenseQuery(query('GET /library/articles'))
  const next = all.filter((one) => one.category === article.category && one.slug !== slug).slice(0, 2)

  return (
    <ArticleText
      article={article}
      back={
        <Group justify="space-between">
          <BackLink to="/resources/admitted-students-blog">{say('Blog')}</BackLink>
          {role === 'admin' && (
            <LinkButton
              to="/admin/articles/$slug"
              params={{ slug }}
              variant="default"
              size="compact-md"
              leftSection={<Icon of={IconPencil} size={16} />}
              className="no-print"
            >
              Edit
            </LinkButton>
          )}
        </Group>
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
