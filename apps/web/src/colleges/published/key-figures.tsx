import type { Figure, School } from '@bearings/domain/colleges/catalog/schema'
import { figureText } from '@bearings/domain/colleges/figure-text'
import { satOf } from '@bearings/domain/colleges/sat'
import { bestScore } from '@bearings/domain/matching/concordance'
import { oddsInWords, oddsOf } from '@bearings/domain/matching/odds-of'
import type { Placement } from '@bearings/domain/matching/placement'
import type { Applicant } from '@bearings/domain/matching/schema'
import type { Means } from '@bearings/domain/matching/within-budget'
import { billText, surplusText } from '@bearings/domain/price-text'
import { asRead, yearsInWords } from '@bearings/domain/words'
import type { ReactNode } from 'react'
import { priceName } from '../price-words.ts'
import { FigureStrip } from './figure-strip.tsx'
import { type PriceFigure, priceFigure } from './price-figure.ts'
import classes from './key-figures.module.css'

type Props = {
  school: School
  placement: Placement | null
  applicant: Applicant | null
  means: Means
  numberOf: (source: string) => number
  /** Whether the reader is the student. */
  isOwn?: boolean
}

/** The five most important figures of a college, each with the student's place in it. */
export function KeyFigures({ school, placement, applicant, means, numberOf, isOwn = true }: Props) {
  const { figures } = school
  const of = { numberOf, isOwn }
  return (
    // Scrolls sideways if it is too narrow, which must work by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label="Key figures" className={`panel stack ${classes.row}`} tabIndex={0}>
      <Admits {...of} figure={figures.admission_rate} placement={placement} school={school} />
      <Scores {...of} school={school} applicant={applicant} />
      <Price {...of} price={priceFigure(school, means)} name={priceName(means)} />
      <Share numberOf={numberOf} figure={figures.grad_rate_6yr} />
      <Earnings numberOf={numberOf} figure={figures.median_earnings_10yr} debt={figures.median_debt} />
    </section>
  )
}

type Numbered = { numberOf: Props['numberOf']; isOwn: boolean }

function Admits({
  figure,
  placement,
  school,
  numberOf,
  isOwn,
}: Numbered & { figure: Figure | undefined; placement: Placement | null; school: School }) {
  if (!figure) {
    const isOpen = school.facts.open_admissions?.value === 'yes'
    return <Missing label="Admits">{isOpen ? 'Open admission' : 'Not published'}</Missing>
  }
  const [odds, words] = [oddsOf(placement), oddsInWords(placement)]
  return (
    <Cell label="Admits" figure={figure} numberOf={numberOf}>
      <FigureStrip
        scale={[0, 1]}
        ends={['0', '100%']}
        band={odds ? [odds.low, odds.high] : undefined}
        you={odds?.middle}
        ring={odds ? undefined : figure.value}
      />
      {words && asRead(`${words} for you`, isOwn)}
    </Cell>
  )
}

function Scores({
  school,
  applicant,
  numberOf,
  isOwn,
}: Numbered & { school: School; applicant: Applicant | null }) {
  const sat = satOf(school)
  if (!sat) return <Missing label="SAT middle 50%">Not published</Missing>
  const you = applicant ? bestScore(applicant) : null
  const where = you === null ? null : you < sat.from ? 'below it' : you > sat.to ? 'above it' : 'within it'
  return (
    <Cell label="SAT middle 50%" figure={sat} text={`${sat.from}–${sat.to}`} numberOf={numberOf}>
      <FigureStrip
        scale={[Math.min(sat.from - 100, 1000), 1600]}
        ends={[String(Math.min(sat.from - 100, 1000)), '1600']}
        band={[sat.from, sat.to]}
        you={you ?? undefined}
      />
      {where && `${isOwn ? 'you' : 'theirs'} ${you}, ${where}`}
    </Cell>
  )
}

const priceLabels = { bracket: 'Net price, your income', all: 'Net price', 'full-cost': 'Full cost' }
const priceBasis = {
  bracket: 'a year, after grants',
  all: 'average of families with aid',
  'full-cost': 'a year, before any aid',
}

function Price({ price, name, numberOf, isOwn }: Numbered & { price: PriceFigure | null; name: string }) {
  if (!price) return <Missing label={name}>Not published</Missing>
  const { figure, amount, residents, of, residency } = price
  const most = Math.max(50_000, amount)
  const whose = {
    any: null,
    'in-state': 'for residents',
    'out-of-state': 'out of state',
    unknown: `out of state; ${billText(residents ?? amount)} for residents`,
  }[residency]
  const about = [priceBasis[of], of === 'full-cost' ? null : whose, surplusText(amount)]
  return (
    <Cell label={asRead(priceLabels[of], isOwn)} figure={figure} text={billText(amount)} numberOf={numberOf}>
      <FigureStrip
        scale={[0, most]}
        ends={['$0', `$${Math.round(most / 1000)}k`]}
        band={[Math.max(0, residents ?? 0), Math.max(0, amount)]}
      />
      {about.filter((part) => part !== null).join(', ')}
    </Cell>
  )
}

function Share({ figure, numberOf }: Pick<Numbered, 'numberOf'> & { figure: Figure | undefined }) {
  if (!figure) return <Missing label="Graduate in six years">Not published</Missing>
  return (
    <Cell label={figure.label} figure={figure} numberOf={numberOf}>
      <FigureStrip scale={[0, 1]} ends={['0', '100%']} ring={figure.value} />
      of those who start
    </Cell>
  )
}

function Earnings({
  figure,
  debt,
  numberOf,
}: Pick<Numbered, 'numberOf'> & { figure: Figure | undefined; debt: Figure | undefined }) {
  if (!figure) return <Missing label="Earnings after ten years">Not published</Missing>
  return (
    <Cell label="Earnings after ten years" figure={figure} numberOf={numberOf}>
      <FigureStrip scale={[20_000, 125_000]} ends={['$20k', '$125k']} ring={figure.value} />
      median{debt && `; debt ${figureText(debt)}`}
    </Cell>
  )
}

type CellProps = Pick<Numbered, 'numberOf'> & {
  label: string
  figure: Pick<Figure, 'source' | 'year' | 'unit'> & { value?: number }
  text?: string
  children: ReactNode
}

function Cell({ label, figure, text, numberOf, children }: CellProps) {
  const number = numberOf(figure.source)
  return (
    <div className={`stack shrinks content-start ${classes.cell}`}>
      <div className={`secondary line-18 ${classes.label}`}>
        {label} <sup aria-label={`source ${number}`}>{number}</sup>
      </div>
      <div className="key-figure unbroken">
        {text ?? figureText({ value: figure.value ?? 0, unit: figure.unit })}
      </div>
      <div className={`muted text-caption line-16 ${classes.about}`}>{children}</div>
      <div className="caption line-16">{yearsInWords(figure.year)}</div>
    </div>
  )
}

function Missing({ label, children }: { label: string; children: string }) {
  return (
    <div className={`stack shrinks content-start ${classes.cell}`}>
      <div className={`secondary line-18 ${classes.label}`}>{label}</div>
      <div className="key-figure unbroken">–</div>
      <div className={`muted text-caption line-16 ${classes.about}`}>{children}</div>
    </div>
  )
}
