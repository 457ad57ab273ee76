/**
 * The fine-line rosette of securities and invoices, computed: nested hypotrochoids around one centre.
 * Rounded to whole tenths so that the markup of the page stays small.
 */
const TURN = Math.PI * 2

function rosette(radius: number, depth: number, petals: number, phase: number): string {
  const steps = petals * 9
  const points: string[] = []
  for (let i = 0; i <= steps; i++) {
    const a = (i / steps) * TURN
    const r = radius + depth * Math.sin(petals * a + phase)
    points.push(`${Math.round(300 + r * Math.cos(a))} ${Math.round(300 + r * Math.sin(a))}`)
  }
  return `M${points.join('L')}Z`
}

const RINGS = [
  { radius: 232, depth: 46, petals: 14, copies: 5 },
  { radius: 132, depth: 34, petals: 10, copies: 4 },
]

export function Guilloche({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 600 600"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {RINGS.flatMap(({ radius, depth, petals, copies }) =>
        Array.from({ length: copies }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: static art.
            key={`${radius}-${i}`}
            d={rosette(radius, depth, petals, (i / copies) * TURN)}
            strokeWidth=".8"
          />
        )),
      )}
    </svg>
  )
}
