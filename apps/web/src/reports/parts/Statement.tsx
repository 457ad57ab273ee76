import { STATEMENTS } from './method-text.ts'

/** E: sources, limits of use, objections. */
export function Statement() {
  return (
    <dl className="rp-statement">
      {STATEMENTS.map((s) => (
        <div key={s.title}>
          <dt>{s.title}</dt>
          <dd>{s.text}</dd>
        </div>
      ))}
    </dl>
  )
}
