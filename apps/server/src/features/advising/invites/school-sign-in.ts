import type { Database } from '#database/open.ts'
import { addressHash } from '#features/school/hashes.ts'
import { findByAddress, isOnList, lockByAddress, markJoined } from '#features/school/people/joining.ts'
import type { Services } from '#platform/requests/services.ts'
import * as people from '../people/store.ts'
import { join } from './school-joining.ts'

type Joined = { userId: string; address: string; at: Date }

/** The sign-in writes its own entry, which has it. */
const unknownOrigin = { address: '', userAgent: '' }

/** Who may come in by the school's own sign-in: the people whom its files name, by the address there. */
export async function peopleOfSchool({ db, config }: Pick<Services, 'db' | 'config'>) {
  const hash = await addressHash(db)
  return {
    async expected(tx: Database, address: string) {
      const person = await findByAddress(tx, hash(address))
      if (!person) return null
      const { kind, givenName, familyName, userId } = person
      const role = kind === 'staff' ? 'advisor' : 'student'
      return { userId, profile: { role, fullName: `${givenName} ${familyName}`, studentId: null } }
    },

    async onJoined(tx: Database, { userId, address, at }: Joined) {
      const account = await people.lock(tx, userId)
      // Whoever has joined already, by a code or with another account, stays as they are.
      if (!account || (await isOnList(tx, userId))) return
      const person = await lockByAddress(tx, hash(address))
      if (!person || person.userId !== null) return
      if (person.kind === 'student' && account.role === 'student') {
        const actor = { userId, role: account.role, sessionId: null, demoId: null } as const
        const asker = { ...actor, timeZone: 'UTC', graduationYear: null }
        const context = { config, now: () => at, origin: unknownOrigin, actor: asker }
        return join(tx, context, { student: account, person, chosen: null })
      }
      if (person.kind === 'staff' && account.role !== 'student')
        await markJoined(tx, { id: person.id, account: userId, now: at })
    },
  }
}
