import { catalogImport } from './features/colleges/managed/write.ts'
import { scholarshipsImport } from './features/money/managed/import.ts'

/** All files that an admin can import. */
export const imports = [catalogImport, scholarshipsImport]
