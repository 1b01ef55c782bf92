import { catalog } from './catalog/contract.ts'
import { list } from './list/contract.ts'
import { research } from './research/contract.ts'

export const schools = { ...catalog, ...list, ...research }
