import { cssAnswers } from '@bearings/domain/colleges/aid/options'
import { OddsFacts } from '@bearings/domain/colleges/odds/schema'
import { type ApplicationPart, partNames } from '@bearings/domain/list/checklist/part'
import { z } from 'zod'
import { cell, numberCell, provenanceOf, sureFacts, textCell } from './facts.ts'
import type { Files } from './files.ts'

/** Returns what colleges ask of their applicants beyond the requirements of the form, by federal number. */
export function partsOf(files: Files): ReadonlyMap<number, ApplicationPart[]> {
  const found = new Map<number, ApplicationPart[]>()
  for (const { unitid, part } of [...published(files), ...deciding(files), ...aidForms(files)])
    found.set(unitid, [...(found.get(unitid) ?? []), part])
  return found
}

const columns = {
  part: z.enum(partNames),
  need: z.enum(['required', 'optional', 'none']),
  audience: cell(z.literal('from_abroad')),
  number: numberCell,
  detail: textCell,
}

function published(files: Files) {
  return sureFacts(files, 'application-parts.csv', columns).map((row) => {
    const { unitid, part, need, audience, number, detail } = row
    const given = {
      ...(audience && { audience }),
      ...(number !== null && { number }),
      ...(detail && { detail }),
    }
    return { unitid, part: { part, need, ...given, ...provenanceOf(row) } satisfies ApplicationPart }
  })
}

const Deciding = OddsFacts.shape.decidedBy.unwrap().element.shape

/** Where a nomination, a portfolio or an audition decides, it is asked for. */
function deciding(files: Files) {
  const rows = sureFacts(files, 'decided-otherwise.csv', { decided_by: Deciding.by, fields: textCell })
  return rows.flatMap((row) => {
    const { unitid, decided_by: by, fields } = row
    if (by === 'fitness') return []
    const of = fields === null ? {} : { fields: Deciding.fields.unwrap().parse(fields.split('|')) }
    return { unitid, part: { part: by, need: 'required', ...of, ...provenanceOf(row) } as ApplicationPart }
  })
}

/** The CSS Profile, as the file of aid forms has it. */
function aidForms(files: Files) {
  const rows = sureFacts(files, 'aid-forms.csv', {
    css_profile: cell(z.enum(cssAnswers)),
    usual_deadline: textCell,
  })
  return rows.flatMap((row) => {
    const { unitid, css_profile: answer } = row
    if (answer === null) return []
    const part: ApplicationPart = {
      part: 'css_profile',
      need: answer === 'not_required' ? 'none' : 'required',
      audience: 'asks_for_aid',
      ...(answer === 'or_own_form' && { detail: 'Or the college’s own form' }),
      ...provenanceOf(row),
    }
    return { unitid, part }
  })
}
