import { IconButton } from '../Button.tsx'
import { Select } from '../Field.tsx'
import textStyles from '../styles/text.module.css'
import { fill, useUiText } from '../text.ts'
import styles from './table.module.css'

/** A number of rows as it is read: 10,000+ where there are more than were counted. */
export const counted = (total: number, more: boolean | undefined): string =>
  `${total.toLocaleString('en-US')}${more ? '+' : ''}`

/** Page n of many under a table. Hidden while everything fits on one page of the smallest size. */
export function Pager(props: {
  page: number
  size: number
  total: number
  /** What it turns the pages of, where a page has several. */
  of?: string
  /** There are more rows than `total`: the server counted no further. */
  more?: boolean | undefined
  sizes?: number[]
  onChange: (page: number, size: number) => void
}) {
  const text = useUiText()
  const { page, size, total, more = false, sizes = [10, 20, 50, 100], onChange } = props
  const pages = Math.max(1, Math.ceil(total / size))
  if (total <= Math.min(size, ...sizes)) return null
  return (
    <nav
      className={styles.pager}
      data-part="pager"
      aria-label={props.of && fill(text.pagesOf, { of: props.of })}
    >
      <span className={textStyles.num}>{fill(text.total, { n: counted(total, more) })}</span>
      <Select
        aria-label={fill(text.perPage, { n: size })}
        value={size}
        onChange={(event) => onChange(1, Number(event.target.value))}
      >
        {sizes.map((n) => (
          <option key={n} value={n}>
            {fill(text.perPage, { n })}
          </option>
        ))}
      </Select>
      <IconButton
        icon="left"
        label={text.prev}
        size={15}
        disabled={page <= 1}
        onClick={() => onChange(page - 1, size)}
      />
      <span className={textStyles.num}>
        {fill(text.page, { p: page, n: more ? `${pages}+` : pages })}
      </span>
      <IconButton
        icon="right"
        label={text.next}
        size={15}
        disabled={page >= pages && !more}
        onClick={() => onChange(page + 1, size)}
      />
    </nav>
  )
}
