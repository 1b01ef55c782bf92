import { resolve } from 'node:path'
import { buildData } from './data/build.ts'

const [folder, data = resolve(import.meta.dirname, '../data')] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: npm run data -- FOLDER_OF_SOURCES [FOLDER_OF_THE_CATALOG]')
  process.exit(1)
}

// An unexpected value in a source is reported as one plain line, not as a stack trace.
try {
  for (const line of buildData(folder, data)) console.log(line)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
