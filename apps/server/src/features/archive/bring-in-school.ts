import type { CarriedSchool } from '@bearings/domain/archive/schema'
import { Failure } from '@bearings/domain/failure'
import type { ListEntry } from '@bearings/domain/schools/list/schema'
import * as offers from '#features/money/offers/service.ts'
import * as checklist from '#features/schools/checklist/service.ts'
import * as lists from '#features/schools/list/service.ts'
import * as research from '#features/schools/research/service.ts'
import type { SignedInContext } from '#platform/serve.ts'

/** Adds a school with what belongs to it: the catalog's where this one has it, else by hand in its words. */
export async function bringInSchool(context: SignedInContext, school: CarriedSchool) {
  const { id, name, unitid } = await add(context, school)
  if (school.status !== 'Not Started') await lists.change(context, { id, status: school.status })
  await writeChecklist(context, id, school.checklist)
  if (school.note) await research.save(context, { id, content: school.note, basedOn: 0 })
  if (school.offer) await offers.save(context, { entryId: id, ...school.offer })
  return { id, name, isByHand: school.unitid !== null && unitid === null }
}

async function add(context: SignedInContext, school: CarriedSchool): Promise<ListEntry> {
  const { unitid, name, location, type, acceptanceRate, tuition, ranking, major, plan } = school
  const own = { name, location, type, acceptanceRate, tuition, ranking, notInCatalog: true }
  const byHand = () => lists.add(context, { own, major, plan, deadline: school.deadline })
  if (unitid === null) return byHand()
  // Without one of their own, or none on purpose, the date is that of this server's catalog.
  const isCatalogs = school.deadline !== null && !school.isOwnDeadline
  const chosen = { unitid, major, plan, ...(!isCatalogs && { deadline: school.deadline }) }
  try {
    return await lists.add(context, chosen)
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return byHand()
    throw error
  }
}

/** Every school starts with the usual items: those are brought to where they were, and the student's own added. */
async function writeChecklist(
  context: SignedInContext,
  id: string,
  carried: CarriedSchool['checklist'],
): Promise<void> {
  const { items } = await lists.page(context, { id })
  for (const { id: itemId, kind } of items) {
    const was = carried.find((item) => item.kind === kind)
    if (!was) await checklist.remove(context, { id, itemId })
    else await checklist.change(context, { id, itemId, label: was.label, done: was.done, dueOn: was.dueOn })
  }
  for (const { kind, label, dueOn, done } of carried) {
    if (kind !== 'custom') continue
    const { id: itemId } = await checklist.add(context, { id, label, dueOn })
    if (done) await checklist.change(context, { id, itemId, done })
  }
}
