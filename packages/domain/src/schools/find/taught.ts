/** The majors that a college is known to teach: CIP families of two digits, and fields of four. */
export type Taught = {
  unitid: number
  bachelorFamilies: readonly string[]
  associateFamilies: readonly string[]
  /** Fields in which bachelor's degrees were awarded, in data some years older than that of the families. */
  bachelorFields: readonly string[]
}

/**
 * Whether a college is known to teach a major. A family is taught if a degree is offered in it. For a field,
 * only awards from some years ago are known. They count while the college still offers a bachelor's degree in
 * the field's family, so that no student is promised a field that was given up along with its family.
 */
export function teaches(
  { bachelorFamilies, associateFamilies, bachelorFields }: Taught,
  code: string,
): boolean {
  const family = code.slice(0, 2)
  if (code === family) return bachelorFamilies.includes(family) || associateFamilies.includes(family)
  return bachelorFields.includes(code) && bachelorFamilies.includes(family)
}
