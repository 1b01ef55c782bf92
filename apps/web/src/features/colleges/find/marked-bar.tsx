import type { FindableCollege } from '@bearings/domain/colleges/find/schema'
import { Button, Text } from '@mantine/core'
import { useAddAll } from '#colleges/adding/use-add-all.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { mostCompared } from '../compare/compare-search.ts'
import type { Marked } from './use-marked.ts'
import classes from './marked-bar.module.css'

type Props = {
  marked: Marked
  colleges: readonly FindableCollege[]
  /** The colleges that are already on the list. */
  listed: ReadonlySet<number>
}

/**
 * The bar with the colleges marked for comparison, and the actions on all of them: compare, and add to the
 * list.
 */
export function MarkedBar({ marked: { ids, clear }, colleges, listed }: Props) {
  const addAll = useAddAll()
  if (ids.length === 0) return null
  const toAdd = ids.filter((id) => !listed.has(id))
  const names = ids.flatMap((id) => colleges.find(({ unitid }) => unitid === id)?.name ?? [])
  return (
    <section
      className={`no-print row gap-2 outlined-strong rounded-card on-surface ${classes.bar}`}
      aria-label="Selected to compare"
      data-bottom-bar
    >
      <div className={`fill ${classes.words}`}>
        <Text fw={600}>
          {ids.length} of {mostCompared} selected
        </Text>
        <Text size="sm" c="dimmed" truncate title={names.join(', ')}>
          {ids.length === 1 ? `${names.join('')}. Select one more to compare.` : names.join(', ')}
        </Text>
      </div>
      <Button variant="subtle" color="sea" className={classes.clear!} onClick={clear}>
        Clear selection
      </Button>
      {toAdd.length > 0 && (
        <Button
          variant="default"
          loading={addAll.isPending}
          onClick={() => addAll.mutate({ schools: toAdd.map((unitid) => ({ unitid })) })}
        >
          {toAdd.length > 1 ? 'Add all to My List' : 'Add to My List'}
        </Button>
      )}
      {ids.length > 1 && (
        <LinkButton to="/schools/compare" search={{ ids: ids.join(',') }}>
          Compare {ids.length}
        </LinkButton>
      )}
    </section>
  )
}
