import type { AwardKind } from '../options.ts'

/** The costs that an offer has fields for. */
export type CostName = 'tuition' | 'housing' | 'books' | 'other'
export type Place = CostName | AwardKind

/** What a label names, besides one place: a sum of others, or an amount that is neither a cost nor an award. */
export type Named =
  | { is: 'place'; place: Place; note?: string }
  | { is: 'sum' | 'info' | 'unknown' }
  | { is: 'asked'; note: string }

/** What stands over a group of lines: `mixed` says nothing of any one of them. */
export type Section = 'costs' | 'gifts' | 'loans' | 'work' | 'mixed'

/** Words of letters, one a line; each is the beginning of a word, and `~` is any end of it. */
const words = (list: string): RegExp => {
  const each = list
    .trim()
    .split('\n')
    .map((word) => word.trim().replace(/ /g, '[ -]').replace(/~$/, '[\\p{L}]*'))
  return new RegExp(`(?:^|[^\\p{L}])(?:${each.join('|')})(?![\\p{L}])`, 'iu')
}

const loan = words(`
  loan~
  préstamo~
  prestamo~
  parentplus
  plus
  stafford
  perkins
  sub
  unsub
  subsid~
  unsubsid~
  fdsl~
  borrow~
  lender~
  must be repaid
  to be repaid
  repayable
  deferred payment
`)
/** Fees for a loan are a cost. */
const loanFee = words(`
  loan fee~
  loan origination~
  origination fee~
`)
const work = words(`
  work study
  workstudy
  fws
  fwsp
  work
  student employment
  campus employment
  campus job~
  trabajo
  empleo
`)
const grant = words(`
  grant~
  pell
  seog
  fseog
  waiver~
  remission
  exemption
  exención
  subvenci~
  tap
  map
  promise
  discount
`)
const scholarship = words(`
  scholar~
  fellowship~
  award~
  beca~
  merit
  prize~
  stipend
  honors
  bright futures
  hope
  excelsior
  tuition exchange
  gift~
`)
const sum = words(`
  total~
  subtotal
  sub total
  net price
  net cost
  costo neto
  precio neto
  remaining
  restante
  balance
  saldo
  left to pay
  amount due
  amount owed
  out of pocket
  cost of attendance
  costo de asistencia
  coa
  estimated bill
  you pay
  you would pay
  difference
`)
const info = words(`
  student aid index
  índice de ayuda~
  sai
  efc
  expected family
  contribution~
  contribución
  contribucion
  expectation
  deposit
  depósito
  deposito
  income
  ingreso~
  application fee
  payment plan
  per month
  a month
  monthly
  mensual~
  interest rate
  lifetime
  median
  debt
`)
const costs: readonly [CostName, RegExp][] = [
  [
    'books',
    words(`
      book~
      suppl~
      course material~
      libros
      materiales
      equipment
      laptop
    `),
  ],
  [
    'other',
    words(`
      travel
      transport~
      personal
      miscellaneous
      misc
      insurance
      seguro
      viaje~
      incidental~
      parking
      other expense~
      other cost~
      otros gastos
      gastos personales
    `),
  ],
  [
    'housing',
    words(`
      housing
      food
      room
      board
      meal~
      dining
      residence
      living
      vivienda
      alojamiento
      comida
      alimentación
      alimentacion
      alimentos
    `),
  ],
  [
    'tuition',
    words(`
      tuition
      fee
      fees
      matrícula
      matricula
      cuotas
      tarifas
    `),
  ],
]
/** What an award has that the letter does not promise. */
export const unpromised = words(`
  up to
  hasta
  eligib~
  elegible~
  estimat~
  estimad~
  est
  max
  maximum
  máximo
  pending
  pendiente~
  tentative
  may borrow
  may be
  may qualify
  puede
  if you
  optional
  not guaranteed
`)

