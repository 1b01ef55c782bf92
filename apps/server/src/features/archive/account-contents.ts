import * as essays from '#features/essays/service.ts'
import * as documents from '#features/files/documents/service.ts'
import * as finances from '#features/money/finances/service.ts'
import { archivedScholarships } from '#features/money/scholarships/archived-scholarships.ts'
import * as profile from '#features/profile/service.ts'
import * as recommenders from '#features/recommenders/service.ts'
import { allWeeks } from '#features/weeks/archived-weeks.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as searches from '../colleges/searches/service.ts'
import * as lists from '../list/service.ts'
import * as target from '../list/targets/service.ts'

/** Returns which contents of an account an archive would also contain. */
export async function accountContents(context: SignedInContext) {
  const { profile: own } = await profile.own(context)
  const { budget, state, country, asksForAid, answers } = await finances.own(context)
  const several = [
    await lists.list(context),
    await essays.list(context),
    await allWeeks(context),
    await archivedScholarships(context),
    (await recommenders.list(context)).recommenders,
    await searches.list(context),
    await documents.list(context),
  ]
  return {
    profile: own.updatedAt !== null,
    money: [budget, state, country, asksForAid, answers].some((answer) => answer !== null),
    target: await target.isChosen(context),
    counts: several.map(({ length }) => length),
  }
}
