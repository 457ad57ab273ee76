/** The four arrows, as a direction on the screen: y grows downwards. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

export interface Spot {
  id: string
  x: number
  y: number
}

/**
 * The neighbour that an arrow leads to: the one that lies nearest to its direction, of two that lie alike the nearer. Null where the key is
 * no arrow, or where no neighbour lies on that side.
 */
export function steer(key: string, from: Spot, neighbours: readonly Spot[]): string | null {
  const arrow = ARROWS[key]
  if (!arrow) return null
  let best: { id: string; turn: number; far: number } | null = null
  for (const { id, x, y } of neighbours) {
    const [dx, dy] = [x - from.x, y - from.y]
    const far = Math.hypot(dx, dy)
    if (far === 0) continue
    // 1 = straight ahead; what lies more than 80° aside belongs to another arrow.
    const turn = (dx * arrow[0] + dy * arrow[1]) / far
    if (turn < 0.17) continue
    if (!best || turn > best.turn + 1e-6 || (turn > best.turn - 1e-6 && far < best.far))
      best = { id, turn, far }
  }
  return best?.id ?? null
}

export const isArrow = (key: string): boolean => Object.hasOwn(ARROWS, key)
