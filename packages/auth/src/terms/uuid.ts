/** Whether a value is a UUID. PostgreSQL throws when an id is compared with any other text. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
}

/** Makes a well-formed UUID (version 4) from the first 16 of these bytes. */
export function uuidFrom(bytes: Buffer): string {
  const id = Buffer.from(bytes.subarray(0, 16))
  id[6] = (id[6]! & 0x0f) | 0x40
  id[8] = (id[8]! & 0x3f) | 0x80
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
