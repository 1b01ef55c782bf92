import { compareNames } from '@bearings/domain/compare-names'
import { stateNames } from '@bearings/domain/states'

/** The states as options of a field, sorted by name. */
export const stateOptions = Object.entries(stateNames)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => compareNames(one.label, other.label))
