import type { ArchivedSchool } from '@bearings/domain/archive/schema'
import { Failure } from '@bearings/domain/failure'
import { defaultChecklist } from '@bearings/domain/list/rules'
import { fieldsAlone, type ListEntry } from '@bearings/domain/list/schema'
import { pick } from '@bearings/domain/pick'
import * as offers from '#features/money/offers/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as additions from '../list/additions.ts'
import * as checklist from '../list/checklist/service.ts'
import * as research from '../list/research/service.ts'
import * as lists from '../list/service.ts'

/**
 * Adds a school with its data: the catalog's entry if this server has it, otherwise a manual entry with the
 * archive's text.
 */
export async function importSchool(context: SignedInContext, school: ArchivedSchool) {
  const { id, name, unitid } = await add(context, school)
  if (school.status !== 'Not Started') await lists.bringIn(context, { ...school, id })
  await checklist.replace(context, { id, items: checklistOf(school.checklist) })
  if (school.note) await research.save(context, { id, content: school.note, basedOn: 0 })
  if (school.offer) await offers.save(context, { entryId: id, ...school.offer })
  return { id, name, isByHand: school.unitid !== null && unitid === null }
}

async function add(context: SignedInContext, school: ArchivedSchool): Promise<ListEntry> {
  const { unitid, name, location, type, acceptanceRate, tuition, ranking } = school
  const choices = pick(school, ['plan', ...fieldsAlone])
  const own = { name, location, type, acceptanceRate, tuition, ranking, notInCatalog: true }
  const byHand = () => additions.add(context, { own, ...choices, deadline: school.deadline })
  if (unitid === null) return byHand()
  // This server's catalog replaces a catalog date. An own date, or deliberately none, stays.
  const isCatalogs = school.deadline !== null && !school.isOwnDeadline
  const chosen = { unitid, ...choices, ...(!isCatalogs && { deadline: school.deadline }) }
  try {
    const added = await additions.add(context, chosen)
    // The catalog fills in no estimate from last year, so the one the student accepted is restored.
    const isLost = isCatalogs && added.deadline === null
    return isLost ? await lists.change(context, { id: added.id, deadline: school.deadline }) : added
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return byHand()
    throw error
  }
}

type Item = ArchivedSchool['checklist'][number]

/** Puts the default items first, each once, as on every list here, and then all others. */
function checklistOf(carried: readonly Item[]): Item[] {
  const usual = defaultChecklist.flatMap(({ kind }) => carried.find((item) => item.kind === kind) ?? [])
  const isUsual = ({ kind }: Item) => defaultChecklist.some((item) => item.kind === kind)
  return [...usual, ...carried.filter((item) => !isUsual(item))]
}
