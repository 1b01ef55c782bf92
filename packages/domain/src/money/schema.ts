import { z } from 'zod'
import { OddsFacts } from '../colleges/odds/schema.ts'
import { exchangeNames, pricedGroups, residencies } from '../colleges/options.ts'
import { Control, State } from '../colleges/schema.ts'
import { countryCodes } from '../countries.ts'
import { StoredDate, Text, WholeNumber } from '../fields.ts'
import { aidAnswers } from '../matching/options.ts'
import { incomeBrackets } from '../profile/options.ts'
import {
  amountBoundsOf,
  amounts,
  benefitAnswers,
  dependencies,
  households,
  scheduleAnswers,
} from './calculator/options.ts'
import type { AmountName } from './calculator/options.ts'
import { faultsIn } from './calculator/rules.ts'
import { aidSteps, awardKinds, bounds, most, renewals, yearly } from './options.ts'
import { awardYears } from './sai/tables.ts'

const amountOf = (name: AmountName) => WholeNumber(amountBoundsOf(name)).nullable()

/** A family's answers in the aid calculator, stored only when it asks for that. */
export const SavedAnswers = z
  .object({
    awardYear: z.enum(awardYears),
    dependency: z.enum(dependencies),
    household: z.enum(households),
    familySize: WholeNumber({ min: 1, max: 20 }),
    state: State.nullable(),
    mustFile: z.boolean(),
    benefits: z.enum(benefitAnswers),
    schedules: z.enum(scheduleAnswers),
    amounts: z.object(
      Object.fromEntries(amounts.map((name) => [name, amountOf(name)])) as Record<
        AmountName,
        ReturnType<typeof amountOf>
      >,
    ),
  })
  .superRefine((answers, context) => {
    for (const [field, message] of Object.entries(faultsIn(answers)))
      context.addIssue({ code: 'custom', path: [field], message })
  })
export type SavedAnswers = z.infer<typeof SavedAnswers>

/** A student's budget and state, and the saved answers of the aid calculator. */
export const Finances = z.object({
  /** The family's yearly budget, dollars. */
  budget: z.number().int().nullable(),
  /** Postal code of the state where the student lives. */
  state: z.string().nullable(),
  /** ISO 3166 code of the country where the student lives, if that is not the United States. */
  country: z.enum(countryCodes).nullable(),
  /** Whether a student from abroad will ask for aid. */
  asksForAid: z.enum(aidAnswers).nullable(),
  /** From the student's profile. */
  incomeBracket: z.enum(incomeBrackets).nullable(),
  answers: z.object({ ...SavedAnswers.shape }).nullable(),
  updatedAt: z.iso.datetime().nullable(),
})
export type Finances = z.infer<typeof Finances>

export const FinanceChanges = z.object({
  budget: WholeNumber(yearly).nullable().optional(),
  /** A state and a country exclude each other: setting one clears the other. */
  state: State.nullable().optional(),
  country: z.enum(countryCodes).nullable().optional(),
  asksForAid: z.enum(aidAnswers).nullable().optional(),
})
export type FinanceChanges = z.infer<typeof FinanceChanges>

const dollars = z.number().int()

/** What a year at a school on the list costs the one who asks. */
export const SchoolPrice = z.object({
  entryId: z.uuid(),
  name: z.string(),
  control: Control.nullable(),
  state: z.string().nullable(),
  price: z
    .object({
      /** US dollars; below zero where grants come to more than the bill. */
      amount: dollars,
      /** What residents pay, while it is not known whether the student is one. */
      residents: dollars.nullable(),
      of: z.enum(pricedGroups),
      residency: z.enum(residencies),
      promised: z.literal(true).optional(),
    })
    .nullable(),
  reason: z.enum(['not-published', 'no-tuition', 'by-hand']).nullable(),
  fourYears: dollars.nullable(),
  /** From the least to the most that may remain to pay. */
  range: z.object({ least: dollars, most: dollars }).nullable(),
  /** Prices only for whoever is admitted to a program of the exchange. */
  exchanges: z.array(z.object({ exchange: z.enum(exchangeNames), upTo: dollars.nullable() })),
  /** The federal number of the college, whose page has the price layer by layer. */
  unitid: z.number().int().nullable(),
  /** What the college says of aid, for a student from abroad. */
  aidFromAbroad: OddsFacts.pick({ needBlindAbroad: true, meetsNeedAbroad: true }).nullable(),
  /** The median for former students who work, ten years after they began, in dollars a year. */
  earnings: dollars.nullable(),
  calculatorUrl: z.string().nullable(),
  year: z.string().nullable(),
  source: z.string().nullable(),
})
export type SchoolPrice = z.infer<typeof SchoolPrice>

const cost = WholeNumber(yearly).nullable()
export const OfferTerms = z.object({
  costs: z.object({ tuition: cost, housing: cost, books: cost, other: cost }),
  awards: z
    .array(
      z.object({
        name: Text(bounds.awardName),
        kind: z.enum(awardKinds),
        amount: WholeNumber(yearly),
        renewal: z.enum(renewals),
        condition: Text(bounds.condition),
      }),
    )
    .max(most.awards),
})
export type OfferTerms = z.infer<typeof OfferTerms>

/** An aid letter of a school on the list. */
export const Offer = z.object({
  entryId: z.uuid(),
  schoolName: z.string(),
  status: z.string(),
  terms: OfferTerms,
  earnings: dollars.nullable(),
  /** The years of the earnings, such as "entered 2009-11, measured 2020-21". */
  earningsYear: z.string().nullable(),
  updatedAt: z.iso.datetime(),
})
export type Offer = z.infer<typeof Offer>

export const AidSteps = z.object({
  awardYear: z.string(),
  opensOn: StoredDate,
  closesOn: StoredDate,
  steps: z.array(
    z.object({ step: z.enum(aidSteps), day: StoredDate.nullable(), doneAt: z.iso.datetime().nullable() }),
  ),
})
export type AidSteps = z.infer<typeof AidSteps>
