import { fromPart, item } from './asked-item.ts'
import type { Asked, AskingCollege } from './part.ts'
import type { AskedItem } from './schema.ts'

/** The forms for aid. Who has not said that they ask for none is taken for somebody who may. */
export function aidItems({ parts }: AskingCollege, student: Asked): (AskedItem | null)[] {
  if (student.asksForAid === false) return [item('css_profile', 'none'), item('aid_forms', 'none')]
  const profile = fromPart(parts, student, 'css_profile')
  return [
    profile?.need === 'required'
      ? {
          ...profile,
          note: `${profile.note ?? 'If you ask for aid'}; tax papers may follow through IDOC`,
        }
      : profile,
    item(
      'aid_forms',
      'required',
      student.isFromAbroad ? 'The college’s own forms for aid from abroad' : 'The FAFSA, if you ask for aid',
    ),
  ]
}
