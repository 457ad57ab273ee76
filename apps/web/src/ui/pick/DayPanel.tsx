import { type DateValue, parseDate } from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Dialog,
  Heading,
} from 'react-aria-components'
import { Icon } from '../Icon.tsx'
import { Floating } from './Floating.tsx'
import type { PanelProps } from './Opener.tsx'
import css from './pick.module.css'

const dateOf = (day: string): DateValue | null => {
  try {
    return parseDate(day)
  } catch {
    return null
  }
}

/** The month to press one day in. */
export function Panel(
  props: PanelProps & { label: string; value: string; onChange: (day: string) => void },
) {
  const value = dateOf(props.value)
  return (
    <Floating {...props}>
      <Dialog className={css.days ?? ''} aria-label={props.label}>
        <Calendar
          aria-label={props.label}
          value={value}
          defaultFocusedValue={value}
          onChange={(date) => {
            props.onChange(String(date))
            props.onClose()
          }}
        >
          <header className={css.month}>
            <Button slot="previous">
              <Icon name="left" size={15} />
            </Button>
            <Heading />
            <Button slot="next">
              <Icon name="right" size={15} />
            </Button>
          </header>
          <CalendarGrid className={css.grid ?? ''} weekdayStyle="narrow">
            {(date) => <CalendarCell date={date} className={css.day ?? ''} />}
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Floating>
  )
}
