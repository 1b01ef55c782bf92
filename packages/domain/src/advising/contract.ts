import { applications } from './applications/contract.ts'
import { covers } from './covers/contract.ts'
import { criteria } from './criteria/contract.ts'
import { groups } from './groups/contract.ts'
import { invites } from './invites/contract.ts'
import { links } from './links/contract.ts'
import { moves } from './moves/contract.ts'
import { notes } from './notes/contract.ts'
import { requests } from './requests/contract.ts'
import { students } from './students/contract.ts'
import { summaries } from './summaries/contract.ts'
import { views } from './views/contract.ts'

export const advising = {
  ...applications,
  ...covers,
  ...criteria,
  ...groups,
  ...invites,
  ...links,
  ...moves,
  ...notes,
  ...requests,
  ...students,
  ...summaries,
  ...views,
}
