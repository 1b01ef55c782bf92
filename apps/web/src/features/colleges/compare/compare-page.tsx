import { linksIn } from '@bearings/domain/advising/links/my-links'
import { counted, inProse } from '@bearings/domain/words'
import { Button, Card, Group, NativeSelect, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core'
import { IconPlus, IconPrinter, IconShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useApplicant } from '#colleges/matching/use-applicant.ts'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { query } from '#platform/queries/api.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { mostCompared } from './compare-search.ts'
import { Comparison } from './comparison.tsx'
import { NothingToCompare } from './nothing-to-compare.tsx'
import classes from './compare-page.module.css'

const ShareDialog = lazyComponent(() => import('./share-dialog.tsx'), 'ShareDialog')

/**
 * The most colleges of the list offered as buttons while there is nothing to compare; the menu has all of
 * them.
 */
const mostOffered = 6

type Props = {
  ids: readonly number[]
  onAdd: (unitid: number) => void
  onRemove: (unitid: number) => void
}

/** Up to four colleges side by side, for the student. */
export function ComparePage({ ids, onAdd, onRemove }: Props) {
  usePreload(ShareDialog.load)
  const { data: list = [], isSuccess, isPending, error, refetch } = useQuery(query('GET /schools/list'))
  const { data: essays = [] } = useQuery(query('GET /essays'))
  const { data: mine } = useQuery(query('GET /advising/link'))
  const subject = useApplicant()
  const [isSharing, setSharing] = useState(false)
  const others = list.flatMap(({ unitid, name }) =>
    unitid === null || ids.includes(unitid) ? [] : [{ value: String(unitid), label: name }],
  )

  return (
    <Stack gap="md" maw={1144} className="print-wide">
      <PageHeader
        title="Compare"
        count={ids.length > 0 ? counted(ids.length, 'college') : `up to ${mostCompared} colleges`}
      >
        <Group gap={8} wrap="nowrap" className="no-print">
          {ids.length < mostCompared && others.length > 0 && (
            <NativeSelect
              aria-label="Add a college"
              flex="1 1 240px"
              miw={0}
              value=""
              data={[{ value: '', label: 'Add a college from your list' }, ...others]}
              onChange={({ currentTarget }) => onAdd(Number(currentTarget.value))}
            />
          )}
          {ids.length > 1 && mine?.link && (
            <Button
              variant="default"
              leftSection={<Icon of={IconShare} size={18} />}
              onClick={() => setSharing(true)}
            >
              Share
            </Button>
          )}
          {ids.length > 1 && (
            // Printing is for a desk, and a phone has no room for it.
            <Button
              variant="default"
              visibleFrom="sm"
              leftSection={<Icon of={IconPrinter} size={18} />}
              onClick={() => window.print()}
            >
              Print
            </Button>
          )}
        </Group>
      </PageHeader>
      {ids.length === 0 && error && list.length === 0 && (
        <LoadError title="Error loading your schools" error={error} onRetry={refetch} />
      )}
      {ids.length === 0 && isPending && <OfferSkeleton />}
      {ids.length === 0 && isSuccess && others.length === 0 && <NothingToCompare />}
      {ids.length < 2 && ids.length + others.length > 0 && (
        <Card>
          <Text>
            {ids.length === 0 ? 'Choose two to four colleges' : 'Choose one to three more colleges'} to see
            what sets them apart.{' '}
            {others.length === 0
              ? 'The schools on your list are offered here: add some first, or check '
              : 'Any other college can be added where you find it: check '}
            <em>Compare</em> beside its name in <LinkAnchor to="/schools/find">Find Schools</LinkAnchor>.
          </Text>
          {others.length > 0 && (
            <Group gap={8} mt="md">
              {others.slice(0, mostOffered).map(({ value, label }) => (
                <Button
                  key={value}
                  variant="default"
                  classNames={{ root: classes.offered!, label: classes.offeredName! }}
                  leftSection={<Icon of={IconPlus} size={18} />}
                  onClick={() => onAdd(Number(value))}
                >
                  {label}
                </Button>
              ))}
            </Group>
          )}
        </Card>
      )}
      {ids.length > 0 && (
        <Comparison ids={ids} subject={subject} list={list} essays={essays} onRemove={onRemove} />
      )}
      <Suspense>
        {isSharing && mine?.link && (
          <ShareDialog
            ids={ids}
            advisor={inProse(
              linksIn(mine).map(({ advisor }) => advisor.fullName),
              'or',
            )}
            onClose={() => setSharing(false)}
          />
        )}
      </Suspense>
    </Stack>
  )
}

/** Gray blocks in the shape of the offer that stands there once the list has loaded. */
function OfferSkeleton() {
  return (
    <Card aria-busy>
      <VisuallyHidden component="output">Loading…</VisuallyHidden>
      <Skeleton height={22} width="min(32rem, 90%)" />
      <Group gap={8} mt="md">
        {[180, 220, 160].map((width) => (
          <Skeleton key={width} height={36} width={width} />
        ))}
      </Group>
    </Card>
  )
}
