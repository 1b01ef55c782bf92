/** The width of the drawing in its own units; it is stretched to the card. */
export const width = 1000
/** The height in pixels, including the room for names above and below. */
export const height = 108

/** The positions of the six ports: from left to right, and in pixels from the top. */
export const harbors = [58, 49, 54, 63, 45, 50].map((y, index) => ({ x: index * 200, y }))

/** How steeply the line passes through a port, alternating up and down. */
const swing = 13
const reach = 72

/** The line from each port to the next, as SVG path data. */
export const legs: readonly string[] = harbors.slice(1).map((to, index) => {
  const from = harbors[index]!
  const turn = index % 2 === 0 ? -1 : 1
  const leaves = `${from.x + reach} ${from.y + turn * swing}`
  const arrives = `${to.x - reach} ${to.y + turn * swing}`
  return `M${from.x} ${from.y}C${leaves} ${arrives} ${to.x} ${to.y}`
})
