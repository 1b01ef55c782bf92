import { most } from '@bearings/domain/archive/options'
import type { ArchivedText } from '@bearings/domain/archive/schema'
import type { Rows } from './store.ts'

type Places = { essays: readonly string[]; schools: readonly string[] }

/**
 * Returns the long texts, one per line, so that they can be read a line at a time: every essay and note, then
 * as many earlier versions as there is room for, the newest first.
 *
 * @param places The ids of essays and schools in the order in which the archive has them.
 */
export function archivedTexts(rows: Rows, { essays, schools }: Places) {
  const written = (texts: ArchivedText[]) => texts.map((text) => JSON.stringify(text))
  const present = [
    ...rows.essays!.flatMap(({ id, content }): ArchivedText[] => {
      const essay = essays.indexOf(String(id))
      return essay < 0 ? [] : [{ essay, content: String(content) }]
    }),
    ...rows.research_notes!.flatMap(({ entryId, content }): ArchivedText[] => {
      const school = schools.indexOf(String(entryId))
      return school < 0 ? [] : [{ school, note: content } as ArchivedText]
    }),
  ]
  const versions = rows
    .essay_versions!.map(({ essayId, content, savedAt, name }) => ({
      essay: essays.indexOf(String(essayId)),
      version: {
        content: String(content),
        savedAt: (savedAt as Date).toISOString(),
        name: name as string | null,
      },
    }))
    .filter(({ essay }) => essay >= 0)
    .toSorted((one, other) => (one.version.savedAt < other.version.savedAt ? 1 : -1))
  const lines = written(present)
  let room = most.textsBytes - lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0)
  const kept = written(versions.slice(0, most.versions)).filter((line) => {
    room -= Buffer.byteLength(line) + 1
    return room >= 0
  })
  return { texts: [...lines, ...kept].join('\n'), versionsLeft: versions.length - kept.length }
}
