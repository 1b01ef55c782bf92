/** The format from before backups contained files. */
export const oldFormat = 'bearings-backup 1'
export const format = 'bearings-backup 2'
export const formats = [oldFormat, format] as const
/** The marker after the rows; no row in JSON begins like this. */
export const filesMarker = '@files'
export const endMarker = '@end'
export const rowsPerBatch = 500

/** The first line of a backup. `keys`, the wrapping keys' ids, is absent from before encryption. */
export type Head = { is: string; migration: number; keys?: string[]; files?: 'inside' | 'elsewhere' }

export type Written = { rows: number; files: number }

/** Why a backup cannot be restored, in one line that says what to do. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

export function incompleteBackup(file: string): BackupRefused {
  return new BackupRefused(
    `${file} is incomplete or was changed. Use another file; nothing was changed here.`,
  )
}
