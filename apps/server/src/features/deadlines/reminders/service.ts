import type { Reminders } from '@bearings/domain/deadlines/schema'
import type { SignedIn } from '../../../platform/serve.ts'
import * as store from './store.ts'

export function settings({ db, actor }: SignedIn): Promise<Reminders> {
  return store.settings(db, actor)
}

export async function setSettings({ db, actor }: SignedIn, { byMail }: Reminders): Promise<Reminders> {
  await store.setByMail(db, actor, byMail)
  return { byMail }
}
