import { links } from './links/contract.ts'
import { requests } from './requests/contract.ts'
import { views } from './views/contract.ts'

export const advising = { ...links, ...requests, ...views }
