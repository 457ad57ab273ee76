import { type DateValue, parseDate } from '@internationalized/date'
import { Button, CalendarCell, CalendarGrid, Heading } from 'react-aria-components'
import { Icon } from '../Icon.tsx'
import css from './pick.module.css'

/** null = no day, or none yet. */
export function dateOf(day: string): DateValue | null {
  try {
    return parseDate(day)
  } catch {
    return null
  }
}

/** The face of a calendar: its month with the ways to the next, and its days. */
export function Month() {
  return (
    <>
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
    </>
  )
}
