import { constants } from 'node:fs'
import { lstat, mkdir, open, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportProgress, ImportReport } from '@bearings/domain/csv-import'
import { rosterLimits } from '@bearings/domain/school/imports/options'
import { truncateLine } from '@bearings/domain/truncate'
import { counted } from '@bearings/domain/words'
import { notifyAll } from '#features/notifications/service.ts'
import { ListChanged } from '#platform/csv-import/lock.ts'
import { FileRefused } from '#platform/csv-import/read-file.ts'
import type { Job } from '#platform/jobs.ts'
import type { Services } from '#platform/requests/services.ts'
import { importRoster, type Others } from './import.ts'
import { asStream } from './zip.ts'

type Context = Pick<Services, 'db' | 'config' | 'now'> & Others

/** In milliseconds: how long nothing has written to a file before it is whole, and how long an import takes at most. */
const whole = 60_000
const abandoned = 3_600_000

/**
 * Imports the files that the school's system has put into the folder, the first by name first, if nothing in them is at
 * fault and few people end. Others are set aside, and admins are told. A file stays while it is written, and is back if the
 * server itself failed, or the people changed while it was read.
 * @throws what the first such failure was, after the other files, so that the job is seen to fail and tries again
 */
export const importFromFolder =
  (others: Others): Job['run'] =>
  async (services, signal) => {
    const { rosterDir } = services.config
    if (rosterDir === null) return
    const taken = join(rosterDir, 'taken')
    await mkdir(taken, { recursive: true })
    for (const name of await unchangedFor(abandoned, taken, services.now())) await move(taken, name, '..')

    const failures: unknown[] = []
    for (const name of await unchangedFor(whole, rosterDir, services.now())) {
      if (signal.aborted) return
      const stamped = stampedName(name, services.now())
      // Whoever moves a file has it: another process finds it gone.
      if (!(await move(rosterDir, name, 'taken', stamped))) continue
      try {
        const why = await bringIn({ ...services, ...others }, join(taken, stamped), name)
        if (why !== null) await tell({ ...services, ...others }, name, why)
        await move(taken, stamped, why === null ? '../done' : '../left')
      } catch (error) {
        failures.push(error)
        await move(taken, stamped, '..')
      }
    }
    if (failures.length > 0) throw failures[0]
  }

/** Returns the files that nothing has touched for so long. Whoever copies a file may set every time of it but this one. */
async function unchangedFor(milliseconds: number, folder: string, now: Date): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /\.(csv|zip)$/i.test(name)).toSorted()
  const touched = await Promise.all(
    names.map((name) => lstat(join(folder, name)).then(({ ctimeMs }) => ctimeMs, isGone)),
  )
  return names.filter((_, index) => (touched[index] ?? Infinity) <= now.getTime() - milliseconds)
}

/** Characters of a file's name that fit beside a time, whatever they are: disks count 255 bytes. */
const longestName = 75

/** Returns the name with when it was taken first, so that no other of the name takes its place. */
function stampedName(name: string, now: Date): string {
  if (/^\d{4}-\d\d-\d\dT[\d-]+Z /.test(name)) return name
  return `${now.toISOString().replace(/[:.]/g, '-')} ${name.slice(-longestName)}`
}

/** Returns whether it was there. */
async function move(folder: string, name: string, to: string, as = name): Promise<boolean> {
  await mkdir(join(folder, to), { recursive: true })
  return rename(join(folder, name), join(folder, to, as)).then(
    () => true,
    (error) => isGone(error) ?? false,
  )
}

/** @throws every failure but that there is no such file */
function isGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Returns why the file was not imported; `null` if it was. */
async function bringIn(context: Context, path: string, name: string): Promise<string | null> {
  const read = async (content: Buffer, apply: boolean): Promise<ImportReport> => {
    let last: ImportProgress | undefined
    const how = { apply, isZip: /\.zip$/i.test(name), name: truncateLine(name, 200), ends: 'ask' as const }
    const source = { ...context, by: {}, timeZone: 'UTC' }
    await importRoster(source, asStream(content), { ...how, say: (progress) => (last = progress) })
    if (!last || !('report' in last)) throw new Error('The import has said nothing')
    return last.report
  }
  try {
    const content = await contentOf(path)
    const { left, ended, asks } = await read(content, false)
    if (left > 0) return `${counted(left, 'line')} cannot be imported.`
    if (asks) return `${counted(ended ?? 0, 'person is', 'people are')} not in it, which is many at once.`
    await read(content, true)
    return null
  } catch (error) {
    if (error instanceof FileRefused && !(error instanceof ListChanged)) return error.message
    throw error
  }
}

/**
 * Reads a file of the folder itself: a link leads out of it, and opening a pipe would wait without end.
 * @throws {FileRefused} for these, and for what is too large or may not be read
 */
async function contentOf(path: string): Promise<Buffer> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => {
    throw new FileRefused('It is a link, or the server may not read it.')
  })
  try {
    const about = await file.stat()
    if (!about.isFile()) throw new FileRefused('It is no file.')
    if (about.size > rosterLimits.zipBytes) throw new FileRefused('The file is larger than 16 MB.')
    return await file.readFile()
  } finally {
    await file.close()
  }
}

function tell({ db, now, admins }: Context, name: string, why: string): Promise<void> {
  const at = now()
  return db.transaction(async (tx) => {
    const notices = (await admins(tx, at)).map((userId) => ({
      userId,
      type: 'system' as const,
      title: 'A file of the school was not imported',
      message: `${truncateLine(name, 100)}: ${why} Import it here to see all of it.`,
      link: '/admin/school?tab=import' as const,
    }))
    await notifyAll(tx, notices, at)
  })
}
