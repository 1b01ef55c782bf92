import { scholarshipsImport } from './features/money/managed/import.ts'
import { catalogImport } from './features/schools/managed/write.ts'

/** All files that an admin can import. */
export const imports = [catalogImport, scholarshipsImport]
