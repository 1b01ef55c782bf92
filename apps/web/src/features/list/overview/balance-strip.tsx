import { appliesFromAbroad } from '@bearings/domain/matching/from-abroad'
import { affordableInWords, type Mix } from '@bearings/domain/matching/list-balance'
import { listOddsText } from '@bearings/domain/matching/odds-text'
import { usualMix } from '@bearings/domain/matching/parameters'
import type { BalanceOfList } from '@bearings/domain/matching/placed-list'
import type { Means } from '@bearings/domain/matching/within-budget'
import { capitalized, counted } from '@bearings/domain/words'
import type { ReactNode } from 'react'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { WithinBudgetLink } from './within-budget-link.tsx'
import classes from './balance-strip.module.css'

const kinds: { kind: keyof Mix; name: string }[] = [
  { kind: 'reach', name: 'Reach' },
  { kind: 'target', name: 'Target' },
  { kind: 'likely', name: 'Likely' },
]

type Props = {
  balance: BalanceOfList
  means: Means
  target?: Mix
  /** Whether it is one low row, as on a phone: the odds and how many are missing. */
  isBrief: boolean
  /** Actions about what is missing. */
  children?: ReactNode
}

/**
 * The balance of a list: the odds of at least one admission, the number of schools of each kind, and what is
 * missing.
 */
export function BalanceStrip({ balance, means, target = usualMix, isBrief, children }: Props) {
  const missing = kinds.reduce((sum, { kind }) => sum + balance.missing[kind], 0)
  const isUnknown = balance.anyAffordable === null
  return (
    <section
      className={`panel stack ${classes.strip}`}
      aria-label="Balance of your list"
      data-brief={isBrief || undefined}
    >
      <div className={`stack ${classes.odds}`}>
        <span className="secondary line-18">{isBrief ? 'In somewhere' : 'At least one admission'}</span>
        <span className="key-figure">{oddsOf(balance, isBrief)}</span>
        {!isBrief && <span className="caption line-16">{basisOf(balance)}</span>}
      </div>
      <div className={`stack ${classes.odds}`}>
        <span className="secondary line-18">{isBrief ? 'Affordable' : 'At least one you can afford'}</span>
        {!(isBrief && isUnknown) && <span className="key-figure">{inWords(balance.anyAffordable)}</span>}
        {(!isBrief || isUnknown) && (
          <span className="caption line-16">
            <AffordableBasis balance={balance} means={means} />
          </span>
        )}
      </div>
      {!isBrief && (
        <ul className={`cluster gap-6 row-gap-2 ${classes.kinds}`}>
          {kinds.map(({ kind, name }) => (
            <li key={kind} className={`row gap-3 ${classes.kind}`}>
              <span className="key-figure">{balance.counts[kind]}</span>
              <div>
                <span className="secondary line-18">
                  <b className="ink strong">{name}</b> aim {target[kind]}
                </span>
                <Pips have={balance.counts[kind]} aim={target[kind]} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={`stack gap-1 text-small line-18 ${classes.missing}`}>
        {isBrief ? (
          <p>{missing > 0 ? `${missing} missing` : 'Nothing is missing'}</p>
        ) : (
          <p>
            {missingWords(balance)}{' '}
            <LinkAnchor to="/resources/how-matching-works" size="sm" underline="always" className="no-print">
              How matching works
            </LinkAnchor>
          </p>
        )}
        {children}
      </div>
    </section>
  )
}

function Pips({ have, aim }: { have: number; aim: number }) {
  const pips = Array.from({ length: Math.min(Math.max(have, aim), 12) }, (_, at) => at)
  return (
    <span className={`flex above-1 ${classes.pips}`} aria-hidden>
      {pips.map((at) => (
        <i key={at} data-filled={at < have || undefined} />
      ))}
    </span>
  )
}

function oddsOf({ inHand, any }: BalanceOfList, isBrief: boolean): string {
  if (inHand > 0) return `${isBrief ? 'In hand' : 'Already admitted'}: ${inHand}`
  return inWords(any)
}

function inWords(odds: number | null): string {
  if (odds === null) return '–'
  return capitalized(listOddsText(odds))
}

/** Says how much of the list is within the budget, or what has to be entered first. */
function AffordableBasis({ balance, means }: Pick<Props, 'balance' | 'means'>) {
  if (means.budget === null)
    return (
      <LinkAnchor to="/financial/net-price" inherit className="no-print">
        Enter what your family can pay
      </LinkAnchor>
    )
  if (means.incomeBracket === null && !appliesFromAbroad(means))
    return (
      <LinkAnchor to="/profile/edit/$step" params={{ step: 'background' }} inherit className="no-print">
        Add your family’s income
      </LinkAnchor>
    )
  return (
    <>
      {affordableInWords(balance)}
      <br />
      <WithinBudgetLink budget={means.budget} />
    </>
  )
}

function basisOf({ applications, open, unknown }: BalanceOfList): string {
  const known = `${counted(applications - open - unknown, 'application')} with odds`
  return [known, open > 0 && `${open} open`, unknown > 0 && `${unknown} not known`].filter(Boolean).join(', ')
}

const wanted: Record<keyof Mix, [one: string, many: string]> = {
  likely: ['a likely school', 'likely schools'],
  target: ['a target', 'targets'],
  reach: ['a reach', 'reaches'],
}

function missingWords({ missing, isSettled }: BalanceOfList): string {
  if (isSettled) return 'You have committed to a school, so nothing is missing.'
  const lacking = (['likely', 'target', 'reach'] as const).filter((kind) => missing[kind] > 0)
  if (lacking.length === 0) return 'Nothing is missing: your list matches your target mix.'
  const words = lacking.map((kind) =>
    missing[kind] === 1 ? wanted[kind][0] : `${missing[kind]} ${wanted[kind][1]}`,
  )
  return `Missing: ${new Intl.ListFormat('en').format(words)}.`
}
