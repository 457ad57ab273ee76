/**
 * W3C trace context of what a person does: calls that follow one click are one trace, which the service may keep (docs/decisions/0242).
 * Numbers by chance; they tell nothing of who clicked.
 */
const BYTES = { trace: 16, span: 8 } as const

const drawn = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

let trace = drawn(BYTES.trace)

const begin = () => {
  trace = drawn(BYTES.trace)
}
// In the capture phase: before any listener that makes a call.
if (typeof document !== 'undefined')
  for (const kind of ['click', 'submit', 'popstate'] as const)
    addEventListener(kind, begin, { capture: true })

/** The header of one call: the trace of the last click, and a span of its own. */
export const traceparent = (): string => `00-${trace}-${drawn(BYTES.span)}-01`
