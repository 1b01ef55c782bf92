import { groups } from './groups/contract.ts'
import { invites } from './invites/contract.ts'
import { links } from './links/contract.ts'
import { notes } from './notes/contract.ts'
import { requests } from './requests/contract.ts'
import { students } from './students/contract.ts'

export const advising = { ...groups, ...invites, ...links, ...notes, ...requests, ...students }
