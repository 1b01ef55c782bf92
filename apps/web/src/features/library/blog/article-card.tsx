import type { ArticleSummary } from '@bearings/domain/library/schema'
import { say } from '@bearings/domain/say'
import { day } from '@bearings/domain/words'
import { Group, Text } from '@mantine/core'
import { Chip } from '#ui/chip.tsx'
import { RowLink } from '#ui/row-link.tsx'
import { Initials } from '../initials.tsx'
import classes from '../cards.module.css'

type Props = { article: ArticleSummary; isLarge?: boolean }

/** A card with an article's title, summary, author and date. */
export function ArticleCard({ article, isLarge = false }: Props) {
  const { slug, title, summary, category, tags, author, published, readingMinutes } = article
  const more = tags.length - 2
  return (
    <li>
      <article className={`panel hover-row wrap-anywhere column gap-10px pad-5 ${classes.card}`}>
        <Group gap={6}>
          <Chip tone="sea">{say(category)}</Chip>
        </Group>
        <h3 lang="en" className={isLarge ? `${classes.title} ${classes.large}` : classes.title}>
          <RowLink to="/resources/admitted-students-blog/$slug" params={{ slug }}>
            {title}
          </RowLink>
        </h3>
        <Text c="dimmed" lang="en">
          {summary}
        </Text>
        {!isLarge && (
          <Group gap={6} visibleFrom="sm">
            {tags.slice(0, 2).map((tag) => (
              <Chip key={tag} tone="plain" lang="en">
                {tag}
              </Chip>
            ))}
            {more > 0 && <Chip tone="plain">{`+${more}`}</Chip>}
          </Group>
        )}
        <div className={`secondary row gap-10px line-18 ${classes.foot}`}>
          <Initials of={author} />
          <span>
            <span lang="en">{author}</span>
            <br />
            <time dateTime={published}>{day(published)}</time> ·{' '}
            {say('{minutes} min read', { minutes: readingMinutes })}
          </span>
        </div>
      </article>
    </li>
  )
}