/** Says what a label names, by its words and by what stands over it. Whatever speaks of a loan is never a gift. */
export function namedBy(label: string, section: Section | null): Named {
  if (loanFee.test(label)) return { is: 'place', place: 'other' }
  if (sum.test(label)) return { is: 'sum' }
  const isGift = grant.test(label) || scholarship.test(label)
  if (info.test(label) && !isGift) return { is: 'info' }
  const isLoan = loan.test(label)
  const isWork = work.test(label)
  if (/\bteach\b/i.test(label) && isGift)
    return { is: 'asked', note: 'A TEACH Grant becomes a loan unless the student teaches for four years.' }
  if (isLoan && (isWork || grant.test(label) || /scholar|beca/i.test(label)))
    return { is: 'asked', note: 'It speaks of a loan as well. Ask the college which it is.' }
  if (isLoan) return loanOf(label)
  if (isWork) return { is: 'place', place: 'work-study' }
  if (isGift && section === 'loans')
    return { is: 'asked', note: 'It stands among the loans. Ask the college which it is.' }
  if (isGift) return giftOf(label)
  const cost = costs.find(([, named]) => named.test(label))
  if (cost && (section === 'gifts' || section === 'loans' || section === 'work'))
    return { is: 'asked', note: 'It is named as a cost among the aid.' }
  if (cost) return { is: 'place', place: cost[0] }
  return bySection(label, section)
}

function bySection(label: string, section: Section | null): Named {
  if (section === 'loans') return loanOf(label)
  if (section === 'work') return { is: 'place', place: 'work-study' }
  if (section === 'gifts' && /\p{L}/u.test(label)) return giftOf(label)
  return { is: 'unknown' }
}

function giftOf(label: string): Named {
  const isGrant = grant.test(label) && !/scholar|beca|award/i.test(label)
  return { is: 'place', place: isGrant ? 'grant' : 'scholarship' }
}

function loanOf(label: string): Named {
  if (/parent|plus\b|padres?\b|familiar/iu.test(label)) return { is: 'place', place: 'parent-loan' }
  const isUnsubsidized = /\bunsub|\bun-sub|no subsid|sin subsid/iu.test(label)
  const isSubsidized = /sub(sid|\b|\.)/iu.test(label.replace(/(un-?|no |sin )sub/giu, ''))
  if (isSubsidized && !isUnsubsidized) return { is: 'place', place: 'subsidized-loan' }
  if (isUnsubsidized && !isSubsidized) return { is: 'place', place: 'unsubsidized-loan' }
  if (/private|privado|alternative|college|university|universi|institution|state|bank|lender/iu.test(label))
    return { is: 'place', place: 'private-loan' }
  return { is: 'place', place: 'unsubsidized-loan', note: 'The letter does not say which kind of loan.' }
}

const sectionWords = {
  costs: words(`
    cost~
    expense~
    charges
    costo~
    gastos
  `),
  gifts: words(`
    grants
    scholarships
    gift aid
    gift assistance
    gifts
    free money
    becas
    subvenciones
  `),
  loans: words(`
    loans
    loan options
    préstamos
    prestamos
    borrowing
    self help
  `),
  work: words(`
    work
    work study
    employment
    trabajo
    empleo
  `),
} as const
const anySection = words(`
  aid
  award~
  offer
  options
  ayuda
  oferta
  summary
  resumen
  how to pay
  resources
  next steps
`)

/**
 * Reads a short text without an amount as what stands over the next lines; `null` if it is none. A heading names many,
 * so "Subsidized Loan" below "Federal Direct" is the rest of a name.
 */
export function sectionOf(text: string): Section | null {
  if (text.split(/\s+/).length > 9 || /[.;?!]$/.test(text)) return null
  if (/^loan$/i.test(text)) return 'loans'
  const named = Object.entries(sectionWords).flatMap(([section, found]) =>
    found.test(text) ? [section as Section] : [],
  )
  if (named.length === 1) return named[0]!
  return named.length > 1 || anySection.test(text) ? 'mixed' : null
}
