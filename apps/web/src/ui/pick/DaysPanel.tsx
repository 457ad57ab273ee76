import type { DateValue } from '@internationalized/date'
import {
  DateField,
  DateInput,
  DateSegment,
  Dialog,
  Label,
  RangeCalendar,
} from 'react-aria-components'
import { Button as OurButton } from '../Button.tsx'
import { useUiText } from '../text.ts'
import type { Days, DaysShortcut } from './days.ts'
import { Floating } from './Floating.tsx'
import { dateOf, Month } from './Month.tsx'
import type { PanelProps } from './Opener.tsx'
import css from './pick.module.css'

/** Shortcuts, two days to type (either may stay open), and the month to press in. */
export function Panel(
  props: PanelProps & {
    label: string
    value: Days
    shortcuts: readonly DaysShortcut[]
    onChange: (days: Days) => void
  },
) {
  const text = useUiText()
  const { value, onChange, onClose } = props
  const start = dateOf(value.from)
  const end = dateOf(value.to)
  const choose = (days: Days) => {
    onChange(days)
    onClose()
  }
  return (
    <Floating {...props}>
      <Dialog className={css.days ?? ''} aria-label={props.label}>
        <div className={css.shortcuts}>
          {props.shortcuts.map((s) => (
            <button
              key={s.key}
              type="button"
              aria-pressed={s.from === value.from && s.to === value.to}
              onClick={() => choose({ from: s.from, to: s.to })}
            >
              {s.label}
            </button>
          ))}
        </div>
        <div className={css.typed}>
          <Typed
            label={text.from}
            value={start}
            onChange={(from) => onChange({ ...value, from })}
          />
          <Typed label={text.to} value={end} onChange={(to) => onChange({ ...value, to })} />
        </div>
        <RangeCalendar
          aria-label={props.label}
          value={start && end && start.compare(end) <= 0 ? { start, end } : null}
          defaultFocusedValue={end ?? start}
          onChange={(range) => choose({ from: String(range.start), to: String(range.end) })}
        >
          <Month />
        </RangeCalendar>
        <div className={css.foot}>
          <OurButton size="sm" onClick={() => choose({ from: '', to: '' })}>
            {text.anyDay}
          </OurButton>
          <OurButton size="sm" variant="primary" onClick={onClose}>
            {text.done}
          </OurButton>
        </div>
      </Dialog>
    </Floating>
  )
}

function Typed(props: { label: string; value: DateValue | null; onChange: (day: string) => void }) {
  return (
    <DateField
      value={props.value}
      shouldForceLeadingZeros
      onChange={(date) => props.onChange(date ? String(date) : '')}
    >
      <Label>{props.label}</Label>
      <DateInput className={css.segments ?? ''}>
        {(segment) => <DateSegment segment={segment} className={css.segment ?? ''} />}
      </DateInput>
    </DateField>
  )
}
