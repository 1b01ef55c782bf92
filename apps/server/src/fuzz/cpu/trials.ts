import { senders, type Target } from '../requests.ts'
import type { Known } from '../values.ts'
import { hostileArchives } from './hostile-archives.ts'
import { type Hostile, hostileTo, ordinaryTo } from './hostile-requests.ts'
import { hostileRosters } from './hostile-rosters.ts'
import { hostileCsvs, hostileDocuments, hostilePictures, type Upload } from './hostile-uploads.ts'
import { bound } from './judgment.ts'
import type { Tried } from './measured-server.ts'

/**
 * The values that the sender may use, which of the ids the endpoint takes, whether it takes only the fields that it
 * requires, and the sender's archive.
 */
export type Asked = { known: Known; id: number; isShort: boolean; archive: () => Promise<Uint8Array> }
export type Trial = {
  name: string
  sender: Tried
  /** Seconds of processor that each request may take. */
  bound: number
  ordinary: (asked: Asked) => Hostile | null
  hostile: (asked: Asked) => AsyncGenerator<Hostile> | Generator<Hostile>
}

/** The first sender with access is used: the input of others is not read. */
export function trialOf(target: Target): Trial {
  const name = `${target.method} ${target.path}`
  return {
    name,
    sender: senders.find((each) => target.open.includes(each))!,
    bound,
    ordinary: ({ known, id, isShort }) => ordinaryTo(target, known, id, isShort),
    hostile: ({ known, id, isShort }) => hostileTo(target, known, id, isShort),
  }
}

export function trialOfUpload({ path, type, sender, bound: own = bound, files }: Upload): Trial {
  return {
    name: `POST ${path}`,
    sender,
    bound: own,
    ordinary: () => null,
    async *hostile({ archive }) {
      for await (const [what, body] of files(await archive()))
        yield { what, method: 'POST', url: path, type, body }
    },
  }
}

const archives: Upload = {
  path: '/api/v1/me/archive?apply=no',
  type: 'application/zip',
  sender: 'newcomer',
  files: hostileArchives,
}

export const uploads: readonly Upload[] = [
  archives,
  ...hostileCsvs,
  ...hostileRosters,
  hostileDocuments,
  hostilePictures,
]
