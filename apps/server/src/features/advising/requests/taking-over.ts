import type { Database } from '#database/open.ts'
import { notify } from '#features/notifications/service.ts'
import { endLink } from '../links/ending.ts'
import * as links from '../links/store.ts'
import { moveWork } from '../moves/work.ts'
import * as people from '../people/store.ts'

type TakingOver = { introducedById: string; advisorId: string; studentId: string }

/**
 * Ends the link of the advisor who suggested another one instead, and gives that one the open tasks and labels. Takes the
 * transaction of the student's answer, in which all three are locked.
 */
export async function takeOver(
  tx: Database,
  { introducedById, advisorId, studentId }: TakingOver,
  now: Date,
): Promise<void> {
  const open = await links.listOfStudent(tx, studentId)
  const link = open.find((each) => each.advisorId === introducedById && each.kind === 'personal')
  if (!link || link.isCover) return
  await endLink(tx, { ...link, studentId }, now)
  await moveWork(tx, { from: introducedById, to: advisorId, studentIds: [studentId] }, now)
  const [student, advisor] = [await people.find(tx, studentId), await people.find(tx, advisorId)]
  await notify(tx, {
    userId: introducedById,
    type: 'system',
    title: 'Handed Over',
    message: `${student!.fullName} agreed, and ${advisor!.fullName} advises them now. You can no longer see what they shared.`,
    link: '/student/advisor',
    subjectId: link.id,
    now,
  })
}
