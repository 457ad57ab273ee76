export type Side = 'right' | 'left' | 'above' | 'below'

/** Pixels, as all here. */
export const NAME_SIZE = 12
/** Between a node and its name. */
const GAP = 6

/**
 * Where the name of a node stands so that the edge of the drawing cuts none of it: where it is wanted, else above
 * or below, else on the other side, else towards the middle, where most of it can be seen.
 * @param at pixels: the node's middle from the left edge, its radius, how wide its name is and how wide the drawing
 */
export function sideWithin(
  wanted: Side,
  { x, radius, name, width }: { x: number; radius: number; name: number; width: number },
): Side {
  const reach = radius + GAP + name
  const upright = x - name / 2 >= 0 && x + name / 2 <= width
  const fits: Record<Side, boolean> = {
    ...{ right: x + reach <= width, left: x - reach >= 0 },
    ...{ above: upright, below: upright },
  }
  if (fits[wanted]) return wanted
  // Two at one height, one name below and one above: neither lies on the other.
  const uprights = x <= width / 2 ? (['below', 'above'] as const) : (['above', 'below'] as const)
  const others = [...uprights, 'right' as const, 'left' as const].filter((side) => fits[side])
  return others[0] ?? (x < width / 2 ? 'right' : 'left')
}

/** Around a drawing; on a phone, and of few nodes, as much as half a name takes, up to this part of the width. */
const PADDING = 36
const FEW = 12
const NARROW = 640
const MOST = 0.28

/** How far from the edge of a drawing its outermost nodes stand, so that names above and below them are whole. */
export function paddingFor<Name>(
  width: number,
  names: readonly Name[],
  widthOf: (name: Name) => number,
): number {
  // Of many names none is measured: of ten thousand that takes longer than to draw them.
  if (names.length > FEW || width > NARROW) return PADDING
  const widest = names.reduce((most, name) => Math.max(most, widthOf(name)), 0)
  return Math.max(PADDING, Math.min(width * MOST, widest / 2 + GAP))
}

/** How wide a name is. */
export function nameWidths(font: string): (name: string) => number {
  const pen = document.createElement('canvas').getContext('2d')!
  pen.font = `${NAME_SIZE}px ${font}`
  return (name) => pen.measureText(name).width
}
