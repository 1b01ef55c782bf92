import { catalog } from './catalog/contract.ts'
import { find } from './find/contract.ts'
import { managed } from './managed/contract.ts'

export const colleges = { ...catalog, ...find, ...managed }
