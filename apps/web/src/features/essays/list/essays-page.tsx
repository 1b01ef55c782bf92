import type { Me } from '@bearings/domain/accounts/schema'
import { isToStart, reusableFor } from '@bearings/domain/essays/rules'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { counted } from '@bearings/domain/words'
import { Accordion, Stack, Text } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { query } from '#platform/api.ts'
import { lazyComponent } from '#platform/lazy-component.tsx'
import { preload, usePreload } from '#platform/preload.ts'
import { useToday } from '#platform/use-today.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { PageAction } from '#ui/page-action.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TrashLink } from '#ui/trash-link.tsx'
import { type Section, sectionsOf, shared, withoutEmpty } from './arrange.ts'
import { DeleteEssayDialog } from './delete-essay-dialog.tsx'
import { EmptySchools } from './empty-schools.tsx'
import { EssaySection } from './essay-section.tsx'
import type { EssaysSearch } from './essays-search.ts'
import { EssaysToolbar } from './essays-toolbar.tsx'
import { NoEssays } from './no-essays.tsx'
import { useDeleteEssay } from './use-delete-essay.ts'
import classes from './essays-page.module.css'

const AddEssayDialog = lazyComponent(() => import('../details/add-essay-dialog.tsx'), 'AddEssayDialog')

/** The key of the row of schools without essays, among the opened sections. */
const folded = 'empty'

/** All of the student's essays, by school. */
export function EssaysPage({ me, search }: { me: Me; search: EssaysSearch }) {
  const queryClient = useQueryClient()
  usePreload(AddEssayDialog.load)
  usePreload(useCallback(() => queryClient.prefetchQuery(query('GET /library/essays')), [queryClient]))
  const { data: essays } = useSuspenseQuery(query('GET /essays'))
  const { data: schools } = useSuspenseQuery(query('GET /schools/list'))
  const reuse = useMemo(() => reusableFor(essays), [essays])
  const deleteEssay = useDeleteEssay()
  const today = useToday()
  const [deleting, setDeleting] = useState<EssaySummary | null>(null)
  // Sections that were opened or closed by hand stay that way while the tab is open.
  const [opened, setOpened] = useSessionStorage<Record<string, boolean>>({
    key: 'bearings.essays.sections',
    defaultValue: {},
    getInitialValueInEffect: false,
  })
  const navigate = useNavigate()
  const { add, ...shown } = search
  const setAdding = (section: string | undefined) =>
    void navigate({ to: '/essays', search: { ...shown, add: section }, replace: section === undefined })

  const sections = sectionsOf(essays, schools, shown)
  const { sections: filled, empty } = withoutEmpty(sections)
  const areEmptyOpen = opened[folded] ?? false
  const isFirst = essays.length === 0 && schools.length === 0
  const open = sections
    .filter(({ id, essays: some }) => shown.status !== undefined || (opened[id] ?? some.length > 0))
    .map(({ id }) => id)

  const sectionFor = (section: Section) => (
    <EssaySection
      key={section.id}
      section={section}
      reuse={reuse}
      me={me}
      today={today}
      search={shown}
      onAdd={() => setAdding(section.id)}
      onDelete={setDeleting}
    />
  )

  return (
    <Stack gap="lg" maw={1240}>
      <PageHeader title="Essay Management" count={summaryOf(essays)}>
        {!isFirst && (
          <PageAction onClick={() => setAdding(shared)} onIntent={() => preload(AddEssayDialog.load)}>
            Add Essay
          </PageAction>
        )}
      </PageHeader>
      {essays.length > 0 && <EssaysToolbar essays={essays} search={shown} />}
      {sections.length === 0 && <Text c="dimmed">No essay has this status right now.</Text>}
      {isFirst && <NoEssays onAdd={() => setAdding(shared)} onIntent={() => preload(AddEssayDialog.load)} />}
      {!isFirst && (
        <Accordion
          multiple
          order={2}
          variant="separated"
          radius="lg"
          value={open}
          onChange={(now) =>
            setOpened((before) => ({
              ...before,
              ...Object.fromEntries(sections.map(({ id }) => [id, now.includes(id)])),
            }))
          }
          classNames={{
            item: classes.section!,
            control: classes.control!,
            label: classes.label!,
            content: classes.content!,
          }}
        >
          {filled.map(sectionFor)}
          <EmptySchools
            schools={empty}
            isOpen={areEmptyOpen}
            onToggle={() => setOpened((before) => ({ ...before, [folded]: !areEmptyOpen }))}
          />
          {areEmptyOpen && empty.map(sectionFor)}
        </Accordion>
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
