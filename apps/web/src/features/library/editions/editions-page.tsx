import { Stack } from '@mantine/core'
import { IconNews, IconPlus } from '@tabler/icons-react'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { MoreRows } from '#ui/more-rows.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { editionPages } from './editions-query.ts'
import type { EditionsSearch } from './editions-search.ts'
import { EditionsTable } from './editions-table.tsx'

const to = '/admin/articles' as const

/** The articles of the blog: those that ship with Bearings, and those that admins write here. */
export function EditionsPage({ search }: { search: EditionsSearch }) {
  const navigate = useNavigate()
  const pages = useSuspenseInfiniteQuery(editionPages(search))
  const articles = pages.data.pages.flatMap((page) => page.articles)
  const { q } = search
  const chip = (name: string, show: EditionsSearch['show']) => ({
    name,
    to,
    search: { q, ...(show && { show }) },
  })

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
      <FilterChips chips={[chip('All', undefined), chip('Drafts', 'drafts'), chip('Published', 'published')]}>
        <SearchField
          label="Search articles"
          placeholder="Title or address"
          value={q ?? ''}
          onSearch={(text) =>
            void navigate({ to, search: { ...search, q: text || undefined }, replace: true })
          }
        />
      </FilterChips>
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
      <MoreRows
        shown={articles.length > 0 ? `${articles.length} ${pages.hasNextPage ? 'shown' : 'in all'}` : ''}
        pages={pages}
      />
    </Stack>
  )
}
