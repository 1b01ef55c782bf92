import type { StateAid } from '@bearings/domain/money/state-aid/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as finances from './finances/service.ts'
import { stateAidOf } from './scholarships/service.ts'

/** Returns the programs of the student's home state, the best fit first, past ones last. */
export async function own(context: SignedInContext): Promise<StateAid> {
  const { state, country } = await finances.own(context)
  return {
    state,
    isAbroad: country !== null,
    programs: state === null ? [] : await stateAidOf(context, state),
  }
}
