/** The majors that a college is known to teach: CIP families of two digits, and fields of four. */
export type Taught = {
  unitid: number
  bachelorFamilies: readonly string[]
  associateFamilies: readonly string[]
  /** Fields in which bachelor's degrees were awarded, in data some years older than that of the families. */
  bachelorFields: readonly string[]
}

/**
 * Returns the codes of every major that a college is known to teach. A family is taught if a degree is offered
 * in it. For a field, only awards from some years ago are known. They count while the college still offers a
 * bachelor's degree in the field's family, so that no student is promised a field that was given up along with
 * its family.
 */
export function taughtCodes(college: Taught): Set<string> {
  const families = new Set(college.bachelorFamilies)
  const fields = college.bachelorFields.filter((code) => families.has(code.slice(0, 2)))
  return new Set([...families, ...college.associateFamilies, ...fields])
}
