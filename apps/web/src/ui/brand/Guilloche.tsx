/**
 * The fine-line rosette of securities and invoices, computed: nested sine rings around one centre. A ring shifted in
 * phase is the same ring turned, so that one path serves all its copies and the markup stays small.
 */
const TURN = Math.PI * 2
const POINTS_PER_PETAL = 22

function ring(radius: number, depth: number, petals: number): string {
  const steps = petals * POINTS_PER_PETAL
  const points = Array.from({ length: steps }, (_, i) => {
    const a = (i / steps) * TURN
    const r = radius + depth * Math.sin(petals * a)
    return `${(300 + r * Math.cos(a)).toFixed(1)} ${(300 + r * Math.sin(a)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const RINGS = [
  { id: 'g-outer', path: ring(232, 46, 14), petals: 14, copies: 6 },
  { id: 'g-inner', path: ring(132, 34, 10), petals: 10, copies: 5 },
]

export function Guilloche({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 600 600"
      fill="none"
      stroke="currentColor"
      strokeWidth=".7"
      aria-hidden="true"
    >
      {RINGS.map(({ id, path, petals, copies }) => (
        <g key={id}>
          <path id={id} d={path} />
          {Array.from({ length: copies - 1 }, (_, i) => {
            const degrees = ((i + 1) / copies) * (360 / petals)
            return (
              <use
                key={degrees}
                href={`#${id}`}
                transform={`rotate(${degrees.toFixed(2)} 300 300)`}
              />
            )
          })}
        </g>
      ))}
    </svg>
  )
}
