import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { preferences } from '../../../i18n/language.ts'
import { useStore } from '../../../ui/store.ts'
import { beginningOf } from '../layout/begin.ts'
import { layOut } from '../layout/lay-out.ts'
import { flatPen, hasCard, type Pen, penFor } from './choice.ts'
import { type Colours, coloursIn } from './colours.ts'
import type { Drawing, Pressed, Texts } from './drawing.ts'
import type { Drawn } from './drawn.ts'

export interface Stage {
  drawing: Drawing
  colours: Colours
  font: string
}

const FORCED = '(forced-colors: active)'
const STILL = '(prefers-reduced-motion: reduce)'

/** Changes with everything that the colours of the drawing depend on. */
function useScheme(): string {
  const { theme } = useStore(preferences)
  const [forced, setForced] = useState(() => matchMedia(FORCED).matches)
  useEffect(() => {
    const over = new AbortController()
    const asked = matchMedia(FORCED)
    asked.addEventListener('change', () => setForced(asked.matches), { signal: over.signal })
    return () => over.abort()
  }, [])
  return `${theme}${forced}`
}

/**
 * Draws at once where the layout begins, and moves the nodes when it is done. `null` = not drawn yet, `'CANNOT'` = the browser gives nothing
 * to draw on.
 */
export function useDrawing(
  box: RefObject<HTMLElement | null>,
  { drawn, texts }: { drawn: Drawn; texts: Omit<Texts, 'font'> },
  pressed: Pressed,
): Stage | 'CANNOT' | null {
  const [pen, setPen] = useState<Pen | null>(null)
  const [stage, setStage] = useState<Stage | 'CANNOT' | null>(null)
  const [beginning] = useState(() => beginningOf(drawn))
  /** Where the layout has come; null while it is under way. */
  const at = useRef<Float32Array | null>(null)
  const live = useRef<Drawing | null>(null)
  const scheme = useScheme()
  const onNode = useEffectEvent(pressed.onNode)
  const onEdge = useEffectEvent(pressed.onEdge)
  useEffect(() => {
    penFor(hasCard()).then(setPen, () => setStage('CANNOT'))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme stands for the colours that are read from the page.
  useEffect(() => {
    if (!box.current || !pen) return
    const colours = coloursIn(box.current)
    const { fontFamily: font } = getComputedStyle(box.current)
    try {
      const drawing = pen.draw(
        box.current,
        {
          drawn,
          placed: at.current ?? beginning.at,
          colours,
          texts: { ...texts, font },
          still: matchMedia(STILL).matches,
        },
        { onNode: (id) => onNode(id), onEdge: (id) => onEdge(id) },
      )
      live.current = drawing
      setStage({ drawing, colours, font })
      const sized = new ResizeObserver(drawing.resize)
      sized.observe(box.current)
      return () => {
        sized.disconnect()
        live.current = null
        drawing.kill()
      }
    } catch {
      // A card that is refused to this page after all: the processor draws without one, where it had begun.
      box.current.replaceChildren()
      flatPen().then(
        (flat) => (flat.draw === pen.draw ? setStage('CANNOT') : setPen(flat)),
        () => setStage('CANNOT'),
      )
    }
  }, [box, pen, drawn, beginning, texts, scheme])
  useEffect(() => {
    const over = new AbortController()
    layOut(beginning, over.signal)
      .then((placed) => {
        at.current = placed
        live.current?.place(placed)
      })
      .catch(() => undefined)
    return () => over.abort()
  }, [beginning])
  return stage
}
