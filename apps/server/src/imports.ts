import { scholarshipsImport } from './features/money/managed/import.ts'
import { catalogImport } from './features/schools/managed/write.ts'

/** Every file that an admin can bring in. */
export const imports = [catalogImport, scholarshipsImport]
