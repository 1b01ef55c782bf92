import { catalog } from './catalog/contract.ts'
import { list } from './list/contract.ts'

export const schools = { ...catalog, ...list }
