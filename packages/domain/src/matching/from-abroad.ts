// On their own, because Home needs nothing else of matching.

/** Whether a citizenship makes somebody an international student; `null` if it is not given. */
export function isInternational(citizenship: string | null): boolean | null {
  if (citizenship === 'international') return true
  return citizenship === 'us-citizen' || citizenship === 'permanent-resident' ? false : null
}

/**
 * Whether somebody applies as an international student; `null` while that is not known. Without a citizenship, whoever
 * lives abroad does.
 */
export function appliesFromAbroad({
  isFromAbroad,
  country,
}: {
  isFromAbroad?: boolean | null | undefined
  country?: string | null | undefined
}): boolean | null {
  return isFromAbroad ?? (country ? true : null)
}
