/**
 * The props of the one primary action. It uses the light scheme's signal color, on which white text is
 * readable; the dark scheme's own would need dark text.
 */
export const signal = { className: 'button signal', 'data-mantine-color-scheme': 'light' } as const
