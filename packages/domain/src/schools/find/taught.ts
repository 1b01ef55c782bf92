/** What is known of what a college teaches: CIP families of two digits, and fields of four. */
export type Taught = {
  unitid: number
  bachelorFamilies: readonly string[]
  associateFamilies: readonly string[]
  /** In which bachelor's degrees were awarded, years before the families were asked for. */
  bachelorFields: readonly string[]
}

/**
 * Whether a college teaches a major, as far as anybody has said. A family is taught where a degree is offered in it. For a
 * field there are only awards of some years ago: it counts where its family is still offered, so that what was given up with
 * all that is like it is not promised.
 * @param code a family, as in "11", or a field, as in "11.07".
 */
export function teaches(
  { bachelorFamilies, associateFamilies, bachelorFields }: Taught,
  code: string,
): boolean {
  const family = code.slice(0, 2)
  if (code === family) return bachelorFamilies.includes(family) || associateFamilies.includes(family)
  return bachelorFields.includes(code) && bachelorFamilies.includes(family)
}
