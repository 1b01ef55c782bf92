import { archiveFile, pictureFile, textsFile } from '@bearings/domain/archive/options'
import type { NewDocument } from '@bearings/domain/files/schema'
import { type NoteNode, asMarkdown } from '@bearings/domain/list/research/rules'
import { lineOfList } from '@bearings/domain/list/rules'
import { stringify } from 'csv-stringify/sync'
import { strToU8, type ZipOptions, zipSync } from 'fflate'
import { calendarOf } from '#features/deadlines/feed/calendar.ts'
import * as deadlines from '#features/deadlines/service.ts'
import { essayDocx } from '#features/essays/essay-docx.ts'
import * as avatars from '#features/files/avatars/service.ts'
import * as documents from '#features/files/documents/service.ts'
import { archivedThreads } from '#features/messages/archived-messages.ts'
import { audit } from '#platform/audit.ts'
import type { Limit } from '#platform/requests/limits.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as lists from '../list/service.ts'
import { archiveContentsOf } from './contents.ts'
import { fileNames } from './file-names.ts'
import { noteDocx } from './note-docx.ts'
import * as store from './store.ts'

type Context = SignedInContext

/** Limits downloads, because each reads everything the database has about a person. */
const archives: Limit = { name: 'archives', points: 10, seconds: 3600 }

type Written = [name: string, content: string | Uint8Array]
type Zipped = [name: string, content: Uint8Array | [Uint8Array, ZipOptions]]

/** Returns a ZIP of everything stored about the caller: all of it as JSON, and texts in readable formats. */
export async function archive(context: Context): Promise<Uint8Array> {
  const { db, actor, now, origin, limits } = context
  await limits.take(archives, actor.userId)
  const { userId, sessionId } = actor
  const kept = await keptFiles(context)
  // All of one moment: a school that is added or removed meanwhile is either everywhere in it or nowhere.
  const files = await db.transaction((tx) => filesOf({ ...context, db: tx }, kept), {
    isolationLevel: 'repeatable read',
  })
  const entry = { at: now(), actorId: userId, targetId: userId, sessionId, origin }
  await audit(db, { ...entry, action: 'archive_downloaded' })
  const texts = Object.entries(files).map(([name, file]): Zipped => [
    name,
    typeof file === 'string' ? strToU8(file) : [file, { level: 0 }],
  ])
  // Pictures and PDFs are already compressed; compressing them again would cost time and save nothing.
  const asTheyAre = kept.map(({ file, content }): Zipped => [file, [content, { level: 0 }]])
  return zipSync(Object.fromEntries([...texts, ...asTheyAre]))
}

async function filesOf(context: Context, kept: Kept[]): Promise<Record<string, string | Uint8Array>> {
  const { db, actor, now } = context
  const everything = await store.readAccountRows(db, actor)
  const isStudent = actor.role === 'student'
  const carried = isStudent && (await archiveContentsOf(context, everything, namesOf(kept)))
  return {
    'README.txt': readme(now()),
    ...(carried && { [archiveFile]: JSON.stringify(carried.frame), [textsFile]: carried.texts }),
    ...Object.fromEntries(
      Object.entries(everything).map(([table, rows]) => [
        `data/${table}.json`,
        JSON.stringify(rows, null, 2),
      ]),
    ),
    ...(isStudent && { ...(await readable(context, everything)) }),
    ...(await messagesOf(context)),
  }
}

/** A person's uploaded file, unchanged. `document` is set unless it is the profile picture. */
type Kept = { file: string; content: Uint8Array; document?: NewDocument }

async function keptFiles(context: Context): Promise<Kept[]> {
  const picture = await avatars.contentOf(context)
  const nameOf = fileNames()
  // Reserves the name of the profile picture, because a document may have the same name.
  nameOf('picture')
  const kept = (await documents.contentsOf(context)).flatMap(({ name, kind, type, content }): Kept[] => {
    const file = `files/${documents.fileNameOf({ name: nameOf(name), type })}`
    return content ? [{ file, content, document: { name, kind } }] : []
  })
  return picture ? [{ file: pictureFile, content: picture }, ...kept] : kept
}

function namesOf(kept: Kept[]) {
  return {
    documents: kept.flatMap(({ file, document }) => (document ? [{ file, ...document }] : [])),
    hasPicture: kept.some(({ file }) => file === pictureFile),
  }
}

async function messagesOf({ db, actor }: Context): Promise<Record<string, string>> {
  const nameOf = fileNames()
  const threads = await archivedThreads(db, actor)
  return Object.fromEntries(threads.map(({ name, text }) => [`messages/${nameOf(name)}.md`, text]))
}

/** Returns a student's texts, list, and dates in common file formats. */
async function readable(
  context: Context,
  everything: Awaited<ReturnType<typeof store.readAccountRows>>,
): Promise<Record<string, string | Uint8Array>> {
  const { db, actor, now, config } = context
  const entries = await lists.list(context)
  const dates = await deadlines.list({ db, actor, now })
  const nameOf = new Map(entries.map(({ id, name }) => [id, name]))
  const essayName = fileNames()
  const noteName = fileNames()
  const essays = (everything.essays ?? []).flatMap((essay): Written[] => {
    const { promptName, content, entryId, status } = essay as Record<string, string>
    const school = entryId ? (nameOf.get(entryId) ?? 'A school that was removed') : 'Shared essays'
    const name = `essays/${essayName(`${school} - ${promptName}`)}`
    return [
      [`${name}.md`, `# ${promptName}\n\n${school}, ${status}\n\n${content}\n`],
      [`${name}.docx`, essayDocx({ promptName: promptName!, schoolName: school, content: content! })],
    ]
  })
  const notes = (everything.research_notes ?? []).flatMap((note): Written[] => {
    const school = nameOf.get(String(note.entryId)) ?? 'A school that was removed'
    const name = `notes/${noteName(school)}`
    const content = note.content as NoteNode
    return [
      [`${name}.md`, `# ${school}\n\n${asMarkdown(content)}\n`],
      [`${name}.docx`, noteDocx(school, content)],
    ]
  })
  const list = entries.map(lineOfList)
  return {
    ...Object.fromEntries(essays),
    ...Object.fromEntries(notes),
    'school-list.csv': stringify(list, { header: true, bom: true, escape_formulas: true }),
    'deadlines.ics': calendarOf(dates, { publicUrl: config.publicUrl, now: now() }).text,
  }
}

function readme(now: Date): string {
  return `This is everything in your Bearings account, as of ${now.toISOString()}.

essays/, notes/     What you have written, as Markdown and as Word documents
messages/           What you and each other person wrote to each other
school-list.csv     Your list, for a spreadsheet
deadlines.ics       Your dates, for a calendar
bearings.json,
bearings-texts.ndjson
                    For another Bearings server: choose this ZIP in its Settings (students only)
files/              The files you keep here: your picture and your documents
data/               Every table that has a row of yours, as JSON

Not included: passwords and anything else that proves who you are, and what advisors have noted about you in private.
`
}
