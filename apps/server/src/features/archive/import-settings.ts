import type { ArchiveContents } from '@bearings/domain/archive/schema'
import { setGraduationYear } from '#features/accounts/graduation-year.ts'
import * as accounts from '#features/accounts/service.ts'
import * as timeline from '#features/deadlines/timeline/service.ts'
import * as preferences from '#features/notifications/preferences/service.ts'
import * as publicPage from '#features/profile/public/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'

/**
 * Imports the settings a person had on the other server. It overrides no choice made here and exposes
 * nothing: a public page stays closed until it is opened here, and a student who was hidden from searches
 * stays hidden.
 */
export async function importSettings(context: SignedInContext, content: ArchiveContents): Promise<void> {
  const { preferences: chosen, timeline: dates, publicPage: page, discoverable, checksEstimates } = content
  const graduationYear = content.graduationYear ?? dates?.graduationYear ?? null
  if (chosen.length > 0 && !(await preferences.isChosen(context)))
    await preferences.change(context, { preferences: chosen })
  if (dates && !(await timeline.choice(context))) await timeline.choose(context, dates)
  if (graduationYear !== null && context.actor.graduationYear === null)
    await setGraduationYear(context, { graduationYear })
  if (!discoverable) await accounts.changeMe(context, { discoverable })
  if (!checksEstimates) await accounts.changeMe(context, { checksEstimates })
  const { isPublic, handle } = await publicPage.own(context)
  if (page && !isPublic && handle === null)
    await publicPage.change(context, { shownName: page.shownName, sections: page.sections })
}
