import type { NodeKind, Tone } from './drawn.ts'

/** Colours of the drawing as the page's sheet says them, resolved: a canvas knows no variables. */
export interface Colours {
  text: string
  surface: string
  line: string
  chosen: string
  nodes: Record<NodeKind, string>
  edges: Record<Tone, string>
}

export const NODES: Record<NodeKind, string> = {
  CENTRE: 'var(--accent)',
  ENTERPRISE: 'var(--series-3)',
  RISKY: 'var(--flag-red)',
  PERSON: 'var(--series-6)',
  FOLDED: 'var(--text-3)',
}
export const EDGES: Record<Tone, string> = {
  TRADE: 'var(--series-1)',
  CAPITAL: 'var(--series-3)',
  PEOPLE: 'var(--series-6)',
  GUARANTEE: 'var(--series-4)',
  SAME: 'var(--series-2)',
  LITIGATION: 'var(--flag-red)',
}

const forced = (): boolean => matchMedia('(forced-colors: active)').matches

/** What holds in this element at this moment: light, dark, or the colours that its reader's system forces. */
export function coloursIn(element: HTMLElement): Colours {
  const probe = document.createElement('i')
  probe.style.display = 'none'
  // Forced colours would answer for every name with the one of text.
  probe.style.setProperty('forced-color-adjust', 'none')
  element.append(probe)
  const own = (colour: string) => {
    probe.style.color = colour
    return getComputedStyle(probe).color
  }
  const named = (colour: string, system: string) => own(forced() ? system : colour)
  const all = <K extends string>(of: Record<K, string>, system: string) =>
    Object.fromEntries(
      Object.entries<string>(of).map(([key, colour]) => [key, named(colour, system)]),
    ) as Record<K, string>
  const colours = {
    text: named('var(--text)', 'CanvasText'),
    surface: named('var(--surface)', 'Canvas'),
    line: named('var(--line)', 'GrayText'),
    chosen: named('var(--focus)', 'Highlight'),
    nodes: all(NODES, 'CanvasText'),
    edges: all(EDGES, 'CanvasText'),
  }
  probe.remove()
  return colours
}
