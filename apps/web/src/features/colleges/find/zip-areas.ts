import type { Home } from '#colleges/use-home.ts'

/**
 * Returns the approximate location of a ZIP code, by its first three digits; `null` if there is no such area.
 * The list is loaded once.
 */
export async function homeOf(zip: string): Promise<Home | null> {
  const { default: areas } = await import('@bearings/data/zip-areas.csv?raw')
  const row = areas.split('\n').find((line) => line.startsWith(`${zip.slice(0, 3)},`))
  if (!row) return null
  const [, state, lat, lon] = row.split(',') as [string, string, string, string]
  return { zip, state, lat: Number(lat), lon: Number(lon) }
}
