import { hasCommitted } from '@bearings/domain/list/options'
import { countSent } from '@bearings/domain/list/rules'
import type { ListEntry, ListStatus } from '@bearings/domain/list/schema'
import { bestScore } from '@bearings/domain/matching/concordance'
import { usualMix } from '@bearings/domain/matching/parameters'
import { balanceOfList, placeList } from '@bearings/domain/matching/placed-list'
import { counted } from '@bearings/domain/words'
import { Group, Stack, Text } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { memo, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useApplicant } from '#colleges/matching/use-applicant.ts'
import { useMeans } from '#colleges/matching/use-means.ts'
import { useChangeEntry } from '#colleges/plan/use-change-entry.ts'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { query } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { ExportButton } from '#ui/export-button.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageAction } from '#ui/page-action.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TrashLink } from '#ui/trash-link.tsx'
import { useIsPhone } from '#ui/use-is-phone.ts'
import { AskedOffer } from '../asked/asked-offer.tsx'
import { loadPlanForm } from '../plan/plan-editor.tsx'
import { SuggestedCard } from '../suggested/suggested-card.tsx'
import { useRemoveSchool } from '../use-remove-school.ts'
import { arranged } from './arrange.ts'
import type { AskedOfSchool } from './asked-of-school.ts'
import { EmptyList } from './empty-list.tsx'
import { labeled, labelsOfList } from './labels-of-list.ts'
import { ListBalance } from './list-balance.tsx'
import type { Filters, ListSearch } from './list-search.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { PlanWarnings, ToWithdraw } from './plan-warnings.tsx'
import { PricesNote } from './prices-note.tsx'
import { SchoolsTable } from './schools-table.tsx'
import { useDensity } from './use-density.ts'
import { useNextStepsNotice } from './use-next-steps-notice.ts'

const RemoveSchoolDialog = lazyComponent(() => import('./remove-school-dialog.tsx'), 'RemoveSchoolDialog')

type Props = {
  search: Filters
  Asked: AskedOfSchool
  onAdd: (add: NonNullable<ListSearch['add']>) => void
}

/**
 * The schools with their filters. It is not rendered again when a dialog opens over it: on a slow device, that would
 * delay the answer to the press.
 */
export const SchoolList = memo(function SchoolList({ search, Asked, onAdd }: Props) {
  usePreload(loadPlanForm)
  usePreload(RemoveSchoolDialog.load)
  const { data: entries } = useSuspenseQuery(query('GET /schools/list'))
  const today = useToday()
  const subject = useApplicant()
  const { applicant } = subject
  const means = useMeans(subject)
  const { data: target = usualMix } = useQuery(query('GET /schools/list/target'))
  const { mutate: changeEntry } = useChangeEntry()
  const sayWhatComesNext = useNextStepsNotice(today)
  const isOver = hasCommitted(entries)
  const removeSchool = useRemoveSchool()
  const placed = useMemo(
    () => applicant && placeList(entries, applicant, today, means),
    [entries, applicant, today, means],
  )
  const labels = placed ? labelsOfList(placed) : undefined
  // The rows take longer to render than the filters, which show at once what was pressed.
  const filter = useDeferredValue(search)
  const shown = arranged(labeled(entries, labels, filter.labels), filter, today)
  const changeStatus = useCallback(
    (entry: ListEntry, status: ListStatus) => {
      changeEntry({ id: entry.id, status })
      if (!isOver || status === 'Committed') sayWhatComesNext(entry, status)
    },
    [changeEntry, isOver, sayWhatComesNext],
  )
  const [removing, setRemoving] = useState<ListEntry | null>(null)
  const isPhone = useIsPhone()
  const { isCompact, setCompact } = useDensity()
  const hasCompactRows = useDeferredValue(isCompact)

  return (
    <Stack gap="md" maw="var(--width-wide)">
      <PageHeader title="My School List" count={!isPhone && entries.length > 0 && summary(entries)}>
        {entries.length > 0 && (
          <Group gap="xs" className="no-print">
            <LinkButton to="/schools/find" variant="default">
              Find Schools
            </LinkButton>
            {!isPhone && (
              <>
                <LinkButton to="/recommenders" variant="default">
                  Recommenders
                </LinkButton>
                <ExportButton path="/schools/list/export" fileName="my-schools.csv" />
              </>
            )}
            <PageAction onClick={() => onAdd(true)}>Add School</PageAction>
          </Group>
        )}
      </PageHeader>
      <SuggestedCard />
      <ToWithdraw entries={entries} />
      <PlanWarnings entries={entries} />
      {entries.length === 0 ? (
        <EmptyList onAdd={() => onAdd(true)} onList={() => onAdd('list')} />
      ) : (
        <>
          {placed && (
            <ListBalance
              balance={balanceOfList(placed, target)}
              means={means}
              target={target}
              entries={entries}
            />
          )}
          <AskedOffer onOpen={() => onAdd('asked')} />
          <ListToolbar
            entries={entries}
            labels={labels}
            search={search}
            isCompact={isCompact}
            onCompact={setCompact}
          />
          {shown.length === 0 ? (
            <NothingHere search={filter} />
          ) : (
            <SchoolsTable
              isCompact={hasCompactRows}
              isByForm={filter.sort === 'form'}
              entries={shown}
              you={applicant && bestScore(applicant)}
              applicant={applicant}
              placed={placed}
              means={means}
              today={today}
              hasCommitted={isOver}
              Asked={Asked}
              onStatus={changeStatus}
              onRemove={setRemoving}
            />
          )}
          <PricesNote entries={shown} means={means} />
        </>
      )}
      <Group gap="xl">
        {isPhone && <LinkAnchor to="/recommenders">Recommenders</LinkAnchor>}
        <TrashLink to="/schools/trash" />
      </Group>
      <Suspense>
        {removing && (
          <RemoveSchoolDialog
            name={removing.name}
            onCancel={() => setRemoving(null)}
            onConfirm={() => {
              removeSchool.mutate({ id: removing.id })
              setRemoving(null)
            }}
          />
        )}
      </Suspense>
    </Stack>
  )
})

/** The message that no school has this stage, status or label, with a link to all schools. */
function NothingHere({ search: { sort } }: { search: Filters }) {
  return (
    <Group gap="sm">
      <Text c="dimmed">Nothing here yet.</Text>
      <LinkButton to="/schools" search={{ sort }} variant="default" size="xs">
        Show all
      </LinkButton>
    </Group>
  )
}

function summary(entries: ListEntry[]): string {
  const submitted = countSent(entries)
  const schools = counted(entries.length, 'school')
  return submitted > 0 ? `${schools}, ${submitted} submitted` : schools
}
