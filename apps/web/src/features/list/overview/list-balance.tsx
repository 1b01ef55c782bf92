import type { ListEntry, TargetMix } from '@bearings/domain/list/schema'
import type { BalanceOfList } from '@bearings/domain/matching/placed-list'
import type { Means } from '@bearings/domain/matching/within-budget'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { useIsPhone } from '#ui/use-is-phone.ts'
import { BalanceStrip } from './balance-strip.tsx'
import classes from './list-balance.module.css'

const SuggestionsCard = lazyComponent(() => import('./suggestions-card.tsx'), 'SuggestionsCard')
const TargetDialog = lazyComponent(() => import('./target-dialog.tsx'), 'TargetDialog')

type Props = { balance: BalanceOfList; means: Means; target: TargetMix; entries: readonly ListEntry[] }

/** The balance of the list, with actions: suggestions that fill its gaps, and the target mix. */
export function ListBalance({ balance, means, target, entries }: Props) {
  usePreload(SuggestionsCard.load)
  usePreload(TargetDialog.load)
  const [isSuggesting, setSuggesting] = useState(false)
  const [isAiming, setAiming] = useState(false)
  const isBrief = useIsPhone() && !isSuggesting
  const lacks = Object.values(balance.missing).some((count) => count > 0)

  return (
    <>
      <BalanceStrip balance={balance} means={means} target={target} isBrief={isBrief}>
        <div className={`no-print cluster gap-1 ${classes.actions}`}>
          {lacks && (
            <Button
              {...(isBrief ? { variant: 'subtle', color: 'sea' } : { variant: 'default' })}
              size="compact-sm"
              aria-expanded={isSuggesting}
              onClick={() => setSuggesting((before) => !before)}
            >
              Suggest schools
            </Button>
          )}
          {!(isBrief && lacks) && (
            <Button variant="subtle" color="sea" size="compact-sm" onClick={() => setAiming(true)}>
              Set your mix
            </Button>
          )}
        </div>
      </BalanceStrip>
      <Suspense>
        {isSuggesting && (
          <SuggestionsCard missing={balance.missing} entries={entries} onClose={() => setSuggesting(false)} />
        )}
        {isAiming && <TargetDialog target={target} onClose={() => setAiming(false)} />}
      </Suspense>
    </>
  )
}
