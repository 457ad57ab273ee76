import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { short } from '../amounts.ts'
import styles from '../graph.module.css'
import { words } from '../words.ts'
import { type Lit, otherEnd, type World } from '../world.ts'
import { drawnOf, foldedOf } from './drawn.ts'
import { Legend } from './Legend.tsx'
import { pictureOf } from './picture.ts'
import { isArrow, steer } from './steer.ts'
import { useDrawing } from './useDrawing.ts'

export interface CanvasProps {
  world: World
  title: string
  /** Node or relation whose card is open. */
  chosen: string | null
  lit: Lit | null
  onNode: (id: string) => void
  onEdge: (id: string) => void
  onList: () => void
  /** Whoever holds it can take a picture, while there is one to take. */
  picture: RefObject<((lines: readonly string[]) => Promise<Blob>) | null>
}

/**
 * The graph, to look at and to walk through: by mouse, by finger, and by arrow keys along its relations. What it draws it takes once: another
 * answer or language is another canvas (`key`).
 */
export default function Canvas(props: CanvasProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { world, title, chosen, lit, picture } = props
  const hint = useId()
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(world.centre?.id ?? null)
  const [heard, setHeard] = useState('')
  const [drawn] = useState(() =>
    drawnOf(world, {
      edge: (type) => t(`edge${type}`),
      others: (n) => t('others', { n }),
      amount: (fen) => short(fen, language),
    }),
  )
  const [texts] = useState(() => ({
    wheel: t('wheel'),
    appleWheel: t('appleWheel'),
    touch: t('touch'),
  }))
  const press = (edge: string) => {
    const of = foldedOf(edge)
    if (of === null) props.onEdge(edge)
    else props.onNode(of)
  }
  const stage = useDrawing(
    box,
    { drawn, texts },
    { onNode: (id) => props.onNode(foldedOf(id) ?? id), onEdge: press },
  )
  const drawing = stage && stage !== 'CANNOT' ? stage.drawing : null
  useEffect(() => drawing?.light(lit), [drawing, lit])
  useEffect(() => {
    if (chosen !== null && world.nodes.has(chosen)) setAt(chosen)
  }, [chosen, world])
  const marked = chosen !== null && world.edges.has(chosen) ? chosen : at
  useEffect(() => {
    drawing?.choose(marked)
    if (marked !== null) drawing?.reveal(marked)
  }, [drawing, marked])
  useEffect(() => {
    if (!stage || stage === 'CANNOT') return
    picture.current = (lines) =>
      pictureOf(stage.drawing, stage.colours, { lines, font: stage.font })
    return () => {
      picture.current = null
    }
  }, [stage, picture])

  const walk = (key: string) => {
    if (!drawing || at === null) return
    const around = new Set(world.edgesOf(at).map((edge) => otherEnd(edge, at)))
    around.delete(at)
    const next = steer(key, drawing.spotOf(at), [...around].map(drawing.spotOf))
    if (next === null) return setHeard(t('noWay'))
    setAt(next)
    setHeard(t('atNode', { name: world.nodes.get(next)!.name, n: world.edgesOf(next).length }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const zoom = ({ '+': 'IN', '=': 'IN', '-': 'OUT', '0': 'WHOLE' } as const)[key]
    if (isArrow(key)) walk(key)
    else if (key === 'Enter' && at !== null) props.onNode(at)
    else if (zoom) drawing?.zoom(zoom)
    else return
    event.preventDefault()
  }
  if (stage === 'CANNOT')
    return (
      <Empty icon="warning" title={t('cannotDraw')}>
        <Button icon="menu" onClick={props.onList}>
          {t('toList')}
        </Button>
      </Empty>
    )
  return (
    <>
      <div className={layout.anchor}>
        <div
          className={styles.keys}
          role="application"
          aria-label={t('graphOf', { name: title })}
          aria-describedby={hint}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys that it tells of.
          tabIndex={0}
          onKeyDown={onKeyDown}
        >
          <div ref={box} className={styles.stage} aria-hidden="true" />
        </div>
        <div className={styles.zoom}>
          <IconButton icon="plus" label={t('zoomIn')} onClick={() => drawing?.zoom('IN')} />
          <IconButton icon="minus" label={t('zoomOut')} onClick={() => drawing?.zoom('OUT')} />
          <IconButton icon="fullscreen" label={t('whole')} onClick={() => drawing?.zoom('WHOLE')} />
        </div>
      </div>
      <p id={hint} className={textStyles.mutedXs}>
        {t('keys')}
      </p>
      <p className={textStyles.srOnly} aria-live="polite">
        {heard}
      </p>
      <Legend drawn={drawn} />
    </>
  )
}
