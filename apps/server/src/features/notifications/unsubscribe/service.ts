import { createHmac, timingSafeEqual } from 'node:crypto'
import { Failure } from '@bearings/domain/failure'
import { type NotificationType, notificationTypes } from '@bearings/domain/notifications/options'
import type { Surroundings } from '../../../platform/surroundings.ts'
import { keysOf } from '../../accounts/keys/service.ts'
import { kindOfMail } from '../mails/mail.ts'
import { setMails } from '../preferences/service.ts'

/** Who is to get no more mail of which type. */
type Ended = { userId: string; type: NotificationType }

/** Makes the addresses that end a person's mails of one type. They name both, are signed, and never expire. */
export async function unsubscribeUrls({ db, config }: Pick<Surroundings, 'db' | 'config'>) {
  const { unsubscribe } = await keysOf(db)
  return (userId: string, type: NotificationType) => {
    const named = `${Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')}.${type}`
    return `${config.publicUrl}/unsubscribe/${named}.${signatureOf(unsubscribe, named).toString('base64url')}`
  }
}

/** What the address with this token ends, in words. @throws {Failure} NOT_FOUND when we have made no such token. */
export async function read({ db }: Pick<Surroundings, 'db'>, token: string): Promise<string> {
  return kindOfMail((await open(db, token)).type)
}

/** Ends it; doing so again changes nothing. @throws {Failure} NOT_FOUND when we have made no such token. */
export async function unsubscribe({ db }: Pick<Surroundings, 'db'>, token: string): Promise<string> {
  const { userId, type } = await open(db, token)
  await setMails(db, userId, type, false)
  return kindOfMail(type)
}

async function open(db: Surroundings['db'], token: string): Promise<Ended> {
  const [person = '', name = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf((await keysOf(db)).unsubscribe, `${person}.${name}`)
  const type = notificationTypes.find((known) => known === name)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isOurs || !type) throw new Failure('NOT_FOUND')
  const hex = Buffer.from(person, 'base64url').toString('hex')
  return { userId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), type }
}

/** 128 bits, which keep the address on one line of a mail. */
function signatureOf(key: Buffer, named: string): Buffer {
  return createHmac('sha256', key).update(named).digest().subarray(0, 16)
}
