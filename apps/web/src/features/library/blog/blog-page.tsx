import { articleCategories } from '@bearings/domain/library/options'
import { searchArticles } from '@bearings/domain/library/rules'
import type { ArticleSummary } from '@bearings/domain/library/schema'
import { say, translated } from '@bearings/domain/say'
import { Stack, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { query } from '#platform/queries/api.ts'
import { FilterButtons } from '#ui/filter-buttons.tsx'
import { FirstRows } from '#ui/first-rows.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SearchInput } from '#ui/search-input.tsx'
import { InEnglish } from '../in-english.tsx'
import { NothingFound } from '../nothing-found.tsx'
import { ArticleCard } from './article-card.tsx'
import type { BlogSearch } from './blog-search.ts'
import { about, title } from './words.ts'
import classes from '../cards.module.css'

const categories = () => [
  { value: undefined, name: say('All Articles') },
  ...articleCategories.map((category) => ({ value: category, name: say(category) })),
]

/** All articles, filtered by category and by a search text. */
export function BlogPage({ search: { category } }: { search: BlogSearch }) {
  const { data: articles } = useSuspenseQuery(query('GET /library/articles'))
  const navigate = useNavigate()
  const [q, setQ] = useState('')
  const found = searchArticles(articles, { q, category })
  const featured = found.filter((article) => article.featured)
  const others = found.filter((article) => !article.featured)

  return (
    <Stack gap="lg">
      <PageHeader title={translated(title)} about={translated(about)} />
      <InEnglish>{say('The articles are in English.')}</InEnglish>
      <SearchInput
        label={say('Search articles')}
        placeholder={say('Search articles...')}
        maw="var(--width-form)"
        value={q}
        onType={setQ}
      />
      <FilterButtons
        filters={categories()}
        value={category}
        onChange={(chosen) =>
          void navigate({
            to: '/resources/admitted-students-blog',
            search: chosen ? { category: chosen } : {},
            replace: true,
          })
        }
      />
      <NothingFound isShown={found.length === 0} title={say('No articles found')}>
        {say('Please check back later for new content.')}
      </NothingFound>
      {featured.length > 0 && <Articles heading={say('Featured Articles')} articles={featured} isLarge />}
      {others.length > 0 && <Articles heading={say('All Articles')} articles={others} />}
    </Stack>
  )
}

type Props = { heading: string; articles: ArticleSummary[]; isLarge?: boolean }

function Articles({ heading, articles, isLarge = false }: Props) {
  return (
    <Stack component="section" gap="sm" aria-label={heading}>
      <Title order={2}>{heading}</Title>
      <FirstRows rows={articles} first={4}>
        {(shown) => (
          <ul className={isLarge ? classes.two : classes.three}>
            {shown.map((article) => (
              <ArticleCard key={article.slug} article={article} isLarge={isLarge} />
            ))}
          </ul>
        )}
      </FirstRows>
    </Stack>
  )
}
