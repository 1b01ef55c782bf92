import { catalog } from './catalog/contract.ts'
import { find } from './find/contract.ts'
import { list } from './list/contract.ts'
import { managed } from './managed/contract.ts'
import { research } from './research/contract.ts'

export const schools = { ...catalog, ...find, ...list, ...managed, ...research }
