import { Stack } from '@mantine/core'
import { IconNews, IconPlus } from '@tabler/icons-react'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ListFilters } from '#ui/list-filters.tsx'
import { MoreRows } from '#ui/more-rows.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import type { EditionsSearch } from './editions-search.ts'
import { EditionsTable } from './editions-table.tsx'

const to = '/admin/articles' as const

/** The articles of the blog: those that ship with Bearings, and those that admins write here. */
export function EditionsPage({ search }: { search: EditionsSearch }) {
  const pages = useSuspenseInfiniteQuery(pagesOf('GET /library/editions', search))
  const articles = pages.data.pages.flatMap((page) => page.articles)
  const { q } = search

  return (
    <Stack gap="lg">
      <PageHeader
        title="Articles"
        about="The articles on the blog: those that ship with Bearings, and those that admins write here."
      >
        <LinkButton to="/admin/articles/$slug" params={{ slug: 'new' }} leftSection={<Icon of={IconPlus} />}>
          New Article
        </LinkButton>
      </PageHeader>
      <ListFilters
        to={to}
        search={search}
        filters={[
          { name: 'All' },
          { name: 'Drafts', show: 'drafts' },
          { name: 'Published', show: 'published' },
        ]}
        label="Search articles"
        placeholder="Title or address"
      />
      {articles.length === 0 ? (
        <EmptyState
          icon={IconNews}
          title={q ? 'No article matches' : 'No drafts'}
          action={
            <LinkButton to={to} search={{}} variant="default" replace>
              Show all
            </LinkButton>
          }
        >
          {q ? 'Try fewer letters.' : 'Articles that are not published yet appear here.'}
        </EmptyState>
      ) : (
        <EditionsTable articles={articles} />
      )}
      <MoreRows shown={articles.length} pages={pages} />
    </Stack>
  )
}
