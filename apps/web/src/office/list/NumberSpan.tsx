import { useEffect, useState } from 'react'
import { dictionary, useWords } from '../../i18n/dictionary.ts'
import { Field, Input } from '../../ui/Field.tsx'
import { endsOf, isWithin, type Span, type Values } from './filters.ts'
import css from './list.module.css'

const words = dictionary(
  { anyFigure: '不限', highestOf: '{label}：最高' },
  { anyFigure: 'any', highestOf: '{label}: highest' },
)

/** Lowest and highest of a figure, both included. Asks on Enter and on leaving a field; what is no such figure is put back. */
export default function NumberSpan(props: {
  of: Span
  values: Values
  change: (values: Record<string, string | null>) => void
}) {
  const t = useWords(words)
  const { of, values } = props
  const [low, high] = endsOf(of)
  const [from, to] = [values[low] ?? '', values[high] ?? '']
  const ask = (least: string, most: string) => {
    if (least === from && most === to) return
    const isBackwards = least !== '' && most !== '' && Number(least) > Number(most)
    props.change(isBackwards ? { [low]: most, [high]: least } : { [low]: least, [high]: most })
  }
  return (
    <Field label={of.label}>
      {(ids) => (
        <span className={css.span}>
          <Bound ids={ids} of={of} value={from} onPick={(v) => ask(v, to)} />
          <span aria-hidden="true">–</span>
          <Bound
            ids={{ 'aria-label': t('highestOf', { label: of.label }) }}
            of={of}
            value={to}
            onPick={(v) => ask(from, v)}
          />
        </span>
      )}
    </Field>
  )
}

function Bound(props: {
  ids: { id?: string; 'aria-label'?: string }
  of: Span
  value: string
  onPick: (value: string) => void
}) {
  const t = useWords(words)
  const { of, value } = props
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const pick = () => {
    const written = text.trim()
    if (written === '' || isWithin(of, written)) props.onPick(written)
    else setText(value)
  }
  return (
    <Input
      {...props.ids}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      placeholder={t('anyFigure')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') pick()
      }}
      onBlur={pick}
    />
  )
}
