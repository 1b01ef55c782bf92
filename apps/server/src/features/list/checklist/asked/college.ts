import type { Requirements } from '@bearings/domain/colleges/catalog/schema'
import { askedEssays, isShared } from '@bearings/domain/essays/asked/rules'
import type { ApplicationPart, AskingCollege } from '@bearings/domain/list/checklist/part'
import { decidedOtherwise } from '@bearings/domain/matching/asker/fields'
import type { Database } from '#database/open.ts'
import { describedBy } from '#features/colleges/figures/described.ts'
import * as figures from '#features/colleges/figures/store.ts'
import type { list } from './store.ts'

type Row = Awaited<ReturnType<typeof list>>[number]

/** Returns what is known of a college's parts and essays, for the field in which the student applies. */
export function knownOf(
  { parts, supplements, major }: Pick<Row, 'parts' | 'supplements' | 'major'>,
  form: Requirements | null,
): Pick<AskingCollege, 'parts' | 'essays'> {
  return {
    parts: (parts ?? []).filter((part) => isForField(part, major)),
    essays: essaysOf(form, supplements),
  }
}

function isForField({ fields }: ApplicationPart, major: string | null): boolean {
  return (
    fields === undefined || decidedOtherwise(major, { decidedBy: [{ by: 'portfolio', fields }] }) !== null
  )
}

function essaysOf(form: Requirements | null, own: Row['supplements']): AskingCollege['essays'] {
  if (!form || !own || own.certainty === 'unsure') return null
  if (form.personalEssayRequired === null && form.applicationSystem !== 'uc') return null
  const required = askedEssays({ form, own }).filter(({ need }) => need === 'required')
  const ofForm = required.filter((one) => isShared(one)).length
  return { ofForm, own: required.length - ofForm }
}

export async function interviewOf(
  db: Database,
  { interview, level }: Row,
): Promise<AskingCollege['interview']> {
  if (!interview || !level) return null
  const year = describedBy(await figures.describedAt(db, level), level)('c7')?.year
  return year === undefined ? null : { weight: interview, year }
}
