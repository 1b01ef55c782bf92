import type { Thread } from '@bearings/domain/messages/schema'
import { inProse } from '@bearings/domain/words'

/** Says who can read a thread: "You, Carla Counselor and your mother Rosa New can read this." */
export function whoReads({ person, readers }: Pick<Thread, 'person' | 'readers'>): string {
  if (readers.length === 0) return 'Only the two of you can read this.'
  const whose = person.role === 'student' ? 'their' : 'your'
  const family = readers.map(({ fullName, relation }) => `${whose} ${relation} ${fullName}`)
  return `${inProse(['You', person.fullName, ...family])} can read this.`
}
