/** A place on the map, in degrees. */
export type Place = { lat: number; lon: number }

/** Mean radius of the Earth in statute miles (IUGG). */
const radius = 3958.8

/** Returns the great-circle distance in miles. */
export function milesBetween(one: Place, other: Place): number {
  const [lat1, lat2] = [radians(one.lat), radians(other.lat)]
  const across = Math.sin((lat2 - lat1) / 2) ** 2
  const along = Math.sin(radians(other.lon - one.lon) / 2) ** 2
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(across + Math.cos(lat1) * Math.cos(lat2) * along)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
