import type { Role } from '@bearings/domain/actor'
import type { Database } from '#database/open.ts'
import * as groups from '#features/advising/groups/service.ts'
import * as invites from '#features/advising/invites/service.ts'
import * as links from '#features/advising/links/ending.ts'
import * as requests from '#features/advising/requests/ending.ts'
import * as views from '#features/advising/views/service.ts'
import * as family from '#features/family/changing.ts'
import * as stories from '#features/library/stories/service.ts'
import { welcomeInRole } from '#features/notifications/service.ts'
import { forgetWaiting } from './approvals.ts'

/**
 * Ends everything a person had through a removed role: requests, links, groups, invites, published stories, and an
 * advisor's place among those who wait for approval; and tells them where to begin in the new one. Takes the
 * transaction of that change, and the person as before it.
 */
export async function endWithRole(
  tx: Database,
  before: { id: string; role: Role },
  { role, now }: { role: Role; now: Date },
): Promise<void> {
  await invites.endWithRole(tx, before, now)
  await requests.endAllOf(tx, { userId: before.id, role: before.role }, now)
  await links.endWithRole(tx, before, now)
  await groups.endWithRole(tx, before)
  await views.endWithRole(tx, before)
  await family.endWithRole(tx, before)
  await stories.endWithRole(tx, before, now)
  if (before.role === 'advisor') await forgetWaiting(tx, before)
  await welcomeInRole(tx, { userId: before.id, role, now })
}
