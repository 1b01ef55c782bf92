import type { Me } from '@bearings/domain/accounts/schema'
import { isToStart } from '@bearings/domain/essays/rules'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { counted } from '@bearings/domain/words'
import { Stack, Text } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { query } from '#platform/queries/api.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { PageAction } from '#ui/page-action.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TrashLink } from '#ui/trash-link.tsx'
import { shared } from './arrange.ts'
import { DeleteEssayDialog } from './delete-essay-dialog.tsx'
import { EssaySections } from './essay-sections.tsx'
import type { EssaysSearch } from './essays-search.ts'
import { EssaysToolbar } from './essays-toolbar.tsx'
import { NoEssays } from './no-essays.tsx'
import { useDeleteEssay } from './use-delete-essay.ts'

const AddEssayDialog = lazyComponent(() => import('../details/add-essay-dialog.tsx'), 'AddEssayDialog')

export function EssaysPage({ me, search }: { me: Me; search: EssaysSearch }) {
  const queryClient = useQueryClient()
  usePreload(AddEssayDialog.load)
  usePreload(useCallback(() => queryClient.prefetchQuery(query('GET /library/essays')), [queryClient]))
  const { data: essays } = useSuspenseQuery(query('GET /essays'))
  const { data: schools } = useSuspenseQuery(query('GET /schools/list'))
  const deleteEssay = useDeleteEssay()
  const [deleting, setDeleting] = useState<EssaySummary | null>(null)
  const navigate = useNavigate()
  const { add, status, sort } = search
  const shown = useMemo(() => ({ status, sort }), [status, sort])
  // The sections take longer to render than the filters, which show at once what was pressed.
  const filter = useDeferredValue(shown)
  const isFirst = essays.length === 0 && schools.length === 0
  const setAdding = useCallbackRef(
    (section: string | undefined) =>
      void navigate({ to: '/essays', search: { ...shown, add: section }, replace: section === undefined }),
  )

  return (
    <Stack gap="lg" maw="var(--width-wide)">
      <PageHeader title="Essay Management" count={summaryOf(essays)}>
        {!isFirst && <PageAction onClick={() => setAdding(shared)}>Add Essay</PageAction>}
      </PageHeader>
      {essays.length > 0 && <EssaysToolbar essays={essays} search={shown} />}
      {isFirst && <NoEssays onAdd={() => setAdding(shared)} />}
      {!isFirst && (
        <EssaySections
          essays={essays}
          schools={schools}
          me={me}
          search={filter}
          onAdd={setAdding}
          onDelete={setDeleting}
        />
      )}
      {schools.length === 0 && !isFirst && (
        <Text c="dimmed">
          Each school on{' '}
          <LinkAnchor to="/schools" inherit underline="always">
            your list
          </LinkAnchor>{' '}
          gets its own section here.
        </Text>
      )}
      <TrashLink to="/essays/trash" />
      <Suspense>
        {add !== undefined && (
          <AddEssayDialog
            section={add}
            schools={schools}
            search={shown}
            onClose={() => setAdding(undefined)}
          />
        )}
      </Suspense>
      {deleting && (
        <DeleteEssayDialog
          essay={deleting}
          onCancel={() => setDeleting(null)}
          onConfirm={() => {
            deleteEssay.mutate({ id: deleting.id })
            setDeleting(null)
          }}
        />
      )}
    </Stack>
  )
}

/** Returns "12 essays, 5 still to start", or the purpose of the page. */
function summaryOf(essays: readonly EssaySummary[]): string {
  if (essays.length === 0)
    return 'Collect everything each school asks you to write. Every version you save is kept.'
  const toStart = essays.filter(isToStart).length
  return toStart === 0
    ? counted(essays.length, 'essay')
    : `${counted(essays.length, 'essay')}, ${toStart} still to start`
}
