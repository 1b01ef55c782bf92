/**
 * Reads a class rank as the student wrote it, as a percent of the class from the top: "25/410" and "25 of 410"
 * are 6.1, and so is "25 in 410"; "top 5%" is 5. `null` if it is neither a place among a number nor a percent: "3rd", "does not rank".
 */
export function rankPercent(text: string): number | null {
  const place =
    /(\d[\d,]*)\s*(?:st|nd|rd|th)?\s*(?:\/|\b(?:out )?of\b|\bin\b)\s*(?:a class of\s*)?(\d[\d,]*)/i.exec(text)
  if (place) {
    const [rank, size] = [place[1]!, place[2]!].map((digits) => Number(digits.replaceAll(',', ''))) as [
      number,
      number,
    ]
    return rank >= 1 && rank <= size ? (100 * rank) / size : null
  }
  const share = /(\d+(?:\.\d+)?)\s*(?:%|percent)/i.exec(text)
  if (!share || /percentile|bottom/i.test(text)) return null
  const percent = Number(share[1])
  return percent > 0 && percent <= 100 ? percent : null
}
